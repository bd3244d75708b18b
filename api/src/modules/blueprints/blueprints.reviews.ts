/*
 * Invariant: a row is decided exactly once, even under concurrent or repeated requests, and everything that follows
 * from the decision happens in its transaction.
 */
import type { ConflictOfInterest, PurchaseDetail, Repeat, TimelineEvent } from '@platform/contracts';
import type { Actor, UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { alreadyDecided, assertMemberEnabled, type ReviewCase } from '../decisions/index.ts';
import { wrongState } from '../../platform/app-error.ts';
import type { Id } from '../../platform/ids.ts';
import { definedOnly, dateRange } from '../../platform/lists/filters.ts';
import { documentsNotViewed } from './blueprints.errors.ts';
import { SETTLED_PAYMENT, type OwnershipRecord } from './blueprints.model.ts';
import { isChecked, isReviewedBefore } from './blueprints.policy.ts';
import { getDecision, presentRepeat, type OwnershipRow } from './blueprints.presenter.ts';
import {
  collectUserIds,
  createQueue,
  sorted,
  toCase,
  userIdsOf,
  type Queue,
  type QueueOptions,
  type ReviewQuery,
} from './blueprints.queue.ts';
import type { OwnershipChange } from './blueprints.repository.ts';

type OwnershipDetail = OwnershipRow & {
  conflictOfInterest: ConflictOfInterest | null;
  repeats: Repeat<OwnershipRecord['status']>[];
  returnCase: PurchaseDetail['returnCase'];
  timeline: TimelineEvent[];
};

/**
 * Lists and decides the rows of one kind, for administrators.
 *
 * @throws AppError `not_found`, `already_decided`, `claimed`, `not_allowed_to_review`, `member_disabled`
 */
export type OwnershipReviews = ReturnType<typeof createReviews>;

/** Adds to the approval of a row what is stored with it, in its transaction. */
type CompleteApproval = (tx: Tx, row: OwnershipRecord) => Promise<OwnershipChange>;

/** @param onDecided carries out what follows from a decision, in its transaction */
export function createReviews(
  options: QueueOptions,
  onDecided?: (tx: Tx, row: OwnershipRecord) => Promise<void>,
) {
  const { services, kind, repository, claims } = options;
  const { audit, clock } = services;
  const queue = createQueue(options);
  const { getDetail, describeRepeats } = createDetails(options, queue);

  const findDecidable = createFindDecidable(options, queue);

  async function decide(
    tx: Tx,
    actor: Actor,
    id: string,
    decision: Pick<OwnershipRecord, 'status' | 'open' | 'reason' | 'final'>,
    completeApproval?: CompleteApproval,
  ): Promise<OwnershipDetail> {
    const isApproval = decision.status === 'active';
    const row = await findDecidable(tx, actor, id, isApproval ? 'approve' : 'reject');
    await claims.end(tx, row._id);
    const { _id: subjectId, userId } = row;
    const documentsViewed = await hasViewedDocuments(options, tx, actor, subjectId);
    const decided = { decidedAt: clock.now(), decidedBy: actor.userId, ...definedOnly({ documentsViewed }) };
    const change = {
      ...decision,
      ...SETTLED_PAYMENT,
      ...decided,
      ...(await completeApproval?.(tx, row)),
    };
    await repository.changePending(tx, row, change);
    const verb = isApproval ? 'approved' : 'rejected';
    const reason = decision.reason ?? undefined;
    await audit.record(tx, actor, { action: `${kind}_${verb}`, subjectId, userId, reason, documentsViewed });
    await onDecided?.(tx, { ...row, ...change });
    return getDetail(actor.userId, id, tx);
  }

  return {
    page: (query: ReviewQuery) => queue.page(sorted(query)),
    batches: (query: ReviewQuery) => queue.batches(sorted(query)),
    get: getDetail,
    /** Finds a row as a case. @throws AppError `not_found` */
    findCase: async (id: string, tx?: Tx): Promise<ReviewCase> => toCase(await queue.find(id, tx)),

    /** Presents the approved verifications of members that no person has checked. */
    listUnchecked: async (userIds: readonly Id[]): Promise<OwnershipRow[]> =>
      queue.present(await repository.findUnchecked(userIds)),

    describeRepeats,
    confirm: createConfirm(options, queue, getDetail),

    /**
     * Reads the ids of the rows pending since before `cutoff`, in batches, oldest first, without decrypting any
     * documents.
     */
    async *pendingBefore(cutoff: Date): AsyncGenerator<string[]> {
      const filter = { kind, status: 'pending', ...dateRange('purchaseDate', { to: cutoff.toISOString() }) };
      for await (const rows of repository.list.batches({ sort: 'oldest' }, filter))
        yield rows.map(({ _id }) => _id.toHexString());
    },

    /** Returns those of the rows about which a person decided before a time. */
    async reviewedBefore(ids: readonly Id[], before: Date): Promise<Id[]> {
      const rows = await repository.findByIds(ids);
      return rows.filter((row) => isReviewedBefore(row, before)).map(({ _id }) => _id);
    },

    approve: (tx: Tx, actor: Actor, id: string, complete?: CompleteApproval): Promise<OwnershipDetail> =>
      decide(tx, actor, id, { status: 'active', open: true, reason: null, final: false }, complete),

    /** Rejects a row; after a `final` rejection the member may not try again. */
    reject: (
      tx: Tx,
      actor: Actor,
      id: string,
      { reason, final }: { reason: string; final: boolean },
    ): Promise<OwnershipDetail> => decide(tx, actor, id, { status: 'rejected', open: false, reason, final }),
  };
}

type Details = ReturnType<typeof createDetails>;

/** Returns a function that finds a row that the actor can decide now. It throws the AppErrors of a decision. */
function createFindDecidable({ conflicts, claims, userDirectory }: QueueOptions, queue: Queue) {
  async function findPending(tx: Tx, id: string): Promise<OwnershipRecord> {
    const row = await queue.find(id, tx);
    const { status: decision } = row;
    if (decision === 'pending') return row;
    const { at, by: decidedBy } = getDecision(row);
    throw await queue.decidedError({ decision, at, decidedBy }, tx);
  }

  return async (
    tx: Tx,
    actor: Actor,
    id: string,
    decision: 'approve' | 'reject',
  ): Promise<OwnershipRecord> => {
    const row = await findPending(tx, id);
    await conflicts.assertNone(actor.userId, row.userId, tx);
    await claims.assertOpenTo(tx, row._id, actor.userId);
    if (decision === 'approve') await assertMemberEnabled(userDirectory, tx, row.userId, 'approve');
    return row;
  };
}

/** Creates what administrators read of one row. */
function createDetails(options: QueueOptions, queue: Queue) {
  const { repository, conflicts, userDirectory } = options;
  async function presentRepeats(
    rows: readonly OwnershipRecord[],
    tx?: Tx,
  ): Promise<OwnershipDetail['repeats']> {
    const usernames = await userDirectory.usernamesOf(collectUserIds(rows), tx);
    const disabled = await userDirectory.findDisabled(userIdsOf(rows), tx);
    return rows.map((row) => presentRepeat(row, usernames, disabled));
  }

  async function getDetail(reader: Id | null, id: string, tx?: Tx): Promise<OwnershipDetail> {
    const row = await queue.find(id, tx);
    const conflictOfInterest = reader && (await conflicts.find(reader, row.userId, tx));
    const repeats = await presentRepeats(await repository.findRepeats(row, tx), tx);
    const returnCase = (await options.describeReturn?.(row, tx)) ?? null;
    return { ...(await queue.toDetail(row, tx)), conflictOfInterest, repeats, returnCase };
  }

  /** Presents rows of other members, newest first. */
  async function describeRepeats(ids: readonly Id[], tx?: Tx): Promise<OwnershipDetail['repeats']> {
    const rows = await repository.findByIds(ids, tx);
    const newestFirst = rows.toSorted(
      (one, other) => other.purchaseDate.getTime() - one.purchaseDate.getTime(),
    );
    return presentRepeats(newestFirst, tx);
  }

  return { getDetail, describeRepeats };
}

/** Tells whether the administrator has revealed the documents; `undefined` for purchases and automatic decisions. */
async function hasViewedDocuments(
  { services, kind }: QueueOptions,
  tx: Tx,
  { userId }: Actor,
  id: Id,
): Promise<boolean | undefined> {
  if (kind !== 'verification' || userId === null) return undefined;
  return services.audit.hasActed('verification_revealed', userId, id, tx);
}

/**
 * Returns a function that records that an administrator has looked at a verification which was approved unseen.
 * It throws AppError `wrong_state` before the approval, `already_decided`, `not_allowed_to_review`,
 * `member_disabled` and `documents_not_viewed`.
 */
function createConfirm(options: QueueOptions, queue: Queue, getDetail: Details['getDetail']) {
  const { services, repository, conflicts, claims, userDirectory } = options;
  const { audit, clock } = services;
  return async (tx: Tx, actor: UserActor, id: string): Promise<OwnershipDetail> => {
    const row = await queue.find(id, tx);
    const { _id: subjectId, userId, checkedAt, decidedAt } = row;
    if (row.status !== 'active') throw wrongState('This verification is not approved.');
    if (isChecked(row))
      throw alreadyDecided('This verification', { decision: 'checked', at: checkedAt ?? decidedAt });
    await conflicts.assertNone(actor.userId, userId, tx);
    await assertMemberEnabled(userDirectory, tx, userId, 'confirm');
    const documentsViewed = await hasViewedDocuments(options, tx, actor, subjectId);
    if (!documentsViewed) throw documentsNotViewed();
    await claims.assertOpenTo(tx, subjectId, actor.userId);
    await claims.end(tx, subjectId);
    await repository.markChecked(tx, row, { checkedAt: clock.now(), checkedBy: actor.userId });
    await audit.record(tx, actor, { action: 'verification_confirmed', subjectId, userId, documentsViewed });
    return getDetail(actor.userId, id, tx);
  };
}
