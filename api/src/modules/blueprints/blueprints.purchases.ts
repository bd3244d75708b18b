/*
 * Invariant: a pending purchase awaits its payment until the member reports it, cancels it or seven days have passed.
 * Once reported, it waits for an administrator and never expires.
 */
import {
  BLUEPRINTS,
  PAYMENT_DAYS,
  centsOf,
  type PaymentBody,
  type PurchaseBody,
  type UserBlueprint,
} from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import { addDays } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { parseId, newId, newReadableCode, type Id } from '../../platform/ids.ts';
import { definedOnly } from '../../platform/lists/filters.ts';
import type { Platform } from '../../platform/platform.ts';
import { alreadyDecided } from '../../platform/reviews/review-errors.ts';
import { blueprintNotFound, purchaseNotFound } from './blueprints.errors.ts';
import { SETTLED_PAYMENT, pendingRow, type OwnershipRecord } from './blueprints.model.ts';
import { assertCanPurchase } from './blueprints.policy.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';
import type { BlueprintsService } from './blueprints.service.ts';

const REFERENCE_LENGTH = 8;

export type MemberPurchases = ReturnType<typeof createMemberPurchases>;

/** Creates the service behind what members do with their purchases. */
export function createMemberPurchases({
  platform,
  repository,
  service,
}: {
  platform: Platform;
  repository: BlueprintsRepository;
  service: Pick<BlueprintsService, 'getUserBlueprint'>;
}) {
  const { audit, clock } = platform;
  return {
    /** Opens a pending purchase. @throws AppError as `assertCanPurchase` */
    async purchase(
      tx: Tx,
      actor: Actor,
      userId: Id,
      { blueprintId, paymentMethod }: PurchaseBody,
    ): Promise<UserBlueprint> {
      assertCanPurchase(blueprintId, await repository.findByUser(userId, tx));
      const [id, now] = [newId(), clock.now()];
      await repository.insert(tx, {
        ...pendingRow(id, userId, now),
        payment: 'awaiting',
        expiresAt: addDays(now, PAYMENT_DAYS),
        kind: 'purchase',
        blueprintId,
        paymentMethod: paymentMethod ?? null,
        reference: newReference(),
        priceCents: getPriceCents(blueprintId),
      });
      await audit.record(tx, actor, { action: 'purchase_requested', subjectId: id, userId });
      return service.getUserBlueprint(id, tx);
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
        const payment = transactionReference ? ({ payment: 'reported', expiresAt: null } as const) : {};
        await repository.changePending(tx, row, { ...reported, ...payment });
        await audit.record(tx, actor, { action: 'purchase_payment_reported', subjectId: row._id, userId });
      }
      return service.getUserBlueprint(row._id, tx);
    },

    /** Cancels a pending purchase. @throws AppError `not_found`, `already_decided` */
    async cancel(tx: Tx, actor: Actor, userId: Id, id: string): Promise<UserBlueprint> {
      const row = await findPendingPurchase(repository, tx, userId, id);
      const decision = { decidedAt: clock.now(), decidedBy: userId };
      await repository.changePending(tx, row, {
        status: 'cancelled',
        open: false,
        ...SETTLED_PAYMENT,
        ...decision,
      });
      await audit.record(tx, actor, { action: 'purchase_cancelled', subjectId: row._id, userId });
      return service.getUserBlueprint(row._id, tx);
    },
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

function getPriceCents(blueprintId: number): number {
  const blueprint = BLUEPRINTS.find(({ id }) => id === blueprintId);
  if (!blueprint) throw blueprintNotFound();
  return centsOf(blueprint.price);
}

/** Creates the reference that the member quotes with the payment, so that it can be matched to the purchase. */
function newReference(): string {
  return `BP-${newReadableCode(REFERENCE_LENGTH)}`;
}
