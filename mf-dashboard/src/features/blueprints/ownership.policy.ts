import { FREE_BLUEPRINT_ID, type UserBlueprint } from '@platform/contracts';

/** A member's ownership of the free blueprint. After a rejection it can be requested again, unless it is final. */
export type Ownership =
  | { readonly status: 'none' }
  | { readonly status: 'pending' | 'active' | 'rejected'; readonly row: UserBlueprint };

/**
 * A member's ownership of any blueprint. A purchase is `awaiting` until its payment is reported, `expired` if that did
 * not happen in time, `returning` until its price was paid back, and then `returned`; after a rejection, an expiry or a
 * return the blueprint can be purchased again.
 */
export type BlueprintOwnership =
  | Ownership
  | { readonly status: 'awaiting' | 'expired' | 'returning' | 'returned'; readonly row: UserBlueprint };

/**
 * Returns the ownership of one blueprint. An active row takes precedence over a pending one; otherwise the latest row
 * counts if it was rejected, has expired or is returned.
 *
 * @param userBlueprints newest first, as the API returns them
 */
export function getOwnership(
  userBlueprints: readonly UserBlueprint[],
  blueprintId: number,
): BlueprintOwnership {
  const rows = userBlueprints.filter((row) => row.blueprintId === blueprintId);
  const ownership = getRequested(rows);
  const [latest] = rows;
  if (ownership.status === 'pending' && ownership.row.payment === 'awaiting')
    return { status: 'awaiting', row: ownership.row };
  if (ownership.status === 'none' && (latest?.status === 'returning' || latest?.status === 'returned'))
    return { status: latest.status, row: latest };
  // Only the platform gives a reason: what members cancel themselves needs none.
  const isExpired = ownership.status === 'none' && latest?.status === 'cancelled' && latest.reason !== null;
  return isExpired ? { status: 'expired', row: latest } : ownership;
}

/** Returns the ownership of the free blueprint. */
export function getFreeOwnership(userBlueprints: readonly UserBlueprint[]): Ownership {
  return getRequested(userBlueprints.filter((row) => row.blueprintId === FREE_BLUEPRINT_ID));
}

/** @param rows of one blueprint, newest first */
function getRequested(rows: readonly UserBlueprint[]): Ownership {
  for (const status of ['active', 'pending'] as const) {
    const row = rows.find((candidate) => candidate.status === status);
    if (row) return { status, row };
  }
  const [latest] = rows;
  return latest?.status === 'rejected' ? { status: 'rejected', row: latest } : { status: 'none' };
}

/** Returns the purchases that wait for the member's payment, newest first. */
export function listAwaitingPayment(userBlueprints: readonly UserBlueprint[]): UserBlueprint[] {
  return userBlueprints.filter(({ payment }) => payment === 'awaiting');
}

/** Whether a request was rejected for good, so that it cannot be made again. */
export function isFinallyRejected(ownership: BlueprintOwnership): boolean {
  return ownership.status === 'rejected' && ownership.row.final;
}

/** Returns the ids of the blueprints whose tasks are open. */
export function listActiveBlueprintIds(userBlueprints: readonly UserBlueprint[]): number[] {
  return userBlueprints.filter((row) => row.status === 'active').map((row) => row.blueprintId);
}

/**
 * Returns one row per blueprint for display: unpaid, active, pending, returned, then rejected or expired without a new
 * request.
 */
export function listCurrentBlueprints(userBlueprints: readonly UserBlueprint[]): UserBlueprint[] {
  const ids = new Set(userBlueprints.map(({ blueprintId }) => blueprintId));
  const ownerships = [...ids]
    .map((id) => getOwnership(userBlueprints, id))
    .filter((ownership) => ownership.status !== 'none');
  return STATUS_ORDER.flatMap((status) =>
    ownerships.filter((ownership) => ownership.status === status).map(({ row }) => row),
  );
}

const STATUS_ORDER = [
  'awaiting',
  'active',
  'pending',
  'returning',
  'rejected',
  'expired',
  'returned',
] as const;
