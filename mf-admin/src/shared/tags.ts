/** Cache tags of the admin endpoints: queries provide them, mutations invalidate them. */
export const TAGS = {
  counters: 'admin-counters',
  verifications: 'admin-verifications',
  purchases: 'admin-purchases',
  withdrawals: 'admin-withdrawals',
  users: 'admin-users',
  tickets: 'admin-tickets',
  reviews: 'admin-reviews',
  outbox: 'admin-outbox',
  audit: 'admin-audit',
  ledger: 'admin-ledger',
  releases: 'admin-releases',
  sessions: 'admin-sessions',
  cases: 'admin-cases',
  held: 'admin-held-decisions',
} as const;
