import type {
  ClearPaymentDetails,
  QueryOf,
  WithdrawalCase,
  WithdrawalRow,
  listAllWithdrawals,
} from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import { alreadyDecided, wrongState } from '../../platform/decisions.ts';
import { idFrom } from '../../platform/ids.ts';
import { belongingTo, found, given, within } from '../../platform/lists/filters.ts';
import { mapPage, type Page } from '../../platform/lists/page.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { People } from '../../platform/people.ts';
import type { DetailsSeal } from './withdrawals.details.ts';
import { noSuchWithdrawal } from './withdrawals.errors.ts';
import { mailAbout } from './withdrawals.mails.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';
import { obstacleTo, type Step } from './withdrawals.policy.ts';
import { presentRow } from './withdrawals.presenter.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';
import type { TakeStep } from './withdrawals.steps.ts';

type Query = QueryOf<typeof listAllWithdrawals>;

/** What administrators see and decide. Refusals: `not_found`, `already_decided`, `wrong_state`. */
export type WithdrawalReviews = {
  page(query: Query): Promise<Page<WithdrawalRow>>;
  /** All that the query finds, in batches. */
  batches(query: Query): AsyncGenerator<WithdrawalRow[]>;
  one(id: string, tx?: Tx): Promise<WithdrawalCase>;
  /** Takes a step, and tells the member by mail where it is an end. */
  decide(tx: Tx, actor: Actor, id: string, step: Step, reason?: string): Promise<WithdrawalCase>;
  /** Where the money goes, in clear; written down before it is shown. */
  reveal(actor: Actor, id: string): Promise<ClearPaymentDetails>;
};

type Parts = {
  repository: WithdrawalsRepository;
  audit: AuditLog;
  outbox: Outbox;
  people: People;
  details: DetailsSeal;
  takeStep: TakeStep;
  withTransaction: WithTransaction;
  shellOrigin: string;
};

export function createWithdrawalReviews(parts: Parts): WithdrawalReviews {
  const { repository, audit, outbox, people, details, takeStep, withTransaction, shellOrigin } = parts;

  async function present(records: readonly WithdrawalRecord[], tx?: Tx): Promise<WithdrawalRow[]> {
    const ids = records.flatMap(({ userId, decidedBy }) => (decidedBy ? [userId, decidedBy] : [userId]));
    const usernames = await people.usernamesOf(ids, tx);
    return records.map((record) => presentRow(record, details.open(record), usernames));
  }

  async function find(text: string, tx?: Tx): Promise<WithdrawalRecord> {
    const id = idFrom(text);
    const record = id && (await repository.findById(id, tx));
    if (!record) throw noSuchWithdrawal();
    return record;
  }

  async function one(id: string, tx?: Tx): Promise<WithdrawalCase> {
    const record = await find(id, tx);
    const [row] = await present([record], tx);
    if (!row) throw noSuchWithdrawal();
    return { ...row, timeline: await audit.timelineOf('withdrawal', record._id, tx) };
  }

  async function refuseIfImpossible(tx: Tx, record: WithdrawalRecord, step: Step): Promise<void> {
    const { status, decidedAt: at, decidedBy } = record;
    const obstacle = obstacleTo(step, status);
    if (obstacle === 'wrong_state') throw wrongState('This withdrawal has to be approved first.');
    if (!obstacle) return;
    const usernames = await people.usernamesOf(decidedBy ? [decidedBy] : [], tx);
    const by = decidedBy && (usernames.get(decidedBy.toHexString()) ?? null);
    throw alreadyDecided('This withdrawal', { decision: status, by, at });
  }

  return {
    page: async (query) => mapPage(await repository.list.page(query, await filterOf(query, people)), present),

    async *batches(query) {
      const filter = await filterOf(query, people);
      for await (const records of repository.list.batches(query, filter)) yield present(records);
    },

    one,

    async decide(tx, actor, id, step, reason) {
      const record = await find(id, tx);
      await refuseIfImpossible(tx, record, step);
      const decided = await takeStep(tx, actor, record, step, reason);
      const { username, email } = await people.describePerson(record.userId, tx);
      const mail = mailAbout(decided, username, shellOrigin);
      if (mail) await outbox.queue(tx, { to: email, userId: record.userId, ...mail });
      return one(id, tx);
    },

    reveal: (actor, id) =>
      withTransaction(async (tx) => {
        const record = await find(id, tx);
        const { _id: subjectId, userId } = record;
        await audit.record(tx, actor, { action: 'withdrawal_revealed', subjectId, userId });
        return { paymentDetails: details.open(record) };
      }),
  };
}

async function filterOf(query: Query, people: People): Promise<object> {
  const { status, paymentMethod, userId, q } = query;
  return {
    ...given({ status, paymentMethod }),
    ...within('requestedAt', query),
    ...belongingTo('userId', userId),
    ...found(q, q === undefined ? [] : await people.searchByUsername(q)),
  };
}
