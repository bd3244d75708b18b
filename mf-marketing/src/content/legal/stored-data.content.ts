import type { StoredRow } from '../../shared/stored-rows.tsx';

/** What the platform stores, row by row, as the software does it. */
export const STORED_DATA: readonly StoredRow[] = [
  {
    what: 'Username, email, full name and phone number if you give them',
    purpose: 'Your account, and mails about it',
    duration: 'As long as the account exists',
  },
  {
    what: 'Your password, as a hash that cannot be read back',
    purpose: 'Signing in',
    duration: 'Until you change it or the account ends',
  },
  {
    what: 'Identity details, encrypted',
    purpose: 'The one review before AI Basics opens',
    duration: 'As long as the account exists, or until you have them deleted',
  },
  {
    what: 'Purchases, completed tasks, rewards, withdrawals, referrals',
    purpose: 'Your balance and your statement',
    duration: 'For good: a ledger is never edited and nothing in it is deleted',
  },
  {
    what: 'Payout details of a withdrawal, encrypted',
    purpose: 'Sending the money',
    duration: 'With the withdrawal they belong to',
  },
  {
    what: 'What the two detection tasks found: browser, system, screen, language',
    purpose: 'Shown to you before it is sent; proof of the task',
    duration: 'With the completed task',
  },
  {
    what: 'Messages to support',
    purpose: 'Answering them',
    duration: 'As long as the account exists; without an account until you ask us to delete them',
  },
  {
    what: 'Network addresses from which sign-ins succeeded or failed',
    purpose: 'Keeping strangers from guessing passwords',
    duration: '90 days after a sign-in; failed attempts up to an hour',
  },
  {
    what: 'What administrators did to your account',
    purpose: 'Accounting for every decision',
    duration: 'For good',
  },
];
