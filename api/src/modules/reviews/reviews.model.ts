import type {
  ItemAnswers,
  RejectionCode,
  ReviewComment,
  ReviewDecision,
  WorkMeasures,
} from '@platform/contracts';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../../platform/ids.ts';

/** A review decides about a hand-in, an appeal about its rejection. Findings send a hand-in back before its review. */
export type ReviewKind = 'review' | 'findings' | 'appeal';

/** A decision about a submission. It never changes. */
export type ReviewRecord = {
  _id: Id;
  submissionId: Id;
  /** The member whose work it is. */
  userId: Id;
  taskId: string;
  /** The hand-in that was decided, from 1. */
  round: number;
  kind: ReviewKind;
  decision: ReviewDecision;
  /** `null` if the platform decided, because the time was over. */
  decidedBy: Id | null;
  decidedAt: Date;
  /** Set on rejections. */
  code: RejectionCode | null;
  text: string | null;
  /** What a rejection for no effort is based on. */
  figures: WorkMeasures | null;
  /** Who wanted that rejection first. */
  proposedBy: Id | null;
  /** Whether one person alone decided what needs two, because no one else may decide. */
  isAlone: boolean;
  /** By criterion: the chosen option. */
  criteria: Record<string, string>;
  comments: ReviewComment[];
  /** Answers that the reviewer corrected before approving. */
  fixes: { itemId: string; answers: ItemAnswers }[];
};

/** What is stored of a decision beside who decided what and when. */
export type ReviewContent = Pick<
  ReviewRecord,
  'code' | 'text' | 'figures' | 'proposedBy' | 'isAlone' | 'criteria' | 'comments' | 'fixes'
>;

export const NO_CONTENT: ReviewContent = {
  code: null,
  text: null,
  figures: null,
  proposedBy: null,
  isAlone: false,
  criteria: {},
  comments: [],
  fixes: [],
};

const text = { type: String, required: true } as const;
const objectId = { type: Schema.Types.ObjectId, required: true } as const;
const mixed = { type: Schema.Types.Mixed, required: true } as const;

const reviewSchema = new Schema<ReviewRecord>(
  {
    submissionId: objectId,
    userId: objectId,
    taskId: text,
    round: { type: Number, required: true, min: 1, validate: Number.isSafeInteger },
    kind: text,
    decision: text,
    decidedBy: { type: Schema.Types.ObjectId, default: null },
    decidedAt: { type: Date, required: true },
    code: { type: String, default: null },
    text: { type: String, default: null },
    figures: { type: Schema.Types.Mixed, default: null },
    proposedBy: { type: Schema.Types.ObjectId, default: null },
    isAlone: { type: Boolean, default: false },
    criteria: mixed,
    comments: mixed,
    fixes: mixed,
  },
  { versionKey: false, strict: 'throw', minimize: false },
);
// A hand-in is decided once, and so is its appeal, whatever else goes wrong.
reviewSchema.index({ submissionId: 1, round: 1, kind: 1 }, { unique: true });
reviewSchema.index({ userId: 1 });
// For what silence decided.
reviewSchema.index({ decision: 1, decidedAt: 1 });
// For the limits on rejections.
reviewSchema.index({ decidedBy: 1, decision: 1, decidedAt: 1 });
reviewSchema.index({ decidedBy: 1, taskId: 1, kind: 1 });

export function createReviewModel(connection: Connection): Model<ReviewRecord> {
  return connection.model<ReviewRecord>('Review', reviewSchema, 'reviews');
}

/** How often an administrator has tried to reject; concurrent rejections conflict on it. */
export type RejectionCounterRecord = { _id: Id; count: number };

const rejectionCounterSchema = new Schema<RejectionCounterRecord>(
  { _id: objectId, count: { type: Number, required: true } },
  { versionKey: false, strict: 'throw' },
);

export function createRejectionCounterModel(connection: Connection): Model<RejectionCounterRecord> {
  return connection.model<RejectionCounterRecord>(
    'RejectionCounter',
    rejectionCounterSchema,
    'rejection_counters',
  );
}
