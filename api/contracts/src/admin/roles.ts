import type { Endpoint } from '../endpoint.ts';

/** The roles of administrators; one can have several. */
export const ADMIN_ROLES = ['reviewer', 'cashier', 'support', 'owner'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

const EVERYONE: readonly AdminRole[] = ['reviewer', 'cashier', 'support'];
const OWNERS_ONLY: readonly AdminRole[] = [];

/**
 * The roles that may call each administrator endpoint, by its id. Owners may call every one and are not listed. A test
 * compares the ids with the endpoints; one that is missing is for owners only.
 */
export const ROLES_BY_ENDPOINT: Readonly<Record<string, readonly AdminRole[]>> = {
  'admin.counters': EVERYONE,

  'verification.list': ['reviewer'],
  'verification.listCsv': ['reviewer'],
  'verification.get': ['reviewer'],
  'verification.approve': ['reviewer'],
  'verification.reject': ['reviewer'],
  'verification.confirm': ['reviewer'],
  'verification.reveal': ['reviewer'],
  'admin.pendingVerifications': ['reviewer'],
  'reviews.list': ['reviewer'],
  'reviews.listCsv': ['reviewer'],
  'reviews.claimNext': ['reviewer'],
  'reviews.get': ['reviewer'],
  'reviews.claim': ['reviewer'],
  'reviews.unclaim': ['reviewer'],
  'reviews.approve': ['reviewer'],
  'reviews.requestRevision': ['reviewer'],
  'reviews.reject': ['reviewer'],
  'reviews.grantAppeal': ['reviewer'],
  'reviews.denyAppeal': ['reviewer'],

  // The roles of the decision itself are checked too.
  'decisions.check': ['reviewer', 'cashier'],
  'decisions.checkMany': ['reviewer', 'cashier'],
  'decisions.decideMany': ['reviewer', 'cashier'],

  // Support reads payments and payouts to answer where the money is, and decides nothing about it.
  'blueprints.pendingPurchases': ['cashier', 'support'],
  'blueprints.purchases': ['cashier', 'support'],
  'blueprints.purchase': ['cashier', 'support'],
  'blueprints.purchasesCsv': ['cashier'],
  'blueprints.approvePurchase': ['cashier'],
  'blueprints.rejectPurchase': ['cashier'],
  'withdrawals.pending': ['cashier', 'support'],
  'withdrawals.listAll': ['cashier', 'support'],
  'withdrawals.get': ['cashier', 'support'],
  'withdrawals.listAllCsv': ['cashier'],
  'withdrawals.approve': ['cashier'],
  'withdrawals.process': ['cashier'],
  'withdrawals.fail': ['cashier'],
  'withdrawals.bounce': ['cashier'],
  'withdrawals.reject': ['cashier'],
  'withdrawals.reveal': ['cashier'],
  'ledger.trialBalance': ['cashier'],

  'support.tickets': ['support'],
  'support.ticketsCsv': ['support'],
  'support.ticket': ['support'],
  'support.answerTicket': ['support'],
  'support.closeTicket': ['support'],
  'support.claimTicket': ['support'],
  'support.unclaimTicket': ['support'],
  'support.takeOverTicket': OWNERS_ONLY,
  'admin.outbox': ['support'],
  'admin.outboxCsv': ['support'],
  'admin.mail': ['support'],
  'admin.revealMail': ['support'],

  // Every record links to its member, whose personal data is masked.
  'users.list': EVERYONE,
  'users.get': EVERYONE,
  'users.completions': EVERYONE,
  'users.entries': ['cashier', 'support'],
  'users.listCsv': ['support'],
  'users.reveal': ['support'],
  'users.disable': ['support'],
  'users.enable': ['support'],
  'users.openSecondFactorReset': ['support'],
  'users.approveSecondFactorReset': ['support'],
  'users.cancelSecondFactorReset': ['support'],
  'users.setRoles': OWNERS_ONLY,

  // The roles of the record itself are checked too: a cashier reads no verification here either.
  'cases.due': ['reviewer', 'cashier'],
  'cases.get': EVERYONE,
  'cases.claim': ['reviewer', 'cashier'],
  'cases.unclaim': ['reviewer', 'cashier'],
  'cases.addNote': EVERYONE,
  'cases.takeOver': OWNERS_ONLY,

  'admin.audit': OWNERS_ONLY,
  'admin.auditCsv': OWNERS_ONLY,
  'admin.releases': OWNERS_ONLY,
  'admin.releases.health': OWNERS_ONLY,
  'releases.promote': OWNERS_ONLY,
  'releases.rollBack': OWNERS_ONLY,
  'releases.startCanary': OWNERS_ONLY,
  'releases.endCanary': OWNERS_ONLY,
};

/** Returns the roles that may call an administrator endpoint, owners included. */
export function rolesFor({ id }: Pick<Endpoint, 'id'>): readonly AdminRole[] {
  return [...(ROLES_BY_ENDPOINT[id] ?? OWNERS_ONLY), 'owner'];
}

/** Whether one of an administrator's roles allows an administrator endpoint. */
export function mayCall(roles: readonly AdminRole[], endpoint: Pick<Endpoint, 'id'>): boolean {
  return rolesFor(endpoint).some((role) => roles.includes(role));
}
