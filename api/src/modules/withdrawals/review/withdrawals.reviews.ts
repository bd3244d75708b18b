import type {
  RevealedPaymentDetails,
  QueryOf,
  WithdrawalDetail,
  WithdrawalRow,
  listAllWithdrawals,
} from '@platform/contracts';
import type { Actor, UserActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DecisionBarriers } from '../../../platform/reviews/decision-barriers.ts';
import { wrongState } from '../../../platform/reviews/review-errors.ts';
import { createReviewQueue } from '../../../platform/reviews/review-queue.ts';
import type { Id } from '../../../platform/ids.ts';
import { definedOnly } from '../../../platform/lists/filters.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';
import type { DetailsEncryptor } from '../withdrawals.details.ts';
import { withdrawalNotFound } from '../withdrawals.errors.ts';
import { withdrawalMail } from '../withdrawals.mails.ts';
import type { WithdrawalRecord } from '../withdrawals.model.ts';
import { assertCanApprove, transitionError, type Transition } from '../withdrawals.policy.ts';
import { presentRepeat, presentRow } from '../withdrawals.presenter.ts';
import type { WithdrawalsRepository } from '../withdrawals.repository.ts';
import type { ReadRequirements } from '../withdrawals.requirements.ts';
import type { ApplyTransition, TransitionNote } from './withdrawals.transitions.ts';

type Query = QueryOf<typeof listAllWithdrawals>;
type WithdrawalSort = NonNullable<Query['sort']>;

/**
 * Lists and decides withdrawals, for administrators.
 *
 * @throws AppError `not_found`, `already_decided`, `wrong_state`, `not_allowed_to_review`,
 * `payout_requirements_missing`
 */
export type WithdrawalReviews = ReturnType<typeof createWithdrawalReviews>;

type Dependencies = {
  readonly platform: Platform;
  readonly repository: WithdrawalsRepository;
  readonly userDirectory: UserDirectory;
  readonly details: DetailsEncryptor;
  readonly applyTransition: ApplyTransition;
  readonly barriers: DecisionBarriers;
  readonly readRequirements: ReadRequirements;
};

export function createWithdrawalReviews(dependencies: Dependencies) {
  const { platform, userDirectory, details, applyTransition, barriers, readRequirements } = dependencies;
  const { audit, outbox, withTransaction, settings } = platform;
  const queue = createQueue(dependencies);
  const getDetail = createGetDetail(dependencies, queue);

  async function assertCanTransition(
    tx: Tx,
    record: WithdrawalRecord,
    transition: Transition,
  ): Promise<void> {
    const { status, decidedAt: at, decidedBy } = record;
    const error = transitionError(transition, status);
    if (error === 'wrong_state') throw wrongState('Approve this withdrawal first.');
    if (!error) return;
    throw await queue.decidedError({ decision: status, at, decidedBy }, tx);
  }

  return {
    page: queue.page,
    batches: queue.batches,
    get: getDetail,

    /** Applies a transition and emails the member. */
    async decide(
      tx: Tx,
      actor: UserActor,
      id: string,
      transition: Transition,
      note?: TransitionNote,
    ): Promise<WithdrawalDetail> {
      const record = await queue.find(id, tx);
      await assertCanTransition(tx, record, transition);
      await barriers.assertNone(actor.userId, record.userId, tx);
      if (transition === 'approve') assertCanApprove(await readRequirements(record.userId, tx));
      const decided = await applyTransition(tx, actor, record, transition, note);
      const { username, email } = await userDirectory.getProfile(record.userId, tx);
      const mail = withdrawalMail(decided, username, settings.shellOrigin);
      if (mail) await outbox.queue(tx, { to: email, userId: record.userId, ...mail });
      return getDetail(actor.userId, id, tx);
    },

    /** Returns the decrypted payment details. The reveal is written to the audit log first, in the same transaction. */
    reveal: (actor: Actor, id: string): Promise<RevealedPaymentDetails> =>
      withTransaction(async (tx) => {
        const record = await queue.find(id, tx);
        const { _id: subjectId, userId } = record;
        await audit.record(tx, actor, { action: 'withdrawal_revealed', subjectId, userId });
        return { paymentDetails: details.decrypt(record) };
      }),
  };
}

function createQueue({ platform, repository, userDirectory, details }: Dependencies) {
  return createReviewQueue<WithdrawalRecord, WithdrawalSort, Query, WithdrawalRow>({
    platform,
    subject: 'withdrawal',
    list: repository.list,
    userDirectory,
    timeField: 'requestedAt',
    conditions: ({ status, paymentMethod }) => definedOnly({ status, paymentMethod }),
    findById: (id, tx) => repository.findById(id, tx),
    notFound: withdrawalNotFound,
    async present(records, tx) {
      const usernames = await userDirectory.usernamesOf(collectUserIds(records), tx);
      return records.map((record) => presentRow(record, details.tryDecrypt(record), usernames));
    },
  });
}

/** Returns a function that reads one withdrawal with all that an administrator needs to decide about it. */
function createGetDetail(
  { repository, userDirectory, barriers, readRequirements }: Dependencies,
  queue: ReturnType<typeof createQueue>,
) {
  return async (reader: Id, id: string, tx?: Tx): Promise<WithdrawalDetail> => {
    const record = await queue.find(id, tx);
    const repeats = await repository.findRepeats(record, tx);
    const usernames = await userDirectory.usernamesOf(collectUserIds(repeats), tx);
    return {
      ...(await queue.toDetail(record, tx)),
      barrier: await barriers.find(reader, record.userId, tx),
      repeats: repeats.map((repeat) => presentRepeat(repeat, usernames)),
      requirements: await readRequirements(record.userId, tx),
    };
  };
}

function collectUserIds(records: readonly WithdrawalRecord[]): Id[] {
  return records.flatMap(({ userId, decidedBy }) => (decidedBy ? [userId, decidedBy] : [userId]));
}
