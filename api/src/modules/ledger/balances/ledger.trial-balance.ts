import { dollarsOf, type TrialBalance } from '@platform/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { LedgerModels } from '../ledger.model.ts';
import type { LedgerRepository } from '../ledger.repository.ts';
import { ACCOUNTS } from '../ledger.templates.ts';

/** Reads the current trial balance together with the result of the last reconciliation. */
export async function readTrialBalance(
  { reconciliations }: LedgerModels,
  repository: LedgerRepository,
  clock: Clock,
): Promise<TrialBalance> {
  const at = clock.now().toISOString();
  const { cents, journals } = await repository.totals();
  const last = await reconciliations.findById('last').lean();
  return {
    at,
    accounts: ACCOUNTS.map((account) => ({ account, total: dollarsOf(cents[account]) })),
    sum: dollarsOf(ACCOUNTS.reduce((sum, account) => sum + cents[account], 0)),
    journals,
    lastReconciliation: last && { ...last, at: last.at.toISOString() },
  };
}
