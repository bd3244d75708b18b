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
import { noSuchBlueprint } from './blueprints.errors.ts';
import type { OwnershipRecord } from './blueprints.model.ts';

/** The masked papers of those rows that are verifications, as texts by the id of the row. They belong to another module. */
export type ReadPapers = (
  rows: readonly Pick<OwnershipRecord, '_id' | 'kind'>[],
  tx?: Tx,
) => Promise<Map<string, string>>;

/** A row as administrators see it, of either kind. */
export type OwnershipRow = PurchaseRow & VerificationRow;

/** @throws AppError `not_found` */
export function findBlueprint(blueprintId: number): Blueprint {
  const found = BLUEPRINTS.find(({ id }) => id === blueprintId);
  if (!found) throw noSuchBlueprint();
  return found;
}

/** `papers` holds the masked papers by the id of their row, where there are any. */
export function presentOwnership(row: OwnershipRecord, papers: ReadonlyMap<string, string>): UserBlueprint {
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
    metadata: papers.get(id) ?? null,
    purchaseDate: row.purchaseDate.toISOString(),
    reason: row.reason,
    reference: row.reference,
    transactionReference: row.transactionReference,
  };
}

/** With the names of users by id. */
export function presentRow(
  row: OwnershipRecord,
  papers: ReadonlyMap<string, string>,
  usernames: ReadonlyMap<string, string>,
): OwnershipRow {
  const { userId, status, final, priceCents, decidedAt, decidedBy } = row;
  const nameOf = (id: Id): string => usernames.get(id.toHexString()) ?? '';
  // What the member took back was no decision.
  const isDecided = status !== 'cancelled';
  return {
    ...presentOwnership(row, papers),
    username: nameOf(userId),
    price: dollarsOf(priceCents),
    final,
    decidedAt: isDecided && decidedAt ? decidedAt.toISOString() : null,
    decidedBy: isDecided && decidedBy ? nameOf(decidedBy) : null,
  };
}
