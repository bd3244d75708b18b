import { ADMIN_ROLES, type AdminRole } from '@platform/contracts';
import { AppError, wrongState } from '../../../platform/app-error.ts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { parseId } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import { userNotFound } from '../auth.errors.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { AuthRepository } from '../auth.repository.ts';
import { rolesChangedMail } from './roles.mails.ts';
import type { NotifyOwners } from './notify-owners.ts';

/** Lets owners give and take the roles of others. */
export type UserRoles = ReturnType<typeof createUserRoles>;

export function createUserRoles({
  services: { audit, clock, notices, withTransaction },
  repository,
  notifyOwners,
}: {
  services: Pick<Services, 'audit' | 'clock' | 'notices' | 'withTransaction'>;
  repository: AuthRepository;
  notifyOwners: NotifyOwners;
}) {
  return {
    /**
     * Replaces the roles of another user, and tells them by email, and all owners if there is one more or less.
     * Without a role, the user is a member.
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
        await repository.setAdminRoles(tx, user._id, rolesAfter);
        const event = toSecurityNotice(user, rolesChangedMail(user, after), clock.now());
        await notices.notify(tx, { ...event, kind: 'admin_roles' });
        const isOwner = rolesAfter.includes('owner');
        if (isOwner !== user.adminRoles.includes('owner'))
          await notifyOwners(tx, user, isOwner ? 'gained' : 'lost');
        await audit.record(tx, actor, {
          action: 'user_roles_changed',
          subjectId: user._id,
          userId: user._id,
          reason: `Roles: ${after} (before: ${before}). ${reason}`,
        });
      }),
  };
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
