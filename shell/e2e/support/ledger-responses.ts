import type { TrialBalance } from '@platform/contracts';
import { hours, NOW } from './mock-values.ts';

/** A ledger whose accounts sum to zero. */
export function trialBalance(): TrialBalance {
  const accounts = [
    { account: 'available', total: 1_234_567.89 },
    { account: 'locked', total: 4650 },
    { account: 'held', total: 0 },
    { account: 'rewards', total: -1_239_217.89 },
  ];
  return { at: NOW, accounts, sum: 0, journals: 1_048_213, lastReconciliation: createReconciliation() };
}

export function createReconciliation() {
  return { at: hours(-1), journals: 1_048_190, members: 31_200, milliseconds: 8400, problems: [] };
}
