import {
  BLUEPRINTS,
  FREE_BLUEPRINT_ID,
  FREE_PAYMENT_METHOD,
  centsOf,
  type PaymentBody,
  type PurchaseBody,
  type UserBlueprint,
} from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { alreadyDecided } from '../../platform/reviews/review-errors.ts';
import { parseId, newId, newReadableCode, type Id } from '../../platform/ids.ts';
import { definedOnly } from '../../platform/lists/filters.ts';
import { blueprintNotFound, purchaseNotFound } from './blueprints.errors.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { assertCanPurchase, assertCanVerify } from './blueprints.policy.ts';
import { presentOwnership, type ReadIdentityDocuments } from './blueprints.presenter.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';

const REFERENCE_LENGTH = 8;

export type BlueprintsService = ReturnType<typeof createBlueprintsService>;

/** Creates the service behind the members' endpoints and the queries of other modules. */
export function createBlueprintsService({
  platform,
  repository,
  readIdentityDocuments,
}: {
  platform: Platform;
  repository: BlueprintsRepository;
  readIdentityDocuments: ReadIdentityDocuments;
}) {
  const { audit, clock, settings } = platform;

  const queries = createQueries(repository, readIdentityDocuments, settings.verificationAutoApproveHours);

  return {
    ...queries,

    /** Opens the pending row of a verification. @throws AppError as `assertCanVerify` */
    async beginVerification(tx: Tx, { id, userId, at }: { id: Id; userId: Id; at: Date }): Promise<void> {
      assertCanVerify(await repository.findByUser(userId, tx));
      await repository.insert(tx, {
        ...pendingRow(id, userId, at),
        kind: 'verification',
        blueprintId: FREE_BLUEPRINT_ID,
        paymentMethod: FREE_PAYMENT_METHOD,
        reference: null,
        priceCents: 0,
      });
    },

    /** Opens a pending purchase. @throws AppError as `assertCanPurchase` */
    async purchase(
      tx: Tx,
      actor: Actor,
      userId: Id,
      { blueprintId, paymentMethod }: PurchaseBody,
    ): Promise<UserBlueprint> {
      assertCanPurchase(blueprintId, await repository.findByUser(userId, tx));
      const id = newId();
      await repository.insert(tx, {
        ...pendingRow(id, userId, clock.now()),
        kind: 'purchase',
        blueprintId,
        paymentMethod: paymentMethod ?? null,
        reference: newReference(),
        priceCents: getPriceCents(blueprintId),
      });
      await audit.record(tx, actor, { action: 'purchase_requested', subjectId: id, userId });
      return queries.getUserBlueprint(id, tx);
    },

    /** Stores what the member reports about the payment. @throws AppError `not_found`, `already_decided` */
    async reportPayment(
      tx: Tx,
      actor: Actor,
      userId: Id,
      id: string,
      { paymentMethod, transactionReference }: PaymentBody,
    ): Promise<UserBlueprint> {
      const row = await findPendingPurchase(repository, tx, userId, id);
      const reported = definedOnly({ paymentMethod, transactionReference });
      if (Object.keys(reported).length > 0) {
        await repository.changePending(tx, row, reported);
        await audit.record(tx, actor, { action: 'purchase_payment_reported', subjectId: row._id, userId });
      }
      return queries.getUserBlueprint(row._id, tx);
    },

    /** Cancels a pending purchase. @throws AppError `not_found`, `already_decided` */
    async cancel(tx: Tx, actor: Actor, userId: Id, id: string): Promise<UserBlueprint> {
      const row = await findPendingPurchase(repository, tx, userId, id);
      const decision = { decidedAt: clock.now(), decidedBy: userId };
      await repository.changePending(tx, row, { status: 'cancelled', open: false, ...decision });
      await audit.record(tx, actor, { action: 'purchase_cancelled', subjectId: row._id, userId });
      return queries.getUserBlueprint(row._id, tx);
    },
  };
}

function createQueries(
  repository: BlueprintsRepository,
  readIdentityDocuments: ReadIdentityDocuments,
  autoApproveHours: number,
) {
  async function present(rows: readonly OwnershipRecord[]): Promise<UserBlueprint[]> {
    const maskedDocuments = await readIdentityDocuments(rows);
    return rows.map((row) => presentOwnership(row, maskedDocuments, autoApproveHours));
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
      present(await repository.findByUser(userId)),

    /** Lists the ids of the blueprints whose tasks are open to a member. */
    async activeBlueprintIds(userId: Id, tx?: Tx): Promise<number[]> {
      const rows = await repository.findByUser(userId, tx);
      return rows.filter(({ status }) => status === 'active').map(({ blueprintId }) => blueprintId);
    },

    countPending: (kind: OwnershipRecord['kind']): Promise<number> => repository.countPending(kind),
  };
}

/** Finds a purchase that the member may still change. @throws AppError `not_found`, `already_decided` */
async function findPendingPurchase(
  repository: BlueprintsRepository,
  tx: Tx,
  userId: Id,
  idText: string,
): Promise<OwnershipRecord> {
  const id = parseId(idText);
  const row = id && (await repository.findById(id, tx));
  if (!row?.userId.equals(userId) || row.kind !== 'purchase') throw purchaseNotFound();
  const { status: decision, decidedAt: at } = row;
  if (decision !== 'pending') throw alreadyDecided('This purchase', { decision, at });
  return row;
}

function pendingRow(_id: Id, userId: Id, purchaseDate: Date) {
  return {
    _id,
    userId,
    purchaseDate,
    status: 'pending',
    open: true,
    final: false,
    reason: null,
    transactionReference: null,
    decidedAt: null,
    decidedBy: null,
  } as const;
}

function getPriceCents(blueprintId: number): number {
  const blueprint = BLUEPRINTS.find(({ id }) => id === blueprintId);
  if (!blueprint) throw blueprintNotFound();
  return centsOf(blueprint.price);
}

/** Creates the reference that the member quotes with the payment, so that it can be matched to the purchase. */
function newReference(): string {
  return `BP-${newReadableCode(REFERENCE_LENGTH)}`;
}
