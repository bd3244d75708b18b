/*
 * Invariant: a role that an owner gave counts for approvals after 72 hours, and once another owner has confirmed it, if
 * there was one whose role counts. So no one approves beside an account of their own that others do not know. A role
 * without a grant was given at a start. Pure functions.
 */
import { APPROVER_WAIT_HOURS, type AdminRole } from '@platform/contracts';
import type { Id } from '../../../platform/ids.ts';
import type { UserRecord } from '../auth.model.ts';

/** When and by whom a role was given, and which other owner has confirmed it. */
export type RoleGrant = {
  role: AdminRole;
  at: Date;
  by: Id;
  confirmedAt: Date | null;
  confirmedBy: Id | null;
};

type Roles = Pick<UserRecord, 'adminRoles' | 'roleGrants'>;
/** An administrator who is enabled. */
type Administrator = Roles & Pick<UserRecord, '_id'>;

/** Returns the grants of the roles that a user has after a change: earlier roles keep theirs. */
export function grantRoles(
  before: Roles,
  rolesAfter: readonly AdminRole[],
  { at, by }: Pick<RoleGrant, 'at' | 'by'>,
): RoleGrant[] {
  const kept = (before.roleGrants ?? []).filter(({ role }) => rolesAfter.includes(role));
  const added = rolesAfter.filter((role) => !before.adminRoles.includes(role));
  return [...kept, ...added.map((role) => ({ role, at, by, confirmedAt: null, confirmedBy: null }))];
}

/** Says since when a grant can count. */
export function grantCountsFrom({ at }: RoleGrant): Date {
  return new Date(at.getTime() + APPROVER_WAIT_HOURS * 3_600_000);
}

const findGrant = ({ roleGrants = [] }: Roles, role: AdminRole): RoleGrant | undefined =>
  roleGrants.find((grant) => grant.role === role);

/** Whether a role of a user counts for approvals. @param owners those who are enabled */
export function doesRoleCount(
  user: Administrator,
  role: AdminRole,
  owners: readonly Administrator[],
  now: Date,
): boolean {
  if (!user.adminRoles.includes(role)) return false;
  const grant = findGrant(user, role);
  if (!grant) return true;
  return grantCountsFrom(grant) <= now && !awaitsConfirmation(user, grant, owners, now);
}

/** Whether a grant needs an owner who is neither the user nor the one who gave it, and has not got one. */
export function awaitsConfirmation(
  { _id }: Pick<UserRecord, '_id'>,
  { at, by, confirmedBy }: RoleGrant,
  owners: readonly Administrator[],
  now: Date,
): boolean {
  if (confirmedBy) return false;
  return owners.some((owner) => {
    if (owner._id.equals(_id) || owner._id.equals(by)) return false;
    const since = findGrant(owner, 'owner')?.at;
    // Only who was an owner before: otherwise two that were given at once could wait for each other.
    return (!since || since < at) && doesRoleCount(owner, 'owner', owners, now);
  });
}
