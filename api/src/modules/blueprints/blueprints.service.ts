import {
  FREE_BLUEPRINT_ID,
  FREE_PAYMENT_METHOD,
  type IdentityState,
  type UserBlueprint,
} from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { decisionDueAt, type Rejection } from '../decisions/index.ts';
import { SETTLED_PAYMENT, pendingRow, type OwnershipRecord } from './blueprints.model.ts';
import { assertCanVerify, findIdentity } from './blueprints.policy.ts';
import { findBlueprint, presentOwnership, type ReadIdentityDocuments } from './blueprints.presenter.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';
import type { ReadReturnEnds } from './blueprints.returns.ts';
import type { QueueDepth } from '../../platform/queue-depth.ts';

/** A purchase as statements describe it. */
export type PurchaseSummary = Pick<
  OwnershipRecord,
  'blueprintId' | 'paymentMethod' | 'reference' | 'transactionReference'
> & { readonly name: string };

/** A blueprint that was returned; `until` is when it was bought again, if it was. */
type ReturnedBlueprint = { readonly blueprintId: number; readonly from: Date; readonly until: Date | null };

export type BlueprintsService = ReturnType<typeof createBlueprintsService>;

/** Creates the service behind the members' endpoints and the queries of other modules. */
export function createBlueprintsService({
  repository,
  ...reads
}: Reads & { readonly repository: BlueprintsRepository }) {
  return {
    ...createQueries(repository, reads),

    /** Opens the pending row of a verification. @throws AppError as `assertCanVerify` */
    async beginVerification(tx: Tx, { id, userId, at }: { id: Id; userId: Id; at: Date }): Promise<void> {
      assertCanVerify(await repository.findCurrent(userId, tx));
      await repository.insert(tx, {
        ...pendingRow(id, userId, at),
        ...SETTLED_PAYMENT,
        kind: 'verification',
        dueAt: decisionDueAt('verification', at),
        blueprintId: FREE_BLUEPRINT_ID,
        paymentMethod: FREE_PAYMENT_METHOD,
        reference: null,
        priceCents: 0,
      });
    },
  };
}

/** What rows are presented with. */
type Reads = {
  readonly readIdentityDocuments: ReadIdentityDocuments;
  readonly readReturnEnds: ReadReturnEnds;
  readonly autoApproveHours: number;
};

/** Creates the function that presents rows to their owner. */
function createPresent({ readIdentityDocuments, readReturnEnds, autoApproveHours }: Reads) {
  return async (rows: readonly OwnershipRecord[], tx?: Tx): Promise<UserBlueprint[]> => {
    const documents = await readIdentityDocuments(rows, tx);
    const returnEnds = await readReturnEnds(rows, tx);
    return rows.map((row) => presentOwnership(row, { documents, returnEnds, autoApproveHours }));
  };
}

function createQueries(repository: BlueprintsRepository, reads: Reads) {
  const present = createPresent(reads);

  /** Reads one row as its owner sees it. @throws Error if it does not exist; callers pass the id of an existing row */
  async function getUserBlueprint(id: Id, tx: Tx): Promise<UserBlueprint> {
    const row = await repository.findById(id, tx);
    const [presented] = await present(row ? [row] : [], tx);
    if (!presented) throw new Error(`User blueprint ${id.toHexString()} does not exist.`);
    return presented;
  }

  return {
    getUserBlueprint,
    listUserBlueprints: async (userId: Id): Promise<UserBlueprint[]> =>
      present(await repository.findCurrent(userId)),

    /** Lists the ids of the blueprints whose tasks are open to a member. */
    async activeBlueprintIds(userId: Id, tx?: Tx): Promise<number[]> {
      const rows = await repository.findCurrent(userId, tx);
      return rows.filter(({ status }) => status === 'active').map(({ blueprintId }) => blueprintId);
    },

    /** Stores that a member has done a task of a blueprint, which ends the right to return it. */
    markUsed: (tx: Tx, userId: Id, blueprintId: number, at: Date): Promise<void> =>
      repository.markUsed(tx, userId, blueprintId, at),

    /** Finds the blueprints that a member has returned or is returning, and from when to when each was theirs. */
    async findReturned(userId: Id, tx: Tx): Promise<ReturnedBlueprint[]> {
      const rows = await repository.findByUser(userId, tx);
      return rows
        .filter(({ returnCase }) => returnCase)
        .map(({ _id, blueprintId, decidedAt, purchaseDate }) => {
          const later = rows.findLast(
            (row) => row.blueprintId === blueprintId && row._id.toHexString() > _id.toHexString(),
          );
          return { blueprintId, from: decidedAt ?? purchaseDate, until: later?.purchaseDate ?? null };
        });
    },

    /** Whether the price of a blueprint waits to be paid back to a member. */
    isReturning: (userId: Id, tx: Tx): Promise<boolean> => repository.isReturning(tx, userId),

    /** Finds the members of returns that wait and when these are due, due first. */
    findReturning: (limit: number) => repository.findReturning(limit),

    /** Finds how far a member's identity is known, and the id of the verification that says so. */
    async findIdentity(
      userId: Id,
      tx?: Tx,
    ): Promise<{ identity: IdentityState; verificationId: string | null }> {
      const { identity, verification } = findIdentity(await repository.findCurrent(userId, tx));
      return { identity, verificationId: verification?._id.toHexString() ?? null };
    },

    /** Finds what statements say about purchases, by id. Ids of other rows are left out. */
    async findPurchases(ids: readonly Id[]): Promise<Map<string, PurchaseSummary>> {
      const rows = await repository.findByIds(ids);
      const purchases = rows.filter(({ kind }) => kind === 'purchase');
      return new Map(purchases.map((row) => [row._id.toHexString(), summarize(row)]));
    },

    /** Lists what was rejected of a member last, in no order. */
    async findRejections(userId: Id): Promise<Rejection[]> {
      const rows = await repository.findRejected(userId);
      return rows.map(({ _id, kind, decidedAt, purchaseDate, reason }) => ({
        kind,
        id: _id.toHexString(),
        at: decidedAt ?? purchaseDate,
        outcome: 'rejected',
        sameDestination: false,
        reason,
      }));
    },

    /** Lists the members who own a blueprint, or have ordered it. */
    findOwners: (blueprintId: number, tx?: Tx): Promise<Id[]> => repository.findOwners(blueprintId, tx),

    countUnchecked: (): Promise<number> => repository.countUnchecked(),
    countPending: (kind: OwnershipRecord['kind']): Promise<number> => repository.countPending(kind),

    countReturning: (): Promise<number> => repository.countReturning(),
    readDueTimes: (...args: Parameters<typeof repository.readDueTimes>) => repository.readDueTimes(...args),
    readReturnQueueDepth: (): Promise<QueueDepth> => repository.readReturning(),

    /** Reads how many verifications or purchases wait for an administrator, and since when. */
    readQueueDepth: (kind: OwnershipRecord['kind']): Promise<QueueDepth> =>
      kind === 'purchase' ? repository.readReportedPurchases() : repository.readPendingVerifications(),
  };
}

function summarize({
  blueprintId,
  paymentMethod,
  reference,
  transactionReference,
}: OwnershipRecord): PurchaseSummary {
  const { name } = findBlueprint(blueprintId);
  return { blueprintId, name, paymentMethod, reference, transactionReference };
}
