import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../../../../platform/ids.ts';

/** The reset of a user's second factor, in progress or ended. */
export type SecondFactorResetRecord = {
  _id: Id;
  userId: Id;
  /** Only `requested` and `waiting` continue; the others are final. */
  state: 'requested' | 'waiting' | 'stopped' | 'done';
  /** Whether it is in progress: a user has one at a time. */
  isOpen: boolean;
  reason: string;
  openedAt: Date;
  openedBy: Id;
  approvedAt: Date | null;
  approvedBy: Id | null;
  /** When the second factor is removed; `null` before the approval. */
  removesAt: Date | null;
  endedAt: Date | null;
  /** Who stopped it: an administrator or the user; `null` for a link, the platform, and one that was done. */
  endedBy: Id | null;
  /** How often the user had changed the factor when it was opened. */
  factorChanges: number;
  /** Digests of the tokens in the emails that stop it. */
  stopDigests: string[];
};

const objectId = { type: Schema.Types.ObjectId, required: true } as const;
const optionalId = { type: Schema.Types.ObjectId, default: null } as const;
const optionalTime = { type: Date, default: null } as const;

const resetSchema = new Schema<SecondFactorResetRecord>(
  {
    userId: objectId,
    state: { type: String, required: true },
    isOpen: { type: Boolean, required: true },
    reason: { type: String, required: true },
    openedAt: { type: Date, required: true },
    openedBy: objectId,
    approvedAt: optionalTime,
    approvedBy: optionalId,
    removesAt: optionalTime,
    endedAt: optionalTime,
    endedBy: optionalId,
    factorChanges: { type: Number, required: true },
    stopDigests: { type: [String], required: true },
  },
  { versionKey: false, strict: 'throw' },
);
resetSchema.index({ userId: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });
resetSchema.index({ userId: 1, openedAt: 1 });
resetSchema.index({ stopDigests: 1 });
// For the job.
resetSchema.index({ state: 1, removesAt: 1 });
resetSchema.index({ state: 1, openedAt: 1 });

export function createSecondFactorResetModel(connection: Connection): Model<SecondFactorResetRecord> {
  return connection.model<SecondFactorResetRecord>('SecondFactorReset', resetSchema, 'second_factor_resets');
}
