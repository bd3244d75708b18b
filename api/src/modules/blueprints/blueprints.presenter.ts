import {
  BLUEPRINTS,
  dollarsOf,
  type Blueprint,
  type PurchaseRow,
  type UserBlueprint,
  type VerificationRow,
} from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { blueprintNotFound } from './blueprints.errors.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { getAutoApprovalTime } from './blueprints.policy.ts';

/**
 * Reads the masked identity documents of the rows that are verifications, as JSON text by row id. The verification
 * module owns the documents.
 */
export type ReadIdentityDocuments = (
  rows: readonly Pick<OwnershipRecord, '_id' | 'kind'>[],
  tx?: Tx,
) => Promise<Map<string, string>>;

/** A row of either kind as administrators see it. */
export type OwnershipRow = PurchaseRow & VerificationRow;

/** Finds a blueprint in the catalogue. @throws AppError `not_found` */
export function findBlueprint(blueprintId: number): Blueprint {
  const blueprint = BLUEPRINTS.find(({ id }) => id === blueprintId);
  if (!blueprint) throw blueprintNotFound();
  return blueprint;
}

/**
 * Presents a row to its owner.
 *
 * @param maskedDocuments by row id; purchases have none
 * @param autoApproveHours hours after which a pending verification is approved; 0 for never
 */
export function presentOwnership(
  row: OwnershipRecord,
  maskedDocuments: ReadonlyMap<string, string>,
  autoApproveHours: number,
): UserBlueprint {
  const { name, rewardPerTask } = findBlueprint(row.blueprintId);
  const id = row._id.toHexString();
  return {
    id,
    userId: row.userId.toHexString(),
    blueprintId: row.blueprintId,
    approved: row.status === 'active',
    status: row.status,
    blueprint: { name, rewardPerTask },
    paymentMethod: row.paymentMethod,
    metadata: maskedDocuments.get(id) ?? null,
    purchaseDate: row.purchaseDate.toISOString(),
    payment: row.payment,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    reason: row.reason,
    final: row.final,
    approvedAutomaticallyAt: getAutoApprovalTime(row, autoApproveHours)?.toISOString() ?? null,
    reference: row.reference,
    transactionReference: row.transactionReference,
  };
}

/** Presents a row to administrators. @param usernames by user id */
export function presentRow(
  row: OwnershipRecord,
  maskedDocuments: ReadonlyMap<string, string>,
  usernames: ReadonlyMap<string, string>,
  autoApproveHours: number,
): OwnershipRow {
  const { userId, status, priceCents, decidedAt, decidedBy } = row;
  const getUsername = (id: Id): string => usernames.get(id.toHexString()) ?? '';
  // A purchase that its member cancelled was not decided by an administrator.
  const isDecided = status !== 'cancelled';
  return {
    ...presentOwnership(row, maskedDocuments, autoApproveHours),
    username: getUsername(userId),
    price: dollarsOf(priceCents),
    decidedAt: isDecided && decidedAt ? decidedAt.toISOString() : null,
    decidedBy: isDecided && decidedBy ? getUsername(decidedBy) : null,
  };
}
