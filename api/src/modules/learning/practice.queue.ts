import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, type Id } from '../../platform/ids.ts';
import type { LearningContext } from './learning.context.ts';
import type { PracticeRecord } from './learning.records.ts';

export type PracticeQueue = ReturnType<typeof createPracticeQueue>;

/** What brings an objective into a member's practice. */
type Cause = { readonly reason: NonNullable<PracticeRecord['reason']>; readonly comment: string | null };

/** Creates what brings objectives into practice: what a test found wrong, and what reviewers wrote. */
export function createPracticeQueue({ services: { clock }, models, bank }: LearningContext) {
  return {
    /**
     * Adds objectives. One that was practiced before has to be mastered again. @param courseId leaves out those of
     * other courses
     */
    async add(
      tx: Tx,
      userId: Id,
      objectives: readonly string[],
      cause: Cause,
      courseId?: number,
    ): Promise<void> {
      for (const objective of objectives) {
        const course = bank.list().find((one) => one.objectives.some(({ id }) => id === objective));
        if (!course || (courseId !== undefined && course.id !== courseId)) continue;
        await rawCollection(models.practice).updateOne(
          { userId, objective, unit: null },
          {
            $set: { ...cause, isMastered: false, last: [], dueAt: clock.now() },
            $setOnInsert: { _id: newId(), courseId: course.id, card: null },
          },
          { upsert: true, session: tx },
        );
      }
    },
  };
}
