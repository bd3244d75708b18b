import type { Drawing } from '@platform/content';
import { rawCollection } from '../../../platform/db/raw-collection.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import { createList } from '../../../platform/lists/list.ts';
import type {
  AnswerRecord,
  SubmissionRecord,
  WorkDefinitionRecord,
  WorkItemRecord,
  WorkModels,
} from '../work.records.ts';
import { createFindAcceptedSeconds, createFindTruths } from '../work.repository.ts';
import { readDueTimes, readQueueDepth, type QueueDepth } from '../../../platform/queue-depth.ts';

/** The filters that precede the time in an index. */
const FILTERS = [['blueprintId'], ['state']];
/** Submissions whose accounts are looked up together. */
const DUE_BATCH = 200;

/** Creates what reviewers read of submissions. Truths are part of it: nothing of this may reach a member. */
export function createReviewReads(
  { definitions, items, truths, submissions, answers }: WorkModels,
  drawing: Drawing,
) {
  return {
    list: createList(submissions, {
      due: { by: 'dueAt', kind: 'time', direction: 1, equalityPrefixes: FILTERS },
      newest: { by: 'submittedAt', kind: 'time', direction: -1, equalityPrefixes: FILTERS },
      oldest: { by: 'submittedAt', kind: 'time', direction: 1, equalityPrefixes: FILTERS },
    }),

    find: (id: Id, tx?: Tx): Promise<SubmissionRecord | null> =>
      submissions
        .findById(id)
        .session(tx ?? null)
        .lean(),

    findByUser: (userId: Id, tx: Tx): Promise<SubmissionRecord[]> =>
      submissions.find({ userId }).session(tx).lean(),

    /** Reads when submissions of a state are due, until a time. */
    readDueTimes: (state: SubmissionRecord['state'], until: Date): Promise<Date[]> =>
      readDueTimes(submissions, { state }, until),

    countInState: (state: SubmissionRecord['state']): Promise<number> =>
      submissions.countDocuments({ state }),

    /** Reads how many submissions wait for a review, and since when. */
    readSubmitted: (): Promise<QueueDepth> =>
      readQueueDepth(submissions, { state: 'submitted' }, 'submittedAt', ({ submittedAt }) => submittedAt),

    /** Reads how many appeals wait for a decision, and since when. The oldest is the one that is due first. */
    readAppealed: (): Promise<QueueDepth> =>
      readQueueDepth(submissions, { state: 'appealed' }, 'dueAt', ({ appeal }) => appeal?.at),

    /**
     * Finds all submissions in a state that are due, or whose member's time is over, in batches; oldest first. Pages
     * by id, so that unchanged submissions do not block later ones.
     */
    async *findDue(
      state: SubmissionRecord['state'],
      field: 'dueAt' | 'answerUntil',
      now: Date,
    ): AsyncGenerator<Pick<SubmissionRecord, '_id' | 'userId'>[]> {
      const due = rawCollection(submissions)
        .find(
          { state, [field]: { $lte: now }, waitsForPerson: { $ne: true } },
          { projection: { _id: 1, userId: 1 } },
        )
        .sort({ [field]: 1, _id: 1 })
        .batchSize(DUE_BATCH);
      try {
        while (await due.hasNext()) yield due.readBufferedDocuments();
      } finally {
        await due.close();
      }
    },

    findDefinition: (taskId: string, tx?: Tx): Promise<WorkDefinitionRecord | null> =>
      definitions
        .findById(taskId)
        .session(tx ?? null)
        .lean(),

    findItems: (ids: readonly string[], tx?: Tx): Promise<WorkItemRecord[]> =>
      items
        .find({ _id: { $in: ids } })
        .session(tx ?? null)
        .lean(),

    findTruths: createFindTruths({ items, truths }, drawing),

    /** Finds the answers of a hand-in. */
    findAnswers: (submissionId: Id, round: number, tx?: Tx): Promise<AnswerRecord[]> =>
      answers
        .find({ submissionId, round })
        .session(tx ?? null)
        .lean(),

    findAcceptedSeconds: createFindAcceptedSeconds(submissions),
  };
}
