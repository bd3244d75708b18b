/*
 * Verifies that each withdrawal set its amount aside and that the hold ended as the status of the withdrawal says:
 * exactly once, or not yet. A payout came back in the ledger if the withdrawal says so.
 */
import type { Check } from '../ledger/index.ts';
import { holdOutcome } from './withdrawals.policy.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

export function createWithdrawalsCheck(repository: WithdrawalsRepository): Check {
  return async (tx, userId, entries) => {
    const problems: string[] = [];
    for (const { _id, amountCents, status } of await repository.findByUser(userId, tx)) {
      const name = `Withdrawal ${_id.toHexString()}`;
      const entry = entries.takeWithdrawal(_id);
      if (entry?.cents !== amountCents)
        problems.push(`${name}: ${amountCents} cents requested, ${entry?.cents ?? 0} set aside.`);
      if (entry?.outcome !== holdOutcome(status))
        problems.push(`${name}: is ${status}, but ${entry?.outcome ?? 'open'} in the ledger.`);
      if (entry?.outcome && entry.outcomeCents !== amountCents)
        problems.push(`${name}: ${amountCents} cents set aside, ${entry.outcomeCents} ${entry.outcome}.`);
      const expectedBounce = status === 'bounced' ? amountCents : 0;
      if (entry && entry.bouncedCents !== expectedBounce)
        problems.push(`${name}: is ${status}, but ${entry.bouncedCents} cents came back.`);
    }
    return problems;
  };
}
