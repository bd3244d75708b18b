import type { Drawing } from '@platform/content';
import { ITEM_REPORTS_MAX, type ItemDraft } from '@platform/contracts';
import { insertValidated, rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, parseId, type Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { OrderedItem } from './item-order.ts';
import { createFreshItems, drawSuccessors } from './work.fresh-items.ts';
import type {
  AnswerRecord,
  SubmissionRecord,
  WorkDefinitionRecord,
  WorkItemRecord,
  WorkModels,
} from './work.records.ts';
import { listTruths, type ItemTruths } from './work.truths.ts';

/** The answers to one item, without the record around them. */
export type SavedAnswer = Pick<AnswerRecord, 'itemId' | 'answers' | 'cannotDo'>;

/** Matches the items that new submissions get: part of the content, and not closed because of reports. */
const OFFERED = { isRetired: false, closedAt: null } as const;

export type WorkRepository = ReturnType<typeof createWorkRepository>;

export function createWorkRepository(models: WorkModels, drawing: Drawing) {
  return {
    ...createTaskReads(models, drawing),
    ...createSubmissions(models),
    ...createAnswers(models),
    ...createFreshItems(models, drawing),
  };
}

function createTaskReads({ definitions, items, truths, submissions }: WorkModels, drawing: Drawing) {
  return {
    findDefinition: (taskId: string, tx?: Tx): Promise<WorkDefinitionRecord | null> =>
      rawCollection(definitions).findOne({ _id: taskId }, { session: tx }),

    findDefinitions: (taskIds: readonly string[]): Promise<WorkDefinitionRecord[]> =>
      rawCollection(definitions)
        .find({ _id: { $in: [...taskIds] } })
        .toArray(),

    /** Finds which of these tasks are paid, and how many places they have. */
    findTerms: (
      taskIds: readonly string[],
      tx?: Tx,
    ): Promise<Pick<WorkDefinitionRecord, '_id' | 'isPractice' | 'places'>[]> =>
      rawCollection(definitions)
        .find({ _id: { $in: [...taskIds] } }, { session: tx, projection: { isPractice: 1, places: 1 } })
        .toArray(),

    /** Finds the items that a batch offers to new submissions. */
    findOfferedItems: (taskId: string, batch: number, tx: Tx): Promise<OrderedItem[]> =>
      rawCollection(items)
        .find({ taskId, ...OFFERED, batch }, { session: tx, projection: { material: 1 } })
        .toArray(),

    /** Finds the batches of a task that offer items. */
    findOfferedBatches: (taskId: string, tx?: Tx): Promise<number[]> =>
      rawCollection(items).distinct('batch', { taskId, ...OFFERED }, { session: tx }),

    /** Finds which of these tasks offer items. */
    findOfferedTaskIds: (taskIds: readonly string[], tx?: Tx): Promise<string[]> =>
      rawCollection(items).distinct('taskId', { taskId: { $in: [...taskIds] }, ...OFFERED }, { session: tx }),

    /** Finds items by id, those included that are no longer offered. */
    async findItems(ids: readonly string[], tx?: Tx): Promise<Map<string, WorkItemRecord>> {
      const records = await rawCollection(items)
        .find({ _id: { $in: [...ids] } }, { session: tx })
        .toArray();
      return new Map(records.map((item) => [item._id, item]));
    },

    findTruths: createFindTruths({ items, truths }, drawing),

    /** Finds the version of the truth of items, by item. */
    async findTruthVersions(ids: readonly string[], tx: Tx): Promise<Record<string, string>> {
      const records = await rawCollection(truths)
        .find({ _id: { $in: [...ids] } }, { session: tx, projection: { version: 1 } })
        .toArray();
      return Object.fromEntries(records.map(({ _id, version }) => [_id, version]));
    },

    ...createItemClosing(items),

    findAcceptedSeconds: createFindAcceptedSeconds(submissions),
  };
}

/** Creates what closes an item because of its reports, and offers it again. */
function createItemClosing(items: WorkModels['items']) {
  return {
    /** Counts an accepted report, and closes the item if it has enough of them. Returns whether this one closed it. */
    async countReport(tx: Tx, _id: string, at: Date): Promise<boolean> {
      await rawCollection(items).updateOne({ _id }, { $inc: { acceptedReports: 1 } }, { session: tx });
      const { modifiedCount } = await rawCollection(items).updateOne(
        { _id, acceptedReports: { $gte: ITEM_REPORTS_MAX }, closedAt: null },
        { $set: { closedAt: at } },
        { session: tx },
      );
      return modifiedCount === 1;
    },

    /** Offers a closed item again; its reports so far no longer count. Returns whether it was closed. */
    async reinstateItem(tx: Tx, _id: string): Promise<boolean> {
      const { modifiedCount } = await rawCollection(items).updateOne(
        { _id, closedAt: { $type: 'date' } },
        { $set: { acceptedReports: 0, closedAt: null } },
        { session: tx },
      );
      return modifiedCount === 1;
    },
  };
}

/**
 * Creates the read of the active seconds of the latest submissions of a task that a person approved. What the platform
 * approves because it was not read in time says nothing about how long the task takes.
 */
export function createFindAcceptedSeconds(submissions: WorkModels['submissions']) {
  return async (taskId: string, limit: number): Promise<number[]> => {
    const filter = { taskId, state: 'approved', decidedBy: { $type: 'objectId' } } as const;
    const records = await rawCollection(submissions)
      .find(filter, { projection: { activeSeconds: 1 } })
      .sort({ decidedAt: -1 })
      .limit(limit)
      .toArray();
    return records.map(({ activeSeconds }) => activeSeconds);
  };
}

/** Creates the read of what counts as right in the items of a submission. Nothing of it may reach a member. */
export function createFindTruths({ items, truths }: Pick<WorkModels, 'items' | 'truths'>, drawing: Drawing) {
  return async (
    submission: Pick<SubmissionRecord, 'taskId' | 'itemIds' | 'truthVersions'>,
    asked: ReadonlyMap<string, WorkItemRecord>,
    tx?: Tx,
  ): Promise<Map<string, ItemTruths>> => {
    const { taskId, itemIds } = submission;
    const names = [...asked.values()].map(({ name }) => name);
    const replacing = await rawCollection(items)
      .find({ taskId, isRetired: false, _id: { $nin: itemIds }, name: { $in: names } }, { session: tx })
      .toArray();
    const ids = [...itemIds, ...replacing.map(({ _id }) => _id)];
    const records = await rawCollection(truths)
      .find({ _id: { $in: ids } }, { session: tx })
      .toArray();
    const byItem = new Map(records.map((truth) => [truth._id, truth]));
    const successors = replacing.flatMap((item) => {
      const truth = byItem.get(item._id);
      return truth ? [{ item, truth }] : [];
    });
    const redrawn = await drawSuccessors(drawing, asked, records);
    return listTruths(submission, asked, byItem, [...successors, ...redrawn]);
  };
}

function createSubmissions({ submissions }: WorkModels) {
  const collection = () => rawCollection(submissions);
  return {
    list: createList(submissions, {
      newest: { by: 'startedAt', kind: 'time', direction: -1, equalityPrefixes: [['userId']] },
    }),

    findSubmission: (id: Id, tx?: Tx): Promise<SubmissionRecord | null> =>
      collection().findOne({ _id: id }, { session: tx }),

    /** Finds a member's submission by an untrusted id. */
    async findOwn(userId: Id, text: string, tx?: Tx): Promise<SubmissionRecord | null> {
      const id = parseId(text);
      return id ? collection().findOne({ _id: id, userId }, { session: tx }) : null;
    },

    findByTask: (userId: Id, taskId: string, tx: Tx): Promise<SubmissionRecord | null> =>
      collection().findOne({ userId, taskId }, { session: tx }),

    findByTasks: (userId: Id, taskIds: readonly string[], tx?: Tx): Promise<SubmissionRecord[]> =>
      collection()
        .find({ userId, taskId: { $in: [...taskIds] } }, { session: tx })
        .toArray(),

    findAllOf: (userId: Id, tx?: Tx): Promise<SubmissionRecord[]> =>
      collection().find({ userId }, { session: tx }).toArray(),

    countOpenPaid: (userId: Id, tx: Tx): Promise<number> =>
      collection().countDocuments({ userId, state: 'draft', isPractice: false }, { session: tx }),

    /** Whether a member has started paid work of a blueprint. */
    async hasStartedPaid(userId: Id, blueprintId: number, tx?: Tx): Promise<boolean> {
      const paid = { userId, blueprintId, isPractice: false } as const;
      const started = await collection().findOne(paid, { session: tx, projection: { _id: 1 } });
      return started !== null;
    },

    /** Reads the share of right known answers in a member's approved work of a blueprint; `null` without any. */
    async readPaidShare(
      userId: Id,
      blueprintId: number,
    ): Promise<{ share: number; submissions: number } | null> {
      const approved = await collection()
        .find({ userId, blueprintId, isPractice: false, state: 'approved' }, { projection: { measures: 1 } })
        .toArray();
      const known = approved.flatMap(({ measures }) =>
        measures && measures.share !== null ? [{ share: measures.share, known: measures.known }] : [],
      );
      const answers = known.reduce((sum, measured) => sum + measured.known, 0);
      const right = known.reduce((sum, measured) => sum + measured.known * measured.share, 0);
      return answers === 0 ? null : { share: right / answers, submissions: known.length };
    },

    insertSubmission: (tx: Tx, submission: SubmissionRecord): Promise<void> =>
      insertValidated(submissions, submission, tx),

    /**
     * Changes a submission that is still in the state in which it was read, and returns it.
     *
     * @throws Error if it is in another state, which a transaction's snapshot rules out
     */
    async update(
      tx: Tx,
      submission: SubmissionRecord,
      changes: Partial<SubmissionRecord>,
    ): Promise<SubmissionRecord> {
      const { _id, state } = submission;
      const { matchedCount } = await collection().updateOne(
        { _id, state },
        { $set: changes },
        { session: tx },
      );
      if (matchedCount === 0) throw new Error(`Submission ${_id.toHexString()} is no longer ${state}.`);
      return { ...submission, ...changes };
    },

    async markSeen(submission: SubmissionRecord): Promise<void> {
      await collection().updateOne({ _id: submission._id }, { $set: { hasNews: false } });
    },
  };
}

function createAnswers({ answers }: WorkModels) {
  const collection = () => rawCollection(answers);
  return {
    /** Finds the answers of submissions, of the draft and of all hand-ins. */
    findAllAnswers: (submissionIds: readonly Id[], tx: Tx): Promise<AnswerRecord[]> =>
      collection()
        .find({ submissionId: { $in: [...submissionIds] } }, { session: tx })
        .toArray(),

    /** Finds the answers of a hand-in, or of the draft for round 0, by item. */
    async findAnswers(submissionId: Id, round: number, tx?: Tx): Promise<Map<string, AnswerRecord>> {
      const records = await collection().find({ submissionId, round }, { session: tx }).toArray();
      return new Map(records.map((record) => [record.itemId, record]));
    },

    async findDrafts(
      submissionId: Id,
      itemIds: readonly string[],
      tx: Tx,
    ): Promise<Map<string, AnswerRecord>> {
      const filter = { submissionId, round: 0, itemId: { $in: [...itemIds] } };
      const records = await collection().find(filter, { session: tx }).toArray();
      return new Map(records.map((record) => [record.itemId, record]));
    },

    /** Saves answers in the draft of a submission. */
    async saveDrafts(tx: Tx, submissionId: Id, drafts: readonly ItemDraft[], at: Date): Promise<void> {
      if (drafts.length === 0) return;
      await collection().bulkWrite(
        drafts.map(({ itemId, ...answer }) => ({
          updateOne: {
            filter: { submissionId, round: 0, itemId },
            update: { $set: { ...answer, savedAt: at }, $setOnInsert: { _id: newId() } },
            upsert: true,
          },
        })),
        { session: tx },
      );
    },

    /** Stores the answers of a hand-in, which never change afterwards. */
    async insertRound(
      tx: Tx,
      { submissionId, round, at }: { submissionId: Id; round: number; at: Date },
      saved: readonly SavedAnswer[],
    ): Promise<void> {
      await collection().insertMany(
        saved.map((answer) => ({ _id: newId(), submissionId, round, ...answer, savedAt: at })),
        { session: tx },
      );
    },

    async clearDraft(tx: Tx, submissionId: Id): Promise<void> {
      await collection().deleteMany({ submissionId, round: 0 }, { session: tx });
    },
  };
}
