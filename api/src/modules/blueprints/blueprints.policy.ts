/*
 * Invariant: none -> pending -> active or refused; a purchase only after the free blueprint is active; one open row per
 * member and blueprint. Pure rules; they throw the refusal.
 */
import { BLUEPRINTS, FREE_BLUEPRINT_ID } from '@platform/contracts';
import { noSuchBlueprint, refusal } from './blueprints.errors.ts';
import type { OwnershipRecord } from './blueprints.model.ts';

type Row = Pick<OwnershipRecord, 'blueprintId' | 'status' | 'final'>;

/** @throws AppError `verification_pending`, `already_verified`, `verification_final` */
export function mayVerify(rows: readonly Row[]): void {
  const free = rows.filter(({ blueprintId }) => blueprintId === FREE_BLUEPRINT_ID);
  if (free.some(({ status }) => status === 'active')) throw refusal('already_verified');
  if (free.some(({ status }) => status === 'pending')) throw refusal('verification_pending');
  if (free.some(({ final }) => final)) throw refusal('verification_final');
}

/** @throws AppError `not_found`, `verification_required`, `already_owned`, `purchase_pending`, `free_blueprint_required` */
export function mayPurchase(blueprintId: number, rows: readonly Row[]): void {
  if (!BLUEPRINTS.some(({ id }) => id === blueprintId)) throw noSuchBlueprint();
  if (blueprintId === FREE_BLUEPRINT_ID) throw refusal('verification_required');
  const own = rows.filter((row) => row.blueprintId === blueprintId);
  if (own.some(({ status }) => status === 'active')) throw refusal('already_owned');
  if (own.some(({ status }) => status === 'pending')) throw refusal('purchase_pending');
  const verified = rows.some((row) => row.blueprintId === FREE_BLUEPRINT_ID && row.status === 'active');
  if (!verified) throw refusal('free_blueprint_required');
}
