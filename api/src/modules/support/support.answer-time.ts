import { ANSWER_TIME, type AnswerTime } from '@platform/contracts';
import { addDays, type Clock } from '../../platform/clock.ts';
import { medianOf } from '../../platform/median.ts';
import { reuseResult } from '../../platform/reuse-result.ts';
import type { TicketsRepository } from './support.repository.ts';

const REUSED_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Returns a function that computes how long the first answer to a message usually took in the last days. */
export function createAnswerTime(
  clock: Clock,
  repository: Pick<TicketsRepository, 'listAnswerTimes'>,
): () => Promise<AnswerTime> {
  return reuseResult(clock, REUSED_MS, async (now) => {
    const times = await repository.listAnswerTimes(addDays(now, -ANSWER_TIME.days));
    const median = medianOf(times);
    if (median === null || times.length < ANSWER_TIME.minTickets) return { tickets: null, medianHours: null };
    return { tickets: times.length, medianHours: Math.ceil((median / HOUR_MS) * 10) / 10 };
  });
}
