/*
 * Verifies that no member has a blueprint open twice or has returned it twice, that the ledger has one payment of the
 * price for each purchase that is or was active and none for any other, that it has one payment back of the same price
 * for each returned purchase and none for any other, and that none was returned of which a task was done.
 */
import type { Check, LedgerEntries } from '../ledger/index.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';

const OPEN_STATUSES: readonly OwnershipRecord['status'][] = ['pending', 'active', 'returning'];
/** The statuses of a purchase whose payment was confirmed. */
const PAID_STATUSES: readonly OwnershipRecord['status'][] = ['active', 'returning', 'returned'];

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
    const returnedIds = rows
      .filter(({ status }) => status === 'returned')
      .map(({ blueprintId }) => blueprintId);
    if (new Set(returnedIds).size < returnedIds.length)
      problems.push(`${name}: a blueprint was returned more than once.`);
    for (const row of rows) {
      const paidCents = entries.takePurchase(row._id)?.cents ?? 0;
      const wasPaid = row.kind === 'purchase' && PAID_STATUSES.includes(row.status);
      const expectedCents = wasPaid ? row.priceCents : 0;
      if (paidCents !== expectedCents)
        problems.push(
          `${name}: blueprint ${row.blueprintId} is ${row.status} for ${row.priceCents} cents, ${paidCents} in the ledger.`,
        );
      problems.push(...checkReturn(row, entries).map((problem) => `${name}: ${problem}`));
      if (row.open !== OPEN_STATUSES.includes(row.status))
        problems.push(
          `${name}: blueprint ${row.blueprintId} is ${row.status}, but marked as ${row.open ? 'open' : 'closed'}.`,
        );
    }
    return problems;
  };
}

function checkReturn(row: OwnershipRecord, entries: LedgerEntries): string[] {
  const { blueprintId, status, priceCents, usedAt, returnCase } = row;
  const problems: string[] = [];
  const paidBackCents = entries.takeReturn(row._id)?.cents ?? 0;
  const expectedCents = status === 'returned' ? priceCents : 0;
  if (paidBackCents !== expectedCents)
    problems.push(
      `blueprint ${blueprintId} is ${status} for ${priceCents} cents, ${paidBackCents} paid back in the ledger.`,
    );
  const isReturned = status === 'returning' || status === 'returned';
  if (isReturned && usedAt)
    problems.push(`blueprint ${blueprintId} is ${status}, but a task of it was done.`);
  if (isReturned !== Boolean(returnCase))
    problems.push(`blueprint ${blueprintId} is ${status} ${returnCase ? 'with' : 'without'} a return.`);
  if ((status === 'returned') !== Boolean(returnCase?.paid))
    problems.push(
      `blueprint ${blueprintId} is ${status}, its return ${returnCase?.paid ? 'was' : 'is not'} paid.`,
    );
  if (returnCase?.paid && returnCase.firstApproval?.by.equals(returnCase.paid.by))
    problems.push(`blueprint ${blueprintId}: one administrator gave both approvals of its return.`);
  return problems;
}
