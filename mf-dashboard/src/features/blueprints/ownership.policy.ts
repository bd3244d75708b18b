import { FREE_BLUEPRINT_ID, type UserBlueprint } from '@platform/contracts';

/** A member's ownership of one blueprint. A rejected or canceled one can be requested again, unless it is final. */
export type Ownership =
  | { readonly status: 'none' }
  | { readonly status: 'pending' | 'active' | 'rejected'; readonly row: UserBlueprint };

/**
 * Returns the ownership of one blueprint. An active row takes precedence over a pending one; otherwise the latest row
 * counts if it was rejected.
 *
 * @param userBlueprints newest first, as the API returns them
 */
export function getOwnership(userBlueprints: readonly UserBlueprint[], blueprintId: number): Ownership {
  const rows = userBlueprints.filter((row) => row.blueprintId === blueprintId);
  for (const status of ['active', 'pending'] as const) {
    const row = rows.find((candidate) => candidate.status === status);
    if (row) return { status, row };
  }
  const [latest] = rows;
  return latest?.status === 'rejected' ? { status: 'rejected', row: latest } : { status: 'none' };
}

/** Returns the ownership of the free blueprint. */
export function getFreeOwnership(userBlueprints: readonly UserBlueprint[]): Ownership {
  return getOwnership(userBlueprints, FREE_BLUEPRINT_ID);
}

/** Whether a request was rejected for good, so that it cannot be made again. */
export function isFinallyRejected(ownership: Ownership): boolean {
  return ownership.status === 'rejected' && ownership.row.final;
}

/** Returns the ids of the blueprints whose tasks are open. */
export function listActiveBlueprintIds(userBlueprints: readonly UserBlueprint[]): number[] {
  return userBlueprints.filter((row) => row.status === 'active').map((row) => row.blueprintId);
}

/** Returns one row per blueprint for display: active, then pending, then rejected without a new request. */
export function listCurrentBlueprints(userBlueprints: readonly UserBlueprint[]): UserBlueprint[] {
  const ids = new Set(userBlueprints.map(({ blueprintId }) => blueprintId));
  const ownerships = [...ids]
    .map((id) => getOwnership(userBlueprints, id))
    .filter((ownership) => ownership.status !== 'none');
  return STATUS_ORDER.flatMap((status) =>
    ownerships.filter((ownership) => ownership.status === status).map(({ row }) => row),
  );
}

const STATUS_ORDER = ['active', 'pending', 'rejected'] as const;
