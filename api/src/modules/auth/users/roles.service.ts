import { ADMIN_ROLES, type AdminRole, type UserDetail } from '@platform/contracts';
import { AppError, wrongState } from '../../../platform/app-error.ts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { parseId, type Id } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import { userNotFound } from '../auth.errors.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { AuthRepository } from '../auth.repository.ts';
import { rolesChangedMail } from './roles.mails.ts';
import { createApprovers } from './approvers.ts';
import type { NotifyOwners } from './notify-owners.ts';
import { awaitsConfirmation, grantCountsFrom, grantRoles } from './role-grants.ts';

/** Lets owners give, take and confirm the roles of others. */
export type UserRoles = ReturnType<typeof createUserRoles>;

type Dependencies = {
  readonly services: Pick<Services, 'audit' | 'clock' | 'notices' | 'withTransaction'>;
  readonly repository: AuthRepository;
  readonly notifyOwners: NotifyOwners;
};

export function createUserRoles({ services, repository, notifyOwners }: Dependencies) {
  const { audit, clock, notices, withTransaction } = services;
  return {
    /**
     * Replaces the roles of another user, and tells them by email, and all owners of roles that were given and of an
     * owner less. Without a role, the user is a member.
     *
     * @throws AppError `forbidden` if the actor is no owner, `wrong_state` for their own roles, if nothing changes or
     *   if the account is to be deleted, `not_found`
     */
    set: (actor: UserActor, text: string, roles: readonly AdminRole[], reason: string): Promise<void> =>
      withTransaction(async (tx) => {
        const id = parseId(text);
        const user = id && (await repository.findById(id, tx));
        if (!user) throw userNotFound();
        if (user._id.equals(actor.userId)) throw wrongState('You cannot change your own roles.');
        await assertOwner(repository, tx, actor);
        const before = listRoles(user.adminRoles);
        const rolesAfter = ADMIN_ROLES.filter((role) => roles.includes(role));
        const after = listRoles(rolesAfter);
        if (after === before) throw wrongState('The user already has these roles.');
        if (user.deletion && rolesAfter.length > 0) throw beingDeleted();
        const grants = grantRoles(user, rolesAfter, { at: clock.now(), by: actor.userId });
        await repository.setAdminRoles(tx, user._id, rolesAfter, grants);
        const added = rolesAfter.filter((role) => !user.adminRoles.includes(role));
        const event = toSecurityNotice(user, rolesChangedMail(user, after, added.length > 0), clock.now());
        await notices.notify(tx, { ...event, kind: 'admin_roles' });
        if (added.length > 0)
          await notifyOwners(tx, user, added.includes('owner') ? 'gained' : 'granted', listRoles(added));
        if (user.adminRoles.includes('owner') && !rolesAfter.includes('owner'))
          await notifyOwners(tx, user, 'lost');
        await audit.record(tx, actor, {
          action: 'user_roles_changed',
          subjectId: user._id,
          userId: user._id,
          reason: `Roles: ${after} (before: ${before}). ${reason}`,
        });
      }),

    confirm: createConfirm({ services, repository, notifyOwners }),

    /** Describes the roles that an owner gave to a user, for administrators. */
    async describeGrants(userId: Id): Promise<UserDetail['roleGrants']> {
      const user = await repository.get(userId);
      const grants = user.roleGrants ?? [];
      const owners = grants.length > 0 ? await repository.findAdministrators(['owner']) : [];
      const usernames = await repository.usernamesOf(
        grants.flatMap(({ by, confirmedBy }) => (confirmedBy ? [by, confirmedBy] : [by])),
      );
      const nameOf = (id: Id): string => usernames.get(id.toHexString()) ?? '';
      return grants.map((grant) => ({
        role: grant.role,
        at: grant.at.toISOString(),
        by: nameOf(grant.by),
        confirmedBy: grant.confirmedBy && nameOf(grant.confirmedBy),
        countsFrom: grantCountsFrom(grant).toISOString(),
        awaitsConfirmation: awaitsConfirmation(user, grant, owners, clock.now()),
      }));
    },
  };
}

/** Returns a function with which another owner confirms roles that one has given. */
function createConfirm({ services, repository, notifyOwners }: Dependencies) {
  const { audit, clock, withTransaction } = services;
  const approvers = createApprovers(repository, clock);

  /**
   * Confirms roles of a user, and tells all owners.
   *
   * @throws AppError `forbidden`, `role_too_new` if the actor is no owner whose role counts, `wrong_state` for roles
   *   that the actor has or gave, and those that are confirmed or do not need it, `not_found`
   */
  return (actor: UserActor, text: string, roles: readonly AdminRole[]): Promise<void> =>
    withTransaction(async (tx) => {
      const id = parseId(text);
      const user = id && (await repository.findById(id, tx));
      if (!user) throw userNotFound();
      if (user._id.equals(actor.userId)) throw wrongState('You cannot confirm your own roles.');
      await assertOwner(repository, tx, actor);
      await approvers.assertApprover(tx, actor.userId, ['owner']);
      const grants = user.roleGrants ?? [];
      for (const role of roles) {
        const grant = grants.find((each) => each.role === role);
        if (!grant || grant.confirmedBy) throw wrongState('These roles do not wait for a confirmation.');
        if (grant.by.equals(actor.userId)) throw wrongState('You gave this role. Another owner confirms it.');
      }
      const confirmation = { confirmedAt: clock.now(), confirmedBy: actor.userId };
      const after = grants.map((grant) =>
        roles.includes(grant.role) ? { ...grant, ...confirmation } : grant,
      );
      await repository.setRoleGrants(tx, user._id, after);
      await notifyOwners(tx, user, 'confirmed', listRoles(roles));
      const subject = { subjectId: user._id, userId: user._id };
      await audit.record(tx, actor, {
        ...subject,
        action: 'user_roles_confirmed',
        reason: `Roles: ${listRoles(roles)}.`,
      });
    });
}

/**
 * Asserts that an actor still is an owner. Owners cannot act on their own account, so of two who act on each other at
 * once one remains: each act writes the actor's record too, and the second one finds that it is no longer an owner.
 *
 * @throws AppError `forbidden`
 */
export async function assertOwner(repository: AuthRepository, tx: Tx, actor: UserActor): Promise<void> {
  if (await repository.countOwnerAct(tx, actor.userId)) return;
  throw new AppError('forbidden', 'Only owners can change the account of an administrator.');
}

function beingDeleted(): AppError {
  return wrongState('This account is deleted, or will be unless its member keeps it.');
}

function listRoles(roles: readonly AdminRole[]): string {
  return roles.length > 0 ? roles.join(', ') : 'none';
}
