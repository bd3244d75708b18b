/*
 * Invariant: a row is decided once, whoever presses how often; all that follows from a decision is in its transaction.
 */
import type { PurchaseRow, TimelineEvent } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { alreadyDecided } from '../../platform/decisions.ts';
import { idFrom } from '../../platform/ids.ts';
import { belongingTo, found, given, within } from '../../platform/lists/filters.ts';
import type { ListQuery } from '../../platform/lists/list.ts';
import { mapPage, type Page } from '../../platform/lists/page.ts';
import type { People } from '../../platform/people.ts';
import { noSuchRow } from './blueprints.errors.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { presentRow, type OwnershipRow, type ReadPapers } from './blueprints.presenter.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';

/** What a list of rows can be asked for; verifications know fewer of these than purchases. */
export type ReviewQuery = ListQuery<'oldest' | 'newest' | 'highest' | 'lowest'> & {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly userId?: string | undefined;
  readonly status?: OwnershipRecord['status'] | undefined;
  readonly blueprintId?: number | undefined;
  readonly paymentMethod?: PurchaseRow['paymentMethod'] | undefined;
};

export type OwnershipCase = OwnershipRow & { timeline: TimelineEvent[] };

/** What administrators see and decide of the rows of one kind. Refusals: `not_found`, `already_decided`. */
export type OwnershipReviews = {
  page(query: ReviewQuery): Promise<Page<OwnershipRow>>;
  /** All that the query finds, in batches. */
  batches(query: ReviewQuery): AsyncGenerator<OwnershipRow[]>;
  /** The ids of what is pending since before a moment, in batches, the oldest first. No papers are opened for it. */
  pendingBefore(moment: Date): AsyncGenerator<string[]>;
  one(id: string, tx?: Tx): Promise<OwnershipCase>;
  approve(tx: Tx, actor: Actor, id: string): Promise<OwnershipCase>;
  /** `final`: the member may not try again. */
  reject(tx: Tx, actor: Actor, id: string, why: { reason: string; final: boolean }): Promise<OwnershipCase>;
};

type Parts = {
  kind: OwnershipRecord['kind'];
  repository: BlueprintsRepository;
  readPapers: ReadPapers;
  audit: AuditLog;
  people: People;
  clock: Clock;
  /** What else a decision means. */
  onDecided: (tx: Tx, row: OwnershipRecord) => Promise<void>;
};

export function createReviews(parts: Parts): OwnershipReviews {
  const { kind, repository, readPapers, audit, people, clock, onDecided } = parts;

  async function present(rows: readonly OwnershipRecord[], tx?: Tx): Promise<OwnershipRow[]> {
    const ids = rows.flatMap(({ userId, decidedBy }) => (decidedBy ? [userId, decidedBy] : [userId]));
    const [papers, usernames] = [await readPapers(rows, tx), await people.usernamesOf(ids, tx)];
    return rows.map((row) => presentRow(row, papers, usernames));
  }

  async function find(text: string, tx?: Tx): Promise<OwnershipRecord> {
    const id = idFrom(text);
    const row = id && (await repository.findById(id, tx));
    if (row?.kind !== kind) throw noSuchRow(kind);
    return row;
  }

  async function one(id: string, tx?: Tx): Promise<OwnershipCase> {
    const record = await find(id, tx);
    const [row] = await present([record], tx);
    if (!row) throw noSuchRow(kind);
    return { ...row, timeline: await audit.timelineOf(kind, record._id, tx) };
  }

  async function findPending(tx: Tx, id: string): Promise<OwnershipRecord> {
    const row = await find(id, tx);
    const { status: decision, decidedAt: at, decidedBy } = row;
    if (decision === 'pending') return row;
    const usernames = await people.usernamesOf(decidedBy ? [decidedBy] : [], tx);
    const by = decidedBy && (usernames.get(decidedBy.toHexString()) ?? null);
    throw alreadyDecided(`This ${kind}`, { decision, by, at });
  }

  async function decide(
    tx: Tx,
    actor: Actor,
    id: string,
    decision: Pick<OwnershipRecord, 'status' | 'open' | 'reason' | 'final'>,
  ): Promise<OwnershipCase> {
    const row = await findPending(tx, id);
    const change = { ...decision, decidedAt: clock.now(), decidedBy: actor.userId };
    await repository.changePending(tx, row, change);
    const verb = decision.status === 'active' ? 'approved' : 'rejected';
    const reason = decision.reason ?? undefined;
    const { _id: subjectId, userId } = row;
    await audit.record(tx, actor, { action: `${kind}_${verb}`, subjectId, userId, reason });
    await onDecided(tx, { ...row, ...change });
    return one(id, tx);
  }

  return {
    page: async (query) =>
      mapPage(await repository.list.page(query, await filterOf(kind, query, people)), present),

    async *batches(query) {
      const filter = await filterOf(kind, query, people);
      for await (const rows of repository.list.batches(query, filter)) yield present(rows);
    },

    async *pendingBefore(moment) {
      const filter = { kind, status: 'pending', ...within('purchaseDate', { to: moment.toISOString() }) };
      for await (const rows of repository.list.batches({ sort: 'oldest' }, filter))
        yield rows.map(({ _id }) => _id.toHexString());
    },

    one,

    approve: (tx, actor, id) =>
      decide(tx, actor, id, { status: 'active', open: true, reason: null, final: false }),

    reject: (tx, actor, id, { reason, final }) =>
      decide(tx, actor, id, { status: 'rejected', open: false, reason, final }),
  };
}

async function filterOf(kind: OwnershipRecord['kind'], query: ReviewQuery, people: People): Promise<object> {
  const { status, blueprintId, paymentMethod, userId, q } = query;
  return {
    kind,
    ...given({ status, blueprintId, paymentMethod }),
    ...within('purchaseDate', query),
    ...belongingTo('userId', userId),
    ...found(q, q === undefined ? [] : await people.searchByUsername(q), { references: ['reference'] }),
  };
}
