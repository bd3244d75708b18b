import type {
  RevealedPaymentDetails,
  QueryOf,
  WithdrawalDetail,
  WithdrawalRow,
  listAllWithdrawals,
} from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { alreadyDecided, wrongState } from '../../platform/review-errors.ts';
import { parseId } from '../../platform/ids.ts';
import { byOwner, searchFilter, definedOnly, dateRange } from '../../platform/lists/filters.ts';
import { mapPage, type Page } from '../../platform/lists/page.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { DetailsEncryptor } from './withdrawals.details.ts';
import { withdrawalNotFound } from './withdrawals.errors.ts';
import { withdrawalOutcomeMail } from './withdrawals.mails.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';
import { transitionError, type Transition } from './withdrawals.policy.ts';
import { presentRow } from './withdrawals.presenter.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';
import type { ApplyTransition } from './withdrawals.transitions.ts';

type Query = QueryOf<typeof listAllWithdrawals>;

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

  async function present(records: readonly WithdrawalRecord[], tx?: Tx): Promise<WithdrawalRow[]> {
    const userIds = records.flatMap(({ userId, decidedBy }) => (decidedBy ? [userId, decidedBy] : [userId]));
    const usernames = await userDirectory.usernamesOf(userIds, tx);
    return records.map((record) => presentRow(record, details.decrypt(record), usernames));
  }

  async function find(idText: string, tx?: Tx): Promise<WithdrawalRecord> {
    const id = parseId(idText);
    const record = id && (await repository.findById(id, tx));
    if (!record) throw withdrawalNotFound();
    return record;
  }

  async function get(id: string, tx?: Tx): Promise<WithdrawalDetail> {
    const record = await find(id, tx);
    const [row] = await present([record], tx);
    if (!row) throw withdrawalNotFound();
    return { ...row, timeline: await audit.getTimeline('withdrawal', record._id, tx) };
  }

  async function assertCanTransition(
    tx: Tx,
    record: WithdrawalRecord,
    transition: Transition,
  ): Promise<void> {
    const { status, decidedAt: at, decidedBy } = record;
    const error = transitionError(transition, status);
    if (error === 'wrong_state') throw wrongState('Approve this withdrawal first.');
    if (!error) return;
    const usernames = await userDirectory.usernamesOf(decidedBy ? [decidedBy] : [], tx);
    const by = decidedBy && (usernames.get(decidedBy.toHexString()) ?? null);
    throw alreadyDecided('This withdrawal', { decision: status, by, at });
  }

  return {
    page: async (query: Query): Promise<Page<WithdrawalRow>> =>
      mapPage(await repository.list.page(query, await buildFilter(query, userDirectory)), present),

    /** Reads every matching row, in batches. */
    async *batches(query: Query): AsyncGenerator<WithdrawalRow[]> {
      const filter = await buildFilter(query, userDirectory);
      for await (const records of repository.list.batches(query, filter)) yield present(records);
    },

    get,

    /** Applies a transition and, if it ends the withdrawal, emails the member. */
    async decide(
      tx: Tx,
      actor: Actor,
      id: string,
      transition: Transition,
      reason?: string,
    ): Promise<WithdrawalDetail> {
      const record = await find(id, tx);
      await assertCanTransition(tx, record, transition);
      const decided = await applyTransition(tx, actor, record, transition, reason);
      const { username, email } = await userDirectory.getProfile(record.userId, tx);
      const mail = withdrawalOutcomeMail(decided, username, settings.shellOrigin);
      if (mail) await outbox.queue(tx, { to: email, userId: record.userId, ...mail });
      return get(id, tx);
    },

    /** Returns the decrypted payment details. The reveal is written to the audit log first, in the same transaction. */
    reveal: (actor: Actor, id: string): Promise<RevealedPaymentDetails> =>
      withTransaction(async (tx) => {
        const record = await find(id, tx);
        const { _id: subjectId, userId } = record;
        await audit.record(tx, actor, { action: 'withdrawal_revealed', subjectId, userId });
        return { paymentDetails: details.decrypt(record) };
      }),
  };
}

async function buildFilter(query: Query, userDirectory: UserDirectory): Promise<object> {
  const { status, paymentMethod, userId, q } = query;
  return {
    ...definedOnly({ status, paymentMethod }),
    ...dateRange('requestedAt', query),
    ...byOwner('userId', userId),
    ...searchFilter(q, q === undefined ? [] : await userDirectory.searchByUsername(q)),
  };
}
