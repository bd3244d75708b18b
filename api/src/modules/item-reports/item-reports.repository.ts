import type { Model } from 'mongoose';
import { REPEATS_MAX } from '@platform/contracts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import { readDueTimes, readQueueDepth, type QueueDepth } from '../../platform/queue-depth.ts';
import type { ItemReportRecord } from './item-reports.model.ts';

/** The fields that a decision changes. */
export type ReportChange = Pick<ItemReportRecord, 'status' | 'reason' | 'decidedAt' | 'decidedBy'>;

export type ItemReportsRepository = ReturnType<typeof createItemReportsRepository>;

/** The equality fields that precede the time in the indexes. */
const BY_TIME = [['status'], ['userId']];

/** Matches the reports for which a member waits who gave the work back. */
const WAITING = { status: 'pending', isGivenBack: true, takenOutAt: null } as const;

export function createItemReportsRepository(model: Model<ItemReportRecord>) {
  const reports = rawCollection(model);
  return {
    list: createList(model, {
      due: { by: 'dueAt', kind: 'time', direction: 1, equalityPrefixes: [['status']] },
      newest: { by: 'reportedAt', kind: 'time', direction: -1, equalityPrefixes: BY_TIME },
      oldest: { by: 'reportedAt', kind: 'time', direction: 1, equalityPrefixes: BY_TIME },
    }),

    async insert(tx: Tx, records: readonly ItemReportRecord[]): Promise<void> {
      if (records.length > 0) await model.insertMany(records, { session: tx });
    },

    findById: (id: Id, tx?: Tx): Promise<ItemReportRecord | null> =>
      reports.findOne({ _id: id }, { session: tx }),

    findBySubmission: (submissionId: Id, tx?: Tx): Promise<ItemReportRecord[]> =>
      reports.find({ submissionId }, { session: tx }).toArray(),

    /** Finds the reports of an item by other members, newest first. */
    findRepeats: ({ _id, itemId }: ItemReportRecord, tx?: Tx): Promise<ItemReportRecord[]> =>
      reports
        .find({ itemId, _id: { $ne: _id } }, { session: tx })
        .sort({ reportedAt: -1 })
        .limit(REPEATS_MAX)
        .toArray(),

    countAccepted: (itemId: string, tx?: Tx): Promise<number> =>
      reports.countDocuments({ itemId, status: 'accepted' }, { session: tx }),

    countPending: (): Promise<number> => reports.countDocuments({ status: 'pending' }),

    readDueTimes: (until: Date): Promise<Date[]> => readDueTimes(model, { status: 'pending' }, until),

    /** Reads how many reports wait for an administrator, and since when. */
    readQueueDepth: (): Promise<QueueDepth> =>
      readQueueDepth(model, { status: 'pending' }, 'reportedAt', ({ reportedAt }) => reportedAt),

    /** Decides a report that is still pending. @throws Error if it is not, which a transaction's snapshot rules out */
    async changePending(tx: Tx, { _id }: ItemReportRecord, change: ReportChange): Promise<void> {
      const { modifiedCount } = await reports.updateOne(
        { _id, status: 'pending' },
        { $set: change },
        { session: tx },
      );
      if (modifiedCount !== 1) throw new Error(`Report ${_id.toHexString()} is no longer pending.`);
    },

    /** Finds the submissions whose members wait for reports that were due at a time. */
    findOverdueSubmissions: (now: Date): Promise<Id[]> =>
      reports.distinct('submissionId', { ...WAITING, dueAt: { $lte: now } }),

    /** Finds the reports of a submission for which its member waits. */
    findWaiting: (submissionId: Id, tx: Tx): Promise<ItemReportRecord[]> =>
      reports.find({ submissionId, ...WAITING }, { session: tx }).toArray(),

    /** Records that items were taken out unread. Their reports go on waiting for a person. */
    async markTakenOut(tx: Tx, ids: readonly Id[], takenOutAt: Date): Promise<void> {
      await reports.updateMany(
        { _id: { $in: [...ids] }, ...WAITING },
        { $set: { takenOutAt } },
        { session: tx },
      );
    },

    /** Overturns the accepted reports of an item. */
    async overturn(tx: Tx, itemId: string, reason: string): Promise<void> {
      const overturned = { status: 'overturned', reason } as const;
      await reports.updateMany({ itemId, status: 'accepted' }, { $set: overturned }, { session: tx });
    },
  };
}
