import type { ListWords } from '../shared/list/list-screen.tsx';

/** The words of the lists. Titles and failures of the first one: product specification, sections 2 and 8. */
export const VERIFICATION_LIST: ListWords = {
  title: 'Identity Verifications',
  lead: 'Free-blueprint verifications, oldest first. What nobody decides is approved automatically.',
  plural: 'verifications',
  search: 'Search by username or ID',
  empty: {
    title: 'No pending verifications',
    text: 'Every verification has been decided. New ones appear here after a refresh.',
  },
};

export const PURCHASE_LIST: ListWords = {
  title: 'Blueprint Purchases',
  lead: 'Payments to be checked, oldest first. A blueprint opens when its payment is approved.',
  plural: 'purchases',
  search: 'Search by username, ID or reference',
  empty: {
    title: 'No pending purchases',
    text: 'Every purchase has been decided. New ones appear here after a refresh.',
  },
};

export const WITHDRAWAL_LIST: ListWords = {
  title: 'Withdrawals',
  lead: 'Requests to be approved, oldest first. Approved ones wait under Processing until they are paid out.',
  plural: 'withdrawals',
  search: 'Search by username or ID',
  empty: {
    title: 'No pending withdrawals',
    text: 'Every request has been decided. Approved ones are under the status Processing.',
  },
};

export const USER_LIST: ListWords = {
  title: 'Users',
  plural: 'users',
  search: 'Search by username, e-mail or ID',
  empty: { title: 'No users yet', text: 'Whoever signs up appears here.' },
};

export const TICKET_LIST: ListWords = {
  title: 'Support Tickets',
  lead: 'Open ones, oldest first.',
  plural: 'tickets',
  search: 'Search by username, reference or ID',
  empty: {
    title: 'No open tickets',
    text: 'Everybody who wrote has an answer. New tickets appear here after a refresh.',
  },
};

export const OUTBOX_LIST: ListWords = {
  title: 'Outbox',
  lead: 'Every mail of the platform, newest first. Without a mail server they are kept for reading here.',
  plural: 'mails',
  search: 'Search by username or ID',
  empty: { title: 'No mails yet', text: 'What the platform writes to members appears here.' },
};

export const AUDIT_LIST: ListWords = {
  title: 'Audit log',
  lead: 'Who did what to whom, and why. It is only ever added to.',
  plural: 'audit entries',
  search: 'Search by username or record ID',
  empty: { title: 'Nothing is recorded yet', text: 'What administrators and members do appears here.' },
};
