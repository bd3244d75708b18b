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
