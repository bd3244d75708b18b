import { TYPICAL_MONTH, dollarsOf, type TypicalMonth } from '@platform/contracts';
import { addDays, type Clock } from '../../platform/clock.ts';
import { medianOf } from '../../platform/median.ts';
import { reuseResult } from '../../platform/reuse-result.ts';
import type { TasksRepository } from './tasks.repository.ts';

const REUSED_MS = 60_000;

/** Returns a function that computes what the members who worked in the last days earned by it. */
export function createTypicalMonth(
  clock: Clock,
  repository: Pick<TasksRepository, 'sumWorkByMember'>,
): () => Promise<TypicalMonth> {
  return reuseResult(clock, REUSED_MS, async (now) => {
    const sums = await repository.sumWorkByMember(addDays(now, -TYPICAL_MONTH.days), now);
    const median = medianOf(sums);
    if (median === null || sums.length < TYPICAL_MONTH.minMembers)
      return { members: null, medianDollars: null };
    return { members: sums.length, medianDollars: dollarsOf(Math.floor(median)) };
  });
}
