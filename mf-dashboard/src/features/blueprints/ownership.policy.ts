import { FREE_BLUEPRINT_ID, type UserBlueprint } from '@platform/contracts';

/** How a member stands to a blueprint. Refused and cancelled both leave it free to be asked for again. */
export type Ownership =
  | { readonly status: 'none' }
  | { readonly status: 'pending' | 'active' | 'rejected'; readonly row: UserBlueprint };

/** The standing to one blueprint: what is active counts more than what is pending, then the newest refusal. */
export function ownershipOf(own: readonly UserBlueprint[], blueprintId: number): Ownership {
  const rows = own.filter((row) => row.blueprintId === blueprintId);
  for (const status of ['active', 'pending'] as const) {
    const row = rows.find((candidate) => candidate.status === status);
    if (row) return { status, row };
  }
  const [newest] = rows;
  return newest?.status === 'rejected' ? { status: 'rejected', row: newest } : { status: 'none' };
}

export function freeOwnershipOf(own: readonly UserBlueprint[]): Ownership {
  return ownershipOf(own, FREE_BLUEPRINT_ID);
}

/** The blueprints whose tasks are open. */
export function activeBlueprintIds(own: readonly UserBlueprint[]): number[] {
  return own.filter((row) => row.status === 'active').map((row) => row.blueprintId);
}

/** What a list of own blueprints shows: what is active, what is pending, and what was refused and not asked for again. */
export function heldBlueprints(own: readonly UserBlueprint[]): UserBlueprint[] {
  const ids = new Set(own.map(({ blueprintId }) => blueprintId));
  const held = [...ids].map((id) => ownershipOf(own, id)).filter((ownership) => ownership.status !== 'none');
  return HELD_ORDER.flatMap((status) => held.filter((one) => one.status === status).map(({ row }) => row));
}

const HELD_ORDER = ['active', 'pending', 'rejected'] as const;
