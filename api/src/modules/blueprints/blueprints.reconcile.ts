/*
 * Verifies that no member has a blueprint open twice, that the ledger has one payment of the price for each active
 * purchase and none for any other, and that a referrer was paid if and only if the free blueprint of the referred user
 * is active.
 */
import { FREE_BLUEPRINT_ID } from '@platform/contracts';
import type { Check } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';

export function createBlueprintsCheck(repository: BlueprintsRepository, referrals: Referrals): Check {
  return async (tx, userId, entries) => {
    const problems: string[] = [];
    const name = `Member ${userId.toHexString()}`;
    const rows = await repository.findByUser(userId, tx);
    const openIds = rows.filter((row) => row.open).map(({ blueprintId }) => blueprintId);
    for (const blueprintId of new Set(openIds)) {
      const count = openIds.filter((id) => id === blueprintId).length;
      if (count > 1) problems.push(`${name}: blueprint ${blueprintId} is open ${count} times.`);
    }
    for (const row of rows) {
      const paidCents = entries.takePurchase(row._id)?.cents ?? 0;
      const expectedCents = row.kind === 'purchase' && row.status === 'active' ? row.priceCents : 0;
      if (paidCents !== expectedCents)
        problems.push(
          `${name}: blueprint ${row.blueprintId} is ${row.status} for ${row.priceCents} cents, ${paidCents} in the ledger.`,
        );
      if (row.open !== (row.status === 'pending' || row.status === 'active'))
        problems.push(
          `${name}: blueprint ${row.blueprintId} is ${row.status}, but marked as ${row.open ? 'open' : 'closed'}.`,
        );
    }
    const isActive = rows.some(
      ({ blueprintId, status }) => blueprintId === FREE_BLUEPRINT_ID && status === 'active',
    );
    const referral = await referrals.findStatus(userId, tx);
    if (referral && (referral === 'paid') !== isActive)
      problems.push(
        `${name}: the referral is ${referral}, the free blueprint is ${isActive ? '' : 'not '}active.`,
      );
    return problems;
  };
}
