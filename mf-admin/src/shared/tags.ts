/** Under what the answers of the console's calls are cached; an action names what it changes. */
export const TAGS = {
  counters: 'staff-counters',
  verifications: 'staff-verifications',
  purchases: 'staff-purchases',
  withdrawals: 'staff-withdrawals',
  users: 'staff-users',
  tickets: 'staff-tickets',
  outbox: 'staff-outbox',
  audit: 'staff-audit',
  ledger: 'staff-ledger',
  releases: 'staff-releases',
} as const;
