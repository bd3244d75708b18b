import { Schema, type Connection, type Model } from 'mongoose';
import type { AuditAction, AuditSubject } from '@platform/contracts';
import type { Id } from '../ids.ts';

/** One entry of the log: who did what to whom, and why. People are named by id, so that no name is kept here. */
export type AuditRecord = {
  _id: Id;
  at: Date;
  /** The first word of the action, to look for. */
  subject: AuditSubject;
  action: AuditAction;
  /** Who did it; nothing for the platform itself and for visitors. */
  by: Id | null;
  /** The record it was done to, and the user whose record that is. */
  subjectId: Id | null;
  userId: Id | null;
  reason: string | null;
  requestId: string | null;
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
    requestId: { type: String, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
auditSchema.index({ subjectId: 1, action: 1, at: 1, _id: 1 });
auditSchema.index({ userId: 1, action: 1, at: 1 });
// Administrators' list: by each filter, in the order of time.
auditSchema.index({ at: 1, _id: 1 });
for (const filter of ['userId', 'by', 'action', 'subject']) auditSchema.index({ [filter]: 1, at: 1, _id: 1 });

// What was written stays as it was written.
const CHANGES = /^(update|replace|delete|findOneAndUpdate|findOneAndReplace|findOneAndDelete)(One|Many)?$/;
auditSchema.pre(CHANGES, refuseChange).pre('bulkWrite', refuseChange);

function refuseChange(): never {
  throw new Error('The audit log is added to and never changed.');
}

export function createAuditModel(connection: Connection): Model<AuditRecord> {
  return connection.model<AuditRecord>('AuditEntry', auditSchema, 'audit_log');
}
