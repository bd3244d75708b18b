import { Schema, type Connection, type Model } from 'mongoose';
import type { CaseKind } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** A note of an administrator about a case. It is never changed. Its text is encrypted. */
export type CaseNoteRecord = {
  _id: Id;
  caseId: Id;
  kind: CaseKind;
  /** The member of the case. */
  userId: Id;
  by: Id;
  at: Date;
  encryptedText: string;
};

const noteSchema = new Schema<CaseNoteRecord>(
  {
    caseId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    encryptedText: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
noteSchema.index({ caseId: 1, at: 1, _id: 1 });
// For the deletion of an account.
noteSchema.index({ userId: 1 });

export function createCaseNoteModel(connection: Connection): Model<CaseNoteRecord> {
  return connection.model<CaseNoteRecord>('CaseNote', noteSchema, 'case_notes');
}
