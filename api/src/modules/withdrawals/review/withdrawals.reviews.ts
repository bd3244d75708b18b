import type {
  RevealedPaymentDetails,
  QueryOf,
  WithdrawalDetail,
  WithdrawalRow,
  listAllWithdrawals,
} from '@platform/contracts';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { wrongState } from '../../../platform/reviews/review-errors.ts';
import { createReviewQueue } from '../../../platform/reviews/review-queue.ts';
import type { Id } from '../../../platform/ids.ts';
import { definedOnly } from '../../../platform/lists/filters.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';
import type { DetailsEncryptor } from '../withdrawals.details.ts';
import { withdrawalNotFound } from '../withdrawals.errors.ts';
import { withdrawalMail } from '../withdrawals.mails.ts';
import type { WithdrawalRecord } from '../withdrawals.model.ts';
import { transitionError, type Transition } from '../withdrawals.policy.ts';
import { presentRow } from '../withdrawals.presenter.ts';
import type { WithdrawalsRepository } from '../withdrawals.repository.ts';
import type { ApplyTransition, TransitionNote } from './withdrawals.transitions.ts';

type Query = QueryOf<typeof listAllWithdrawals>;
type WithdrawalSort = NonNullable<Query['sort']>;

/** Lists and decides withdrawals, for administrators. @throws AppError `not_found`, `already_decided`, `wrong_state` */
export type WithdrawalReviews = ReturnType<typeof createWithdrawalReviews>;

export function createWithdrawalReviews({
  platform,
  repository,
  userDirectory,
  details,
  applyTransition,
}: {
  platform: Platform;
  repository: WithdrawalsRepository;
  userDirectory: UserDirectory;
  details: DetailsEncryptor;
  applyTransition: ApplyTransition;
}) {
  const { audit, outbox, withTransaction, settings } = platform;

  const queue = createReviewQueue<WithdrawalRecord, WithdrawalSort, Query, WithdrawalRow>({
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
      return records.map((record) => presentRow(record, details.decrypt(record), usernames));
    },
  });

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
    get: queue.getDetail,

    /** Applies a transition and emails the member. */
    async decide(
      tx: Tx,
      actor: Actor,
      id: string,
      transition: Transition,
      note?: TransitionNote,
    ): Promise<WithdrawalDetail> {
      const record = await queue.find(id, tx);
      await assertCanTransition(tx, record, transition);
      const decided = await applyTransition(tx, actor, record, transition, note);
      const { username, email } = await userDirectory.getProfile(record.userId, tx);
      const mail = withdrawalMail(decided, username, settings.shellOrigin);
      if (mail) await outbox.queue(tx, { to: email, userId: record.userId, ...mail });
      return queue.getDetail(id, tx);
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

function collectUserIds(records: readonly WithdrawalRecord[]): Id[] {
  return records.flatMap(({ userId, decidedBy }) => (decidedBy ? [userId, decidedBy] : [userId]));
}
