/*
 * Invariant: a row is decided exactly once, even under concurrent or repeated requests, and everything that follows
 * from the decision happens in its transaction.
 */
import type { PurchaseRow, TimelineEvent } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { createReviewQueue } from '../../platform/reviews/review-queue.ts';
import type { Id } from '../../platform/ids.ts';
import type { AdminQuery } from '../../platform/lists/admin-list.ts';
import { definedOnly, dateRange } from '../../platform/lists/filters.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { ownershipNotFound } from './blueprints.errors.ts';
import { SETTLED_PAYMENT, type OwnershipRecord } from './blueprints.model.ts';
import { presentRow, type OwnershipRow, type ReadIdentityDocuments } from './blueprints.presenter.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';

type Sort = 'oldest' | 'newest' | 'highest' | 'lowest';

/** The query of a review list. Verifications support fewer of these filters than purchases. */
type ReviewQuery = AdminQuery<Sort> & {
  readonly status?: OwnershipRecord['status'] | undefined;
  readonly payment?: PurchaseRow['payment'] | undefined;
  readonly blueprintId?: number | undefined;
  readonly paymentMethod?: PurchaseRow['paymentMethod'] | undefined;
};

type OwnershipDetail = OwnershipRow & { timeline: TimelineEvent[] };

/** Lists and decides the rows of one kind, for administrators. @throws AppError `not_found`, `already_decided` */
export type OwnershipReviews = ReturnType<typeof createReviews>;

type QueueOptions = {
  readonly platform: Platform;
  readonly kind: OwnershipRecord['kind'];
  readonly repository: BlueprintsRepository;
  readonly readIdentityDocuments: ReadIdentityDocuments;
  readonly userDirectory: UserDirectory;
};

/** @param onDecided carries out what follows from a decision, in its transaction */
export function createReviews(
  options: QueueOptions,
  onDecided: (tx: Tx, row: OwnershipRecord) => Promise<void>,
) {
  const { platform, kind, repository } = options;
  const { audit, clock } = platform;
  const queue = createQueue(options);

  async function findPending(tx: Tx, id: string): Promise<OwnershipRecord> {
    const row = await queue.find(id, tx);
    const { status: decision, decidedAt: at, decidedBy } = row;
    if (decision === 'pending') return row;
    throw await queue.decidedError({ decision, at, decidedBy }, tx);
  }

  /** Tells whether the administrator has revealed the documents; `undefined` for purchases and automatic decisions. */
  async function hasViewedDocuments(tx: Tx, { userId }: Actor, id: Id): Promise<boolean | undefined> {
    if (kind !== 'verification' || userId === null) return undefined;
    return audit.hasActed('verification_revealed', userId, id, tx);
  }

  async function decide(
    tx: Tx,
    actor: Actor,
    id: string,
    decision: Pick<OwnershipRecord, 'status' | 'open' | 'reason' | 'final'>,
  ): Promise<OwnershipDetail> {
    const row = await findPending(tx, id);
    const change = { ...decision, ...SETTLED_PAYMENT, decidedAt: clock.now(), decidedBy: actor.userId };
    await repository.changePending(tx, row, change);
    const verb = decision.status === 'active' ? 'approved' : 'rejected';
    const reason = decision.reason ?? undefined;
    const { _id: subjectId, userId } = row;
    const documentsViewed = await hasViewedDocuments(tx, actor, subjectId);
    await audit.record(tx, actor, { action: `${kind}_${verb}`, subjectId, userId, reason, documentsViewed });
    await onDecided(tx, { ...row, ...change });
    return queue.getDetail(id, tx);
  }

  return {
    page: queue.page,
    batches: queue.batches,
    get: queue.getDetail,

    /**
     * Reads the ids of the rows pending since before `cutoff`, in batches, oldest first, without decrypting any
     * documents.
     */
    async *pendingBefore(cutoff: Date): AsyncGenerator<string[]> {
      const filter = { kind, status: 'pending', ...dateRange('purchaseDate', { to: cutoff.toISOString() }) };
      for await (const rows of repository.list.batches({ sort: 'oldest' }, filter))
        yield rows.map(({ _id }) => _id.toHexString());
    },

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

function createQueue({ platform, kind, repository, readIdentityDocuments, userDirectory }: QueueOptions) {
  return createReviewQueue<OwnershipRecord, Sort, ReviewQuery, OwnershipRow>({
    platform,
    subject: kind,
    list: repository.list,
    userDirectory,
    timeField: 'purchaseDate',
    searchable: { references: ['reference'] },
    conditions: ({ status, payment, blueprintId, paymentMethod }) => ({
      kind,
      // Only pending rows have a payment state; with the status, an index covers the filter.
      ...definedOnly({
        status: payment ? (status ?? 'pending') : status,
        payment,
        blueprintId,
        paymentMethod,
      }),
    }),
    async findById(id, tx) {
      const row = await repository.findById(id, tx);
      return row?.kind === kind ? row : undefined;
    },
    notFound: () => ownershipNotFound(kind),
    async present(rows, tx) {
      const maskedDocuments = await readIdentityDocuments(rows, tx);
      const usernames = await userDirectory.usernamesOf(collectUserIds(rows), tx);
      const { verificationAutoApproveHours } = platform.settings;
      return rows.map((row) => presentRow(row, maskedDocuments, usernames, verificationAutoApproveHours));
    },
  });
}

function collectUserIds(rows: readonly OwnershipRecord[]): Id[] {
  return rows.flatMap(({ userId, decidedBy }) => (decidedBy ? [userId, decidedBy] : [userId]));
}
