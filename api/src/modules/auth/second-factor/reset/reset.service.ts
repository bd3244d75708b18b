/*
 * Invariant: a second factor is removed only after two different administrators wanted it, after 72 hours in which its
 * user was told at every address, and if it was not stopped. A reset that was stopped never continues.
 */
import { createHash } from 'node:crypto';
import {
  openSecondFactorReset,
  RESET_APPROVAL_DAYS,
  RESET_WAIT_HOURS,
  rolesFor,
  type AdminRole,
  type UserDetail,
} from '@platform/contracts';
import { SYSTEM_ACTOR, type UserActor } from '../../../../platform/audit/actor.ts';
import { addDays } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId, newSecret, parseId, type Id } from '../../../../platform/ids.ts';
import type { Services } from '../../../../services.ts';
import type { ConflictsOfInterest } from '../../../decisions/index.ts';
import { invalidToken, userNotFound } from '../../auth.errors.ts';
import type { UserRecord } from '../../auth.model.ts';
import type { AuthRepository } from '../../auth.repository.ts';
import type { Tokens } from '../../auth.tokens.ts';
import { createApprovers } from '../../users/approvers.ts';
import { assertOwner } from '../../users/roles.service.ts';
import { createApprovalRequests } from './approval-requests.ts';
import {
  alreadyApproved,
  noResetInProgress,
  nothingToReset,
  openerLostRole,
  resetInProgress,
  secondApproverNeeded,
} from './reset.errors.ts';
import type { SecondFactorResetRecord } from './reset.model.ts';
import { createResetTransitions, type ResetTransitions } from './reset-transitions.ts';

const HOUR_MS = 3_600_000;
/** Upper bound on resets that one run of the job ends. */
const MAX_PER_RUN = 100;

/** Resets of second factors whose users have lost the app and the recovery codes. */
export type SecondFactorResets = ReturnType<typeof createSecondFactorResets>;

type Dependencies = {
  readonly services: Services;
  readonly repository: AuthRepository;
  readonly tokens: Tokens;
  readonly conflicts: ConflictsOfInterest;
};

export function createSecondFactorResets(dependencies: Dependencies) {
  const { services, repository } = dependencies;
  const transitions = createResetTransitions(dependencies);
  const { resets, stop } = transitions;
  const { withTransaction } = services;

  const findOpen = (userId: Id, tx?: Tx): Promise<SecondFactorResetRecord | null> =>
    resets.findOne({ userId, isOpen: true }, { session: tx });

  async function getOpen(userId: Id, tx: Tx): Promise<SecondFactorResetRecord> {
    const reset = await findOpen(userId, tx);
    if (!reset) throw noResetInProgress();
    return reset;
  }

  return {
    ...createAdministratorSteps(dependencies, transitions, getOpen),

    /** Describes a user's second factor and its reset for administrators. */
    async describe(userId: Id): Promise<Pick<UserDetail, 'hasSecondFactor' | 'secondFactorReset'>> {
      const { hasSecondFactor } = await repository.get(userId);
      const reset = await findOpen(userId);
      if (!reset) return { hasSecondFactor, secondFactorReset: null };
      const ids = [reset.openedBy, ...(reset.approvedBy ? [reset.approvedBy] : [])];
      return { hasSecondFactor, secondFactorReset: present(reset, await repository.usernamesOf(ids)) };
    },

    /** Counts the resets that need a second approval. */
    countRequested: (): Promise<number> => resets.countDocuments({ state: 'requested' }),

    /** Stops the reset of the actor's own second factor. @throws AppError `wrong_state` */
    stopOwn: (actor: UserActor): Promise<void> =>
      withTransaction(async (tx) =>
        stop(tx, actor, await getOpen(actor.userId, tx), 'Stopped by the user, logged in.'),
      ),

    /** Stops the reset whose emails have a token. @throws AppError `invalid_token` */
    stopWithToken: (requestId: string, token: string): Promise<void> =>
      withTransaction(async (tx) => {
        const reset = await resets.findOne({ stopDigests: digest(token), isOpen: true }, { session: tx });
        if (!reset) throw invalidToken();
        await stop(tx, { userId: null, requestId }, reset, 'Stopped with the link in the email.');
      }),

    /** Ends what is due. Safe to run in several processes at once. */
    finishDue: createFinishDue(services, transitions),
  };
}

/** Creates what administrators do. Methods that take an id throw AppError `not_found`, `not_allowed_to_review`. */
function createAdministratorSteps(
  dependencies: Dependencies,
  { notify, notifyOpener, change, record, mails, resets, stop }: ResetTransitions,
  getOpen: (userId: Id, tx: Tx) => Promise<SecondFactorResetRecord>,
) {
  const { services, repository, conflicts } = dependencies;
  const { withTransaction, clock } = services;
  const approvers = createApprovers(repository, clock);
  const askForApproval = createApprovalRequests({ services, approvers, conflicts });

  async function getUser(text: string, tx: Tx): Promise<UserRecord> {
    const id = parseId(text);
    const user = id && (await repository.findById(id, tx));
    if (!user) throw userNotFound();
    return user;
  }

  /**
   * Accounts of administrators are for owners. No one acts on the own account, on that of a member they are connected
   * to, or with a role that does not count for approvals yet.
   */
  async function assertMayReset(tx: Tx, actor: UserActor, user: UserRecord): Promise<void> {
    await conflicts.assertNone(actor.userId, user._id, tx);
    if (user.isAdmin) await assertOwner(repository, tx, actor);
    await approvers.assertApprover(tx, actor.userId, rolesToReset(user));
  }

  return {
    /** Opens a reset. @throws AppError `wrong_state`, `forbidden`, `role_too_new` */
    open: (actor: UserActor, id: string, reason: string): Promise<void> =>
      withTransaction(async (tx) => {
        const user = await getUser(id, tx);
        await assertMayReset(tx, actor, user);
        if (!user.hasSecondFactor || user.isDisabled) throw nothingToReset();
        if (user.secondFactorReset) throw resetInProgress();
        const [_id, token, openedAt, userId] = [newId(), newSecret(), clock.now(), user._id];
        await resets.insertOne(
          {
            ...{ _id, userId, state: 'requested', isOpen: true, reason },
            ...{ openedAt, openedBy: actor.userId, approvedAt: null, approvedBy: null, removesAt: null },
            ...{ endedAt: null, endedBy: null, stopDigests: [digest(token)] },
            factorChanges: user.secondFactorChanges ?? 0,
          },
          { session: tx },
        );
        await repository.setSecondFactorReset(tx, userId, { openedAt, removesAt: null });
        await notify(tx, user, mails.opened(user, token));
        await askForApproval(tx, actor, user, _id);
        await record(tx, actor, 'user_second_factor_reset_opened', { userId }, reason);
      }),

    /** Approves a reset. @throws AppError `wrong_state`, `second_administrator_needed`, `forbidden`, `role_too_new` */
    approve: (actor: UserActor, id: string): Promise<void> =>
      withTransaction(async (tx) => {
        const user = await getUser(id, tx);
        const reset = await getOpen(user._id, tx);
        if (reset.state !== 'requested') throw alreadyApproved();
        if (await conflicts.areOnePerson(reset.openedBy, actor.userId, tx)) throw secondApproverNeeded();
        await assertMayReset(tx, actor, user);
        if (!(await approvers.assureApprover(tx, reset.openedBy, rolesToReset(user)))) throw openerLostRole();
        const [token, approvedAt] = [newSecret(), clock.now()];
        const removesAt = new Date(approvedAt.getTime() + RESET_WAIT_HOURS * HOUR_MS);
        const approval = { state: 'waiting', approvedAt, approvedBy: actor.userId, removesAt } as const;
        await change(tx, reset, { $set: approval, $push: { stopDigests: digest(token) } });
        const { openedAt } = reset;
        await repository.setSecondFactorReset(tx, user._id, { openedAt, removesAt });
        await notify(tx, user, mails.approved(user, removesAt, token));
        await notifyOpener(tx, reset, 'approved');
        await record(tx, actor, 'user_second_factor_reset_approved', reset);
      }),

    /** Stops a reset, which any administrator with the role can. @throws AppError `wrong_state` */
    cancel: (actor: UserActor, id: string, reason: string): Promise<void> =>
      withTransaction(async (tx) => {
        const { _id } = await getUser(id, tx);
        await stop(tx, actor, await getOpen(_id, tx), reason);
      }),
  };
}

/** Returns the roles that can reset the second factor of a user. */
function rolesToReset({ isAdmin }: UserRecord): readonly AdminRole[] {
  return isAdmin ? ['owner'] : rolesFor(openSecondFactorReset);
}

/** Creates the job that removes second factors, and stops resets that were not approved in time. */
function createFinishDue(
  { withTransaction, clock }: Services,
  { resets, stop, finish }: ResetTransitions,
): () => Promise<void> {
  return async () => {
    const now = clock.now();
    const lapsedBefore = addDays(now, -RESET_APPROVAL_DAYS);
    const options = { projection: { _id: 1 }, limit: MAX_PER_RUN } as const;
    const due = await resets.find({ state: 'waiting', removesAt: { $lte: now } }, options).toArray();
    const lapsed = await resets
      .find({ state: 'requested', openedAt: { $lte: lapsedBefore } }, options)
      .toArray();
    const errors: unknown[] = [];
    for (const { _id } of [...due, ...lapsed])
      await withTransaction(async (tx) => {
        // It may have been stopped meanwhile, or another process was faster.
        const reset = await resets.findOne({ _id, isOpen: true }, { session: tx });
        if (reset?.state === 'waiting') await finish(tx, reset);
        else if (reset) await stop(tx, SYSTEM_ACTOR, reset, 'Not approved in time.', 'lapsed');
      }).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} resets could not be ended.`);
  };
}

function present(
  { state, openedAt, openedBy, reason, approvedBy, removesAt }: SecondFactorResetRecord,
  usernames: ReadonlyMap<string, string>,
): NonNullable<UserDetail['secondFactorReset']> {
  const nameOf = (id: Id): string => usernames.get(id.toHexString()) ?? '';
  return {
    state: state === 'waiting' ? 'waiting' : 'requested',
    openedAt: openedAt.toISOString(),
    openedBy: nameOf(openedBy),
    reason,
    approvedBy: approvedBy && nameOf(approvedBy),
    removesAt: removesAt?.toISOString() ?? null,
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
