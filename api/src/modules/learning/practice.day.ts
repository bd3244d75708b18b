import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { dayOf, nextDayAt, parseTimeZone } from '../../platform/time-zone.ts';
import type { LearningContext } from './learning.context.ts';
import { cutToDay, listCandidates } from './practice.policy.ts';

/** Creates the read of what is due on a member's day. What pages count is what is asked. */
export function createReadDay({ services: { clock, notices }, models, bank }: LearningContext) {
  return async (userId: Id, browserZone: string | undefined, tx?: Tx) => {
    const now = clock.now();
    const timeZone =
      (await notices.mailing.readPreferences(userId)).timeZone ?? parseTimeZone(browserZone) ?? 'UTC';
    const [day, nextDay] = [dayOf(now, timeZone), nextDayAt(now, timeZone)];
    const records = await rawCollection(models.practice).find({ userId }, { session: tx }).toArray();
    const done = await rawCollection(models.practiceAnswers)
      .find({ userId, day }, { session: tx, projection: { itemId: 1 } })
      .toArray();
    const answered = done.map(({ itemId }) => itemId);
    const objectives = [...new Set(records.map(({ objective }) => objective))];
    const items = await bank.findPractice(objectives, tx);
    const candidates = listCandidates({ day, nextDayAt: nextDay, records, items, answered });
    return {
      day,
      timeZone,
      nextDayAt: nextDay,
      answered,
      records,
      candidates,
      ...cutToDay(candidates, answered.length),
    };
  };
}
