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
import type { QueueDepth } from '../../platform/queue-depth.ts';

/** A purchase as statements describe it. */
export type PurchaseSummary = Pick<
  OwnershipRecord,
  'blueprintId' | 'paymentMethod' | 'reference' | 'transactionReference'
> & { readonly name: string };

export type BlueprintsService = ReturnType<typeof createBlueprintsService>;

/** Creates the service behind the members' endpoints and the queries of other modules. */
export function createBlueprintsService({
  repository,
  readIdentityDocuments,
  autoApproveHours,
}: {
  repository: BlueprintsRepository;
  readIdentityDocuments: ReadIdentityDocuments;
  autoApproveHours: number;
}) {
  return {
    ...createQueries(repository, readIdentityDocuments, autoApproveHours),

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

function createQueries(
  repository: BlueprintsRepository,
  readIdentityDocuments: ReadIdentityDocuments,
  autoApproveHours: number,
) {
  async function present(rows: readonly OwnershipRecord[]): Promise<UserBlueprint[]> {
    const documents = await readIdentityDocuments(rows);
    return rows.map((row) => presentOwnership(row, documents, autoApproveHours));
  }

  /** Reads one row as its owner sees it. @throws Error if it does not exist; callers pass the id of an existing row */
  async function getUserBlueprint(id: Id, tx: Tx): Promise<UserBlueprint> {
    const row = await repository.findById(id, tx);
    if (!row) throw new Error(`User blueprint ${id.toHexString()} does not exist.`);
    return presentOwnership(row, await readIdentityDocuments([row], tx), autoApproveHours);
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

    countUnchecked: (): Promise<number> => repository.countUnchecked(),
    countPending: (kind: OwnershipRecord['kind']): Promise<number> => repository.countPending(kind),

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
