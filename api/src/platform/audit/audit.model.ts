import { Schema, type Connection, type Model } from 'mongoose';
import type { AuditAction, AuditSubject } from '@platform/contracts';
import type { Id } from '../ids.ts';

/** A stored entry of the audit log. It refers to people by id only, so it contains no names. */
export type AuditRecord = {
  _id: Id;
  at: Date;
  /** The first word of the action; stored separately to filter by it. */
  subject: AuditSubject;
  action: AuditAction;
  /** The acting user; `null` for the platform itself and for visitors. */
  by: Id | null;
  /** The affected record. */
  subjectId: Id | null;
  /** The user who owns the affected record. */
  userId: Id | null;
  reason: string | null;
  /** Whether the administrator had revealed the documents that they decided about; `null` if there were none. */
  documentsViewed: boolean | null;
  requestId: string | null;
  /** The block of the chain that has the entry, which the chaining job sets; `null` until then. */
  block: number | null;
};

const auditSchema = new Schema<AuditRecord>(
  {
    at: { type: Date, required: true },
    subject: { type: String, required: true },
    action: { type: String, required: true },
    by: { type: Schema.Types.ObjectId, default: null },
    subjectId: { type: Schema.Types.ObjectId, default: null },
    userId: { type: Schema.Types.ObjectId, default: null },
    reason: { type: String, default: null },
    documentsViewed: { type: Boolean, default: null },
    requestId: { type: String, default: null },
    block: { type: Number, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
auditSchema.index({ subjectId: 1, action: 1, at: 1, _id: 1 });
auditSchema.index({ userId: 1, action: 1, at: 1 });
// For the chain, and for the removal of what is in it.
auditSchema.index({ block: 1, _id: 1 });
// For the administrators' list: each filter, sorted by time.
auditSchema.index({ at: 1, _id: 1 });
for (const filter of ['userId', 'by', 'action', 'subject']) auditSchema.index({ [filter]: 1, at: 1, _id: 1 });

// The log is append-only: Mongoose rejects every update and delete.
const CHANGES = /^(update|replace|delete|findOneAndUpdate|findOneAndReplace|findOneAndDelete)(One|Many)?$/;
auditSchema.pre(CHANGES, rejectChange).pre('bulkWrite', rejectChange);

function rejectChange(): never {
  throw new Error('The audit log is append-only.');
}

export function createAuditModel(connection: Connection): Model<AuditRecord> {
  return connection.model<AuditRecord>('AuditEntry', auditSchema, 'audit_log');
}
