import type { RevealedProfile } from '@platform/contracts';
import { type AppError, wrongState } from '../../../platform/app-error.ts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import { alreadyDecided, type ConflictsOfInterest } from '../../decisions/index.ts';
import { parseId } from '../../../platform/ids.ts';
import { userNotFound } from '../auth.errors.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';
import type { AuthRepository } from '../auth.repository.ts';
import type { Tokens } from '../auth.tokens.ts';
import { accountDisabledMail, accountEnabledMail } from './account-state.mails.ts';
import { assertOwner } from './roles.service.ts';
import type { NotifyOwners } from './notify-owners.ts';

/**
 * Lets administrators disable, enable and reveal accounts. Every method throws AppError `not_found` for unknown users,
 * and `not_allowed_to_review` for members that the administrator referred or was referred by.
 */
export type UserReviews = ReturnType<typeof createUserReviews>;

export function createUserReviews({
  services,
  repository,
  tokens,
  notifyOwners,
  conflicts,
}: {
  services: Pick<Services, 'audit' | 'clock' | 'notices' | 'settings' | 'withTransaction'>;
  repository: AuthRepository;
  tokens: Tokens;
  notifyOwners: NotifyOwners;
  conflicts: ConflictsOfInterest;
}) {
  const { audit, clock, notices, settings, withTransaction } = services;

  async function getUser(text: string, tx: Tx): Promise<UserRecord> {
    const id = parseId(text);
    const user = id && (await repository.findById(id, tx));
    if (!user) throw userNotFound();
    return user;
  }

  /** Returns the error for a user who is already in the requested state. */
  async function getConflict(tx: Tx, { _id }: UserRecord, isDisabled: boolean): Promise<AppError> {
    const [action, decision] = isDisabled
      ? (['user_disabled', 'disabled'] as const)
      : (['user_enabled', 'active'] as const);
    const events = await audit.getTimeline('user', _id, tx);
    const last = events.findLast((event) => event.action === action);
    if (!last) return wrongState('This user is not disabled.');
    return alreadyDecided('This user', { decision, by: last.by, at: new Date(last.at) });
  }

  function setDisabled(isDisabled: boolean, actor: UserActor, id: string, reason: string): Promise<void> {
    return withTransaction(async (tx) => {
      const user = await getUser(id, tx);
      if (user._id.equals(actor.userId)) throw wrongState('You cannot disable or enable your own account.');
      // An owner can always stop the account of an administrator, which may have been stolen.
      if (!isDisabled || !user.isAdmin) await conflicts.assertNone(actor.userId, user._id, tx);
      if (user.deletion && user.deletion.state !== 'requested')
        throw wrongState('This account was deleted by its member.');
      if (user.isDisabled === isDisabled) throw await getConflict(tx, user, isDisabled);
      if (user.isAdmin) await assertOwner(repository, tx, actor);
      await repository.setDisabled(tx, user._id, isDisabled);
      await tokens.revokeAll(tx, user._id);
      const action = isDisabled ? 'user_disabled' : 'user_enabled';
      await audit.record(tx, actor, { action, subjectId: user._id, userId: user._id, reason });
      const toStateMail = isDisabled ? accountDisabledMail : accountEnabledMail;
      const mail = toStateMail(user, settings.shellOrigin);
      await notices.notify(tx, toSecurityNotice(user, mail, clock.now()));
      if (user.adminRoles.includes('owner'))
        await notifyOwners(tx, user, isDisabled ? 'disabled' : 'enabled');
    });
  }

  return {
    /**
     * Disables an account, ends its sessions, revokes its links, and tells its user and, of an owner, the others.
     *
     * @throws AppError `already_decided`, `wrong_state` for the administrator's own account, `forbidden` for the
     *   account of an administrator if the actor is not an owner
     */
    disable: (actor: UserActor, id: string, reason: string): Promise<void> =>
      setDisabled(true, actor, id, reason),
    /**
     * Enables a disabled account, and tells its user and, of an owner, the others.
     *
     * @throws AppError `already_decided`, `wrong_state` if it was never disabled or is the administrator's own
     */
    enable: (actor: UserActor, id: string, reason: string): Promise<void> =>
      setDisabled(false, actor, id, reason),
    /**
     * Returns the profile in clear text after recording the reveal in the audit log.
     *
     * @throws AppError `not_allowed_to_review` also for the administrator's own profile
     */
    reveal: (actor: UserActor, id: string): Promise<RevealedProfile> =>
      withTransaction(async (tx) => {
        const { _id, fullName, email, phoneNumber } = await getUser(id, tx);
        await conflicts.assertNone(actor.userId, _id, tx);
        await audit.record(tx, actor, { action: 'user_revealed', subjectId: _id, userId: _id });
        return { fullName, email, phoneNumber };
      }),
  };
}
