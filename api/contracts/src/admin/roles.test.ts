import { ENDPOINTS } from '../endpoints.ts';
import { mayCall, type AdminRole } from './roles.ts';

/** Returns the ids of the endpoints of some domains that a role may call. */
function listCallable(role: AdminRole, domains: RegExp): string[] {
  return ENDPOINTS.filter(({ access }) => access === 'administrator')
    .filter((endpoint) => domains.test(endpoint.id) && mayCall([role], endpoint))
    .map(({ id }) => id)
    .sort();
}

test('support reads payments and payouts, and decides nothing about money, identities and work', () => {
  expect(listCallable('support', /^(blueprints|withdrawals|ledger|verification|reviews)\./)).toEqual([
    'blueprints.pendingPurchases',
    'blueprints.purchase',
    'blueprints.purchases',
    'withdrawals.get',
    'withdrawals.listAll',
    'withdrawals.pending',
  ]);
});

test('reviewers have nothing to do with money, and cashiers nothing with identities and work', () => {
  expect(listCallable('reviewer', /^(blueprints|withdrawals|ledger)\.|^users\.entries$/)).toEqual([]);
  expect(listCallable('cashier', /^(verification|reviews)\.|^admin\.pendingVerifications$/)).toEqual([]);
});

test.each(['reviewer', 'cashier'] as const)('a %s changes no user, and reveals no mail', (role) => {
  expect(listCallable(role, /^users\./).filter((id) => id !== 'users.entries')).toEqual([
    'users.completions',
    'users.get',
    'users.list',
  ]);
  expect(listCallable(role, /[mM]ail|outbox|^support\./)).toEqual([]);
});

test.each(['reviewer', 'cashier', 'support'] as const)(
  'a %s gives no roles, takes over no claim, reads no audit log and releases nothing',
  (role) => {
    expect(listCallable(role, /^users\.setRoles$|takeOver|^admin\.audit|^releases\./)).toEqual([]);
  },
);
