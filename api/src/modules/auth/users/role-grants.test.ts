import type { AdminRole } from '@platform/contracts';
import { newId, type Id } from '../../../platform/ids.ts';
import { doesRoleCount, grantRoles, type RoleGrant } from './role-grants.ts';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(hours * HOUR_MS);

type User = { _id: Id; adminRoles: AdminRole[]; roleGrants: RoleGrant[] };

const create = (role: AdminRole, grant?: { by: User; at: number; confirmedBy?: User }): User => ({
  _id: newId(),
  adminRoles: [role],
  roleGrants: grant
    ? [
        {
          ...{ role, at: at(grant.at), by: grant.by._id },
          confirmedAt: grant.confirmedBy ? at(grant.at) : null,
          confirmedBy: grant.confirmedBy?._id ?? null,
        },
      ]
    : [],
});

const maker = create('owner');
const [ROLE, OWNER] = ['cashier', 'owner'] as const;

test('a role of the start counts at once, one that was given after 72 hours', () => {
  const cashier = create(ROLE, { by: maker, at: 0 });
  expect(doesRoleCount(create(ROLE), ROLE, [maker], at(0))).toBe(true);
  expect(doesRoleCount(cashier, ROLE, [maker], new Date(72 * HOUR_MS - 1))).toBe(false);
  expect(doesRoleCount(cashier, ROLE, [maker], at(72))).toBe(true);
  expect(doesRoleCount(cashier, 'reviewer', [maker], at(72))).toBe(false);
});

test('where there is another owner, a role needs their confirmation beside the 72 hours', () => {
  const other = create(OWNER);
  const owners = [maker, other];
  expect(doesRoleCount(create(ROLE, { by: maker, at: 0 }), ROLE, owners, at(1_000))).toBe(false);
  const confirmed = create(ROLE, { by: maker, at: 0, confirmedBy: other });
  expect(doesRoleCount(confirmed, ROLE, owners, at(71))).toBe(false);
  expect(doesRoleCount(confirmed, ROLE, owners, at(72))).toBe(true);
});

test('an owner whose role does not count, or is younger, cannot be waited for', () => {
  const young = create(OWNER, { by: maker, at: 10 });
  const cashier = create(ROLE, { by: maker, at: 20 });
  expect(doesRoleCount(create(ROLE, { by: maker, at: 0 }), ROLE, [maker, young], at(92))).toBe(true);
  // At 82 hours the younger owner counts, and is from then on the one who has to confirm.
  expect(doesRoleCount(young, OWNER, [maker, young], at(82))).toBe(true);
  expect(doesRoleCount(cashier, ROLE, [maker, young], at(92))).toBe(false);
});

test('two owners whom one has made at once do not wait for each other', () => {
  const owners = [maker, create(OWNER, { by: maker, at: 0 }), create(OWNER, { by: maker, at: 0 })];
  for (const owner of owners) expect(doesRoleCount(owner, OWNER, owners, at(72))).toBe(true);
});

test('a role that is kept keeps its time, and one that is given again begins anew', () => {
  const before = create(ROLE, { by: maker, at: 0 });
  const after = grantRoles(before, ['reviewer', ROLE], { at: at(5), by: maker._id });
  expect(after.map((grant) => [grant.role, grant.at])).toEqual([
    [ROLE, at(0)],
    ['reviewer', at(5)],
  ]);
  const member = { adminRoles: [], roleGrants: grantRoles(before, [], { at: at(5), by: maker._id }) };
  expect(grantRoles(member, [ROLE], { at: at(6), by: maker._id })).toMatchObject([{ at: at(6) }]);
});
