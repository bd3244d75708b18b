/** Cache tags of the admin endpoints: queries provide them, mutations invalidate them. */
export const TAGS = {
  counters: 'admin-counters',
  verifications: 'admin-verifications',
  purchases: 'admin-purchases',
  withdrawals: 'admin-withdrawals',
  users: 'admin-users',
  tickets: 'admin-tickets',
  reviews: 'admin-reviews',
  itemReports: 'admin-item-reports',
  tests: 'admin-tests',
  unitReports: 'admin-unit-reports',
  corrections: 'admin-corrections',
  certificates: 'admin-certificates',
  outbox: 'admin-outbox',
  audit: 'admin-audit',
  ledger: 'admin-ledger',
  releases: 'admin-releases',
  sessions: 'admin-sessions',
  cases: 'admin-cases',
} as const;

/** What every decision about a case changes, beside the cases of its kind. */
export const DECISION_TAGS = [TAGS.counters, TAGS.users, TAGS.outbox, TAGS.audit, TAGS.ledger] as const;
