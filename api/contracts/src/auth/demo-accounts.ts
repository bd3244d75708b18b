/**
 * Accounts that exist outside production: listed in the README, printed at every start and used by end-to-end tests.
 */
export const DEMO_ACCOUNTS = [
  {
    username: 'demo',
    password: 'draw-the-line-20',
    fullName: 'Demo Member',
    email: 'demo@example.com',
    isAdmin: false,
  },
  {
    username: 'admin',
    password: 'check-the-line-20',
    fullName: 'Demo Administrator',
    email: 'admin@example.com',
    isAdmin: true,
  },
] as const;

/** A member on day one, in the demo that a first start makes. */
export const DEMO_NEWCOMER = {
  username: 'newcomer',
  password: 'begin-the-line-20',
  fullName: 'Demo Newcomer',
  email: 'newcomer@example.com',
} as const;

/** The administrators of the demo beside `admin`, by role. */
export const DEMO_TEAM = {
  owner: {
    username: 'second-owner',
    password: 'hold-the-line-20',
    fullName: 'Demo Owner',
    email: 'owner@example.com',
  },
  reviewer: {
    username: 'reviewer',
    password: 'read-the-line-20',
    fullName: 'Demo Reviewer',
    email: 'reviewer@example.com',
  },
  cashier: {
    username: 'cashier',
    password: 'count-the-line-20',
    fullName: 'Demo Cashier',
    email: 'cashier@example.com',
  },
  support: {
    username: 'supporter',
    password: 'hear-the-line-20',
    fullName: 'Demo Supporter',
    email: 'supporter@example.com',
  },
} as const;
