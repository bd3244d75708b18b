import {
  BLUEPRINTS,
  dollarsOf,
  type Blueprint,
  type PurchaseRow,
  type Repeat,
  type UserBlueprint,
  type VerificationRow,
} from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { type CaseClaim, presentClaim } from '../decisions/index.ts';
import type { DocumentsDescription } from '../verification/index.ts';
import { blueprintNotFound } from './blueprints.errors.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { getAutoApprovalTime, isChecked } from './blueprints.policy.ts';

/** Describes the identity documents of the rows that are verifications, by row id. */
export type ReadIdentityDocuments = (
  rows: readonly Pick<OwnershipRecord, '_id' | 'kind' | 'status'>[],
  tx?: Tx,
) => Promise<Map<string, DocumentsDescription>>;

/** A row of either kind as administrators see it. */
export type OwnershipRow = PurchaseRow & VerificationRow;

/** Finds a blueprint in the catalogue. @throws AppError `not_found` */
export function findBlueprint(blueprintId: number): Blueprint {
  const blueprint = BLUEPRINTS.find(({ id }) => id === blueprintId);
  if (!blueprint) throw blueprintNotFound();
  return blueprint;
}

/** What rows are presented with to their owners, by row id. */
type OwnershipContext = {
  /** Purchases have none. */
  readonly documents: ReadonlyMap<string, DocumentsDescription>;
  /** Until when purchases can be returned; those that cannot be are left out. */
  readonly returnEnds: ReadonlyMap<string, Date>;
  /** Hours after which a pending verification is approved; 0 for never. */
  readonly autoApproveHours: number;
};

/** Presents a row to its owner. */
export function presentOwnership(
  row: OwnershipRecord,
  { documents, returnEnds, autoApproveHours }: OwnershipContext,
): UserBlueprint {
  const { name, rewardPerTask } = findBlueprint(row.blueprintId);
  const id = row._id.toHexString();
  const description = documents.get(id);
  const approvedAt = description?.allowsAutomaticApproval ? getAutoApprovalTime(row, autoApproveHours) : null;
  return {
    id,
    userId: row.userId.toHexString(),
    blueprintId: row.blueprintId,
    approved: row.status === 'active',
    status: row.status,
    blueprint: { name, rewardPerTask },
    price: dollarsOf(row.priceCents),
    paymentMethod: row.paymentMethod,
    metadata: description?.metadata ?? null,
    purchaseDate: row.purchaseDate.toISOString(),
    payment: row.payment,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    reason: row.reason,
    final: row.final,
    approvedAutomaticallyAt: approvedAt?.toISOString() ?? null,
    reference: row.reference,
    transactionReference: row.transactionReference,
    returnableUntil: returnEnds.get(id)?.toISOString() ?? null,
    returnRequestedAt: row.returnCase?.requestedAt.toISOString() ?? null,
  };
}

/** Returns when an administrator has to decide about a row; `null` if it does not wait for one. */
export function getDueTime({ status, payment, dueAt }: OwnershipRecord): Date | null {
  const isDue = status === 'returning' || (status === 'pending' && payment !== 'awaiting');
  return isDue ? dueAt : null;
}

/** Returns the last decision about a row: of a returned one, when its price was sent back and by whom. */
export function getDecision({ decidedAt, decidedBy, returnCase }: OwnershipRecord): {
  readonly at: Date | null;
  readonly by: Id | null;
} {
  return returnCase?.paid ?? { at: decidedAt, by: decidedBy };
}

/** What rows are presented with to administrators, by user id and by row id. */
type RowContext = OwnershipContext & {
  readonly usernames: ReadonlyMap<string, string>;
  /** The members whose accounts are disabled. */
  readonly disabled: ReadonlySet<string>;
  readonly claims: ReadonlyMap<string, CaseClaim>;
};

/** Presents a row to administrators. */
export function presentRow(
  row: OwnershipRecord,
  { usernames, disabled, claims, ...context }: RowContext,
): OwnershipRow {
  const { userId, status } = row;
  const { at: decidedAt, by: decidedBy } = getDecision(row);
  const getUsername = (id: Id): string => usernames.get(id.toHexString()) ?? '';
  // A purchase that its member canceled was not decided by an administrator.
  const isDecided = status !== 'cancelled';
  const memberDisabled = disabled.has(userId.toHexString());
  return {
    // Nothing of a disabled account is approved automatically.
    ...presentOwnership(row, memberDisabled ? { ...context, autoApproveHours: 0 } : context),
    username: getUsername(userId),
    memberDisabled,
    dueAt: getDueTime(row)?.toISOString() ?? null,
    ...presentClaim(claims.get(row._id.toHexString())),
    decidedAt: isDecided && decidedAt ? decidedAt.toISOString() : null,
    decidedBy: isDecided && decidedBy ? getUsername(decidedBy) : null,
    isChecked: isChecked(row),
  };
}

/**
 * Presents a row of another member that has something in common with one.
 *
 * @param usernames by user id
 * @param disabled the members whose accounts are disabled
 */
export function presentRepeat(
  { _id, userId, status, purchaseDate }: OwnershipRecord,
  usernames: ReadonlyMap<string, string>,
  disabled: ReadonlySet<string>,
): Repeat<OwnershipRecord['status']> {
  return {
    id: _id.toHexString(),
    userId: userId.toHexString(),
    username: usernames.get(userId.toHexString()) ?? '',
    disabled: disabled.has(userId.toHexString()),
    status,
    at: purchaseDate.toISOString(),
  };
}
