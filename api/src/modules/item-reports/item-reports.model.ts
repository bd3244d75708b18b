import type { CannotDoReason, ItemReportStatus } from '@platform/contracts';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../../platform/ids.ts';

/** A member's report that an item cannot be done: in accepted work, or in work that was given back with it. */
export type ItemReportRecord = {
  _id: Id;
  userId: Id;
  submissionId: Id;
  taskId: string;
  itemId: string;
  /** The item in the content, e.g. `w06-02-17`. */
  itemName: string;
  /** Its place in the submission, from 1. */
  itemNumber: number;
  cannotDo: CannotDoReason;
  reportedAt: Date;
  /** Whether the member gave the work back with it, and waits for the decision. Missing if it is of accepted work. */
  isGivenBack?: boolean;
  /** When the item was taken out for the member, because no one had decided. Missing if it was not. */
  takenOutAt?: Date | null;
  dueAt: Date;
  status: ItemReportStatus;
  /** Why it was rejected, or overturned. */
  reason: string | null;
  decidedAt: Date | null;
  decidedBy: Id | null;
};

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;
const objectId = { type: Schema.Types.ObjectId, required: true } as const;

const reportSchema = new Schema<ItemReportRecord>(
  {
    userId: objectId,
    submissionId: objectId,
    taskId: text,
    itemId: text,
    itemName: text,
    itemNumber: { type: Number, required: true, min: 1 },
    cannotDo: text,
    reportedAt: time,
    isGivenBack: { type: Boolean, default: undefined },
    takenOutAt: { type: Date, default: undefined },
    dueAt: time,
    status: text,
    reason: { type: String, default: null },
    decidedAt: { type: Date, default: null },
    decidedBy: { type: Schema.Types.ObjectId, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
// A member reports an item once: they have one submission of its task.
reportSchema.index({ submissionId: 1, itemId: 1 }, { unique: true });
reportSchema.index({ itemId: 1, status: 1 });
// For the administrators' list: each filter by what is due, and by time.
reportSchema.index({ dueAt: 1, _id: 1 });
reportSchema.index({ status: 1, dueAt: 1, _id: 1 });
reportSchema.index({ reportedAt: 1, _id: 1 });
reportSchema.index({ status: 1, reportedAt: 1, _id: 1 });
reportSchema.index({ userId: 1, reportedAt: 1, _id: 1 });

export function createItemReportModel(connection: Connection): Model<ItemReportRecord> {
  return connection.model<ItemReportRecord>('ItemReport', reportSchema, 'item_reports');
}
