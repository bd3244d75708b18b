import { Schema, type Connection, type Model } from 'mongoose';
import type { HeldChoice, HeldKind, HeldReviewChoice, ReviewMail } from '@platform/contracts';
import type { Id } from '../ids.ts';

/** What an administrator has written about work, as the call has it: the rules are checked again when it is applied. */
export type HeldReviewBody = Readonly<Record<string, unknown>>;

/** A decision about a case that is applied after a few seconds, and can be undone until then. */
export type HeldDecisionRecord = {
  _id: Id;
  kind: HeldKind | 'review';
  /** For a review, the submission. */
  caseId: Id;
  decision: HeldChoice | HeldReviewChoice;
  reason: string | null;
  /** Whether a rejected member is barred from submitting documents again. */
  final: boolean;
  /** Replaces the standard email of an approval; `false` sends none, `null` sends the standard one. */
  mail: ReviewMail | false | null;
  /** For reviews only. */
  review?: HeldReviewBody | null;
  /** For reviews only: the hand-in that the administrator has read. */
  round?: number | null;
  needsSecondApproval: boolean;
  decidedBy: Id;
  /** The request of the decision, which its audit entry names. */
  requestId: string | null;
  applyAt: Date;
};

const objectId = { type: Schema.Types.ObjectId, required: true } as const;

const heldDecisionSchema = new Schema<HeldDecisionRecord>(
  {
    kind: { type: String, required: true },
    caseId: objectId,
    decision: { type: String, required: true },
    reason: { type: String, default: null },
    final: { type: Boolean, required: true },
    mail: { type: Schema.Types.Mixed, default: null },
    review: { type: Schema.Types.Mixed, default: undefined },
    round: { type: Number, default: undefined },
    needsSecondApproval: { type: Boolean, required: true },
    decidedBy: objectId,
    requestId: { type: String, default: null },
    applyAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
// A case is decided by one administrator at a time.
heldDecisionSchema.index({ caseId: 1 }, { unique: true });
// For the job and the list.
heldDecisionSchema.index({ applyAt: 1 });

export function createHeldDecisionModel(connection: Connection): Model<HeldDecisionRecord> {
  return connection.model<HeldDecisionRecord>('HeldDecision', heldDecisionSchema, 'held_decisions');
}
