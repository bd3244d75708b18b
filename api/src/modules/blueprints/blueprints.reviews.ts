/*
 * Invariant: a row is decided exactly once, even under concurrent or repeated requests, and everything that follows
 * from the decision happens in its transaction.
 */
import type { PurchaseRow, TimelineEvent } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { alreadyDecided } from '../../platform/review-errors.ts';
import { parseId } from '../../platform/ids.ts';
import { byOwner, searchFilter, definedOnly, dateRange } from '../../platform/lists/filters.ts';
import type { ListQuery } from '../../platform/lists/list.ts';
import { mapPage, type Page } from '../../platform/lists/page.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { ownershipNotFound } from './blueprints.errors.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { presentRow, type OwnershipRow, type ReadIdentityDocuments } from './blueprints.presenter.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';

/** The query of a review list. Verifications support fewer of these filters than purchases. */
export type ReviewQuery = ListQuery<'oldest' | 'newest' | 'highest' | 'lowest'> & {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly userId?: string | undefined;
  readonly status?: OwnershipRecord['status'] | undefined;
  readonly blueprintId?: number | undefined;
  readonly paymentMethod?: PurchaseRow['paymentMethod'] | undefined;
};

export type OwnershipDetail = OwnershipRow & { timeline: TimelineEvent[] };

/** Lists and decides the rows of one kind, for administrators. @throws AppError `not_found`, `already_decided` */
export type OwnershipReviews = ReturnType<typeof createReviews>;

export function createReviews({
  platform,
  kind,
  repository,
  readIdentityDocuments,
  userDirectory,
  onDecided,
}: {
  platform: Platform;
  kind: OwnershipRecord['kind'];
  repository: BlueprintsRepository;
  readIdentityDocuments: ReadIdentityDocuments;
  userDirectory: UserDirectory;
  /** Carries out what follows from a decision, in its transaction. */
  onDecided: (tx: Tx, row: OwnershipRecord) => Promise<void>;
}) {
  const { audit, clock } = platform;

  async function present(rows: readonly OwnershipRecord[], tx?: Tx): Promise<OwnershipRow[]> {
    const userIds = rows.flatMap(({ userId, decidedBy }) => (decidedBy ? [userId, decidedBy] : [userId]));
    const maskedDocuments = await readIdentityDocuments(rows, tx);
    const usernames = await userDirectory.usernamesOf(userIds, tx);
    return rows.map((row) => presentRow(row, maskedDocuments, usernames));
  }

  async function find(idText: string, tx?: Tx): Promise<OwnershipRecord> {
    const id = parseId(idText);
    const row = id && (await repository.findById(id, tx));
    if (row?.kind !== kind) throw ownershipNotFound(kind);
    return row;
  }

  async function one(id: string, tx?: Tx): Promise<OwnershipDetail> {
    const record = await find(id, tx);
    const [row] = await present([record], tx);
    if (!row) throw ownershipNotFound(kind);
    return { ...row, timeline: await audit.getTimeline(kind, record._id, tx) };
  }

  async function findPending(tx: Tx, id: string): Promise<OwnershipRecord> {
    const row = await find(id, tx);
    const { status: decision, decidedAt: at, decidedBy } = row;
    if (decision === 'pending') return row;
    const usernames = await userDirectory.usernamesOf(decidedBy ? [decidedBy] : [], tx);
    const by = decidedBy && (usernames.get(decidedBy.toHexString()) ?? null);
    throw alreadyDecided(`This ${kind}`, { decision, by, at });
  }

  async function decide(
    tx: Tx,
    actor: Actor,
    id: string,
    decision: Pick<OwnershipRecord, 'status' | 'open' | 'reason' | 'final'>,
  ): Promise<OwnershipDetail> {
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
    page: async (query: ReviewQuery): Promise<Page<OwnershipRow>> =>
      mapPage(await repository.list.page(query, await buildFilter(kind, query, userDirectory)), present),

    /** Reads every matching row, in batches. */
    async *batches(query: ReviewQuery): AsyncGenerator<OwnershipRow[]> {
      const filter = await buildFilter(kind, query, userDirectory);
      for await (const rows of repository.list.batches(query, filter)) yield present(rows);
    },

    /**
     * Reads the ids of the rows pending since before `cutoff`, in batches, oldest first, without decrypting any
     * documents.
     */
    async *pendingBefore(cutoff: Date): AsyncGenerator<string[]> {
      const filter = { kind, status: 'pending', ...dateRange('purchaseDate', { to: cutoff.toISOString() }) };
      for await (const rows of repository.list.batches({ sort: 'oldest' }, filter))
        yield rows.map(({ _id }) => _id.toHexString());
    },

    one,

    approve: (tx: Tx, actor: Actor, id: string): Promise<OwnershipDetail> =>
      decide(tx, actor, id, { status: 'active', open: true, reason: null, final: false }),

    /** Rejects a row; after a `final` rejection the member may not try again. */
    reject: (
      tx: Tx,
      actor: Actor,
      id: string,
      { reason, final }: { reason: string; final: boolean },
    ): Promise<OwnershipDetail> => decide(tx, actor, id, { status: 'rejected', open: false, reason, final }),
  };
}

async function buildFilter(
  kind: OwnershipRecord['kind'],
  query: ReviewQuery,
  userDirectory: UserDirectory,
): Promise<object> {
  const { status, blueprintId, paymentMethod, userId, q } = query;
  return {
    kind,
    ...definedOnly({ status, blueprintId, paymentMethod }),
    ...dateRange('purchaseDate', query),
    ...byOwner('userId', userId),
    ...searchFilter(q, q === undefined ? [] : await userDirectory.searchByUsername(q), {
      references: ['reference'],
    }),
  };
}
