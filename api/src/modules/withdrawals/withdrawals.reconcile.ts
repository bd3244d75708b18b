/*
 * Proves that each withdrawal has set its amount aside, and that all of it ended as its state says: once, or not
 * yet.
 */
import type { Check } from '../ledger/index.ts';
import { endOf } from './withdrawals.policy.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

export function createWithdrawalsCheck(repository: WithdrawalsRepository): Check {
  return async (tx, userId, books) => {
    const problems: string[] = [];
    for (const { _id, amountCents, status } of await repository.ofUser(userId, tx)) {
      const name = `Withdrawal ${_id.toHexString()}`;
      const booked = books.takeWithdrawal(_id);
      if (booked?.cents !== amountCents)
        problems.push(`${name}: ${amountCents} cents asked for, ${booked?.cents ?? 0} set aside.`);
      if (booked?.end !== endOf(status))
        problems.push(`${name}: is ${status}, in the ledger it is ${booked?.end ?? 'open'}.`);
      if (booked?.end && booked.endCents !== amountCents)
        problems.push(`${name}: ${amountCents} cents set aside, ${booked.endCents} ${booked.end}.`);
    }
    return problems;
  };
}
