import type { mongo } from 'mongoose';
import { PAGE_PATHS, RESET_PAYOUT_PAUSE_DAYS, type AuditAction } from '@platform/contracts';
import type { Actor } from '../../../../platform/audit/actor.ts';
import { SYSTEM_ACTOR } from '../../../../platform/audit/actor.ts';
import { addDays } from '../../../../platform/clock.ts';
import { rawCollection } from '../../../../platform/db/raw-collection.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { Services } from '../../../../services.ts';
import type { UserRecord } from '../../auth.model.ts';
import { listMailAddresses } from '../../auth.policy.ts';
import type { AuthRepository } from '../../auth.repository.ts';
import type { Tokens } from '../../auth.tokens.ts';
import { createPasskeyModel, type PasskeyRecord } from '../passkeys/passkeys.model.ts';
import { createSecondFactorModel, type SecondFactorRecord } from '../second-factor.model.ts';
import { createNotifyOpener } from './opener-notices.ts';
import { noResetInProgress } from './reset.errors.ts';
import { createResetMails } from './reset.mails.ts';
import { createSecondFactorResetModel, type SecondFactorResetRecord } from './reset.model.ts';

/** An email of a reset, for every address of the user. */
type ResetMail = { readonly subject: string; readonly text: string; readonly secret?: string };

type Collections = {
  readonly factors: mongo.Collection<SecondFactorRecord>;
  readonly passkeys: mongo.Collection<PasskeyRecord>;
};

export type ResetTransitions = ReturnType<typeof createResetTransitions>;

/** The changes of a reset: each with its emails, its notice and its entry in the audit log, in one transaction. */
export function createResetTransitions({
  services,
  repository,
  tokens,
}: {
  services: Pick<Services, 'audit' | 'clock' | 'connection' | 'notices' | 'settings'>;
  repository: AuthRepository;
  tokens: Tokens;
}) {
  const { clock, audit, settings, connection } = services;
  const resets = rawCollection(createSecondFactorResetModel(connection));
  const factors = rawCollection(createSecondFactorModel(connection));
  const passkeys = rawCollection(createPasskeyModel(connection));
  const mails = createResetMails(settings.shellOrigin);
  const notify = createNotify(services);
  const notifyOpener = createNotifyOpener({ services, repository });
  const findObstacle = createFindObstacle(repository, { factors, passkeys });

  async function record(
    tx: Tx,
    actor: Actor,
    action: AuditAction,
    { userId }: Pick<SecondFactorResetRecord, 'userId'>,
    reason?: string,
  ): Promise<void> {
    await audit.record(tx, actor, { action, subjectId: userId, userId, reason });
  }

  /** Changes a reset unless another call was faster. @throws AppError `wrong_state` */
  async function change(
    tx: Tx,
    { _id, state }: SecondFactorResetRecord,
    update: mongo.UpdateFilter<SecondFactorResetRecord>,
  ): Promise<void> {
    const { modifiedCount } = await resets.updateOne({ _id, state, isOpen: true }, update, { session: tx });
    if (modifiedCount === 0) throw noResetInProgress();
  }

  /** Ends a reset without a change of the account. It cannot be taken up again. */
  async function stop(
    tx: Tx,
    actor: Actor,
    reset: SecondFactorResetRecord,
    reason: string,
    outcome: 'stopped' | 'lapsed' = 'stopped',
  ): Promise<void> {
    const ended = { state: 'stopped', isOpen: false, endedAt: clock.now(), endedBy: actor.userId } as const;
    await change(tx, reset, { $set: ended });
    const user = await repository.setSecondFactorReset(tx, reset.userId, null);
    await notify(tx, user, mails.stopped(user));
    if (!actor.userId?.equals(reset.openedBy)) await notifyOpener(tx, reset, outcome);
    await record(tx, actor, 'user_second_factor_reset_stopped', reset, reason);
  }

  /** Removes the app and all passkeys, unless something is in the way. */
  async function finish(tx: Tx, reset: SecondFactorResetRecord): Promise<void> {
    const { userId } = reset;
    const obstacle = await findObstacle(tx, reset);
    if (obstacle) return stop(tx, SYSTEM_ACTOR, reset, obstacle);
    await change(tx, reset, { $set: { state: 'done', isOpen: false, endedAt: clock.now() } });
    await factors.deleteOne({ _id: userId }, { session: tx });
    await passkeys.deleteMany({ userId }, { session: tx });
    await tokens.revokeAll(tx, userId);
    const cooldownUntil = addDays(clock.now(), RESET_PAYOUT_PAUSE_DAYS);
    const pause = { until: cooldownUntil, cause: 'second_factor_reset' } as const;
    const user = await repository.removeSecondFactor(tx, userId, pause);
    await notify(tx, user, mails.done(user, cooldownUntil));
    await notifyOpener(tx, reset, 'done');
    await record(tx, SYSTEM_ACTOR, 'user_second_factor_reset', reset);
  }

  return { notify, notifyOpener, change, record, mails, resets, stop, finish };
}

/** Returns a function that says why a factor is not removed after all; nothing if it is. */
function createFindObstacle(
  repository: AuthRepository,
  { factors, passkeys }: Collections,
): (tx: Tx, reset: SecondFactorResetRecord) => Promise<string | undefined> {
  /** Whether both administrators of a reset are owners now. */
  async function isByOwners(tx: Tx, { openedBy, approvedBy }: SecondFactorResetRecord): Promise<boolean> {
    const owners = await repository.findAdministrators(['owner'], tx);
    return [openedBy, approvedBy].every((id) => owners.some(({ _id }) => id?.equals(_id)));
  }

  return async (tx, reset) => {
    const { userId, openedAt, factorChanges } = reset;
    const factor = await factors.findOne({ _id: userId }, { session: tx });
    const user = await repository.get(userId, tx);
    const { hasSecondFactor, isDisabled, isAdmin, secondFactorChanges = 0 } = user;
    const added = await passkeys.findOne({ userId, createdAt: { $gt: openedAt } }, { session: tx });
    // A change of the app or a passkey meanwhile proves that its user has the factor.
    const isChanged = factorChanges !== secondFactorChanges;
    if (!hasSecondFactor || isChanged || added || (factor?.enabledAt && factor.enabledAt > openedAt))
      return 'The factor was replaced or turned off in the meantime.';
    if (isDisabled) return 'The account was disabled in the meantime.';
    if (isAdmin && !(await isByOwners(tx, reset)))
      return 'The account is now an administrator’s, which needs two owners.';
    return undefined;
  };
}

/** Returns a function that tells a user at every address that may be theirs, and in the app. */
function createNotify({ clock, notices }: Pick<Services, 'clock' | 'notices'>) {
  return async (tx: Tx, user: UserRecord, mail: ResetMail): Promise<void> => {
    const { _id: userId } = user;
    const addresses = listMailAddresses(user, clock.now());
    await notices.notify(tx, {
      userId,
      kind: 'account_security',
      text: mail.subject,
      path: PAGE_PATHS.dashboard.settings('security'),
      mails: addresses.map((to) => ({ to, userId, ...mail })),
    });
  };
}
