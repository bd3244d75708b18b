/*
 * Verifies that no member has a blueprint open twice, and that the ledger has one payment of the price for each active
 * purchase and none for any other.
 */
import type { Check } from '../ledger/index.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';

export function createBlueprintsCheck(repository: BlueprintsRepository): Check {
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
    return problems;
  };
}
