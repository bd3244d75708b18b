import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../../platform/ids.ts';

/** The papers of one verification, under the id of the user blueprint that they are to open. */
export type PapersRecord = { _id: Id; userId: Id; sealed: string; submittedAt: Date };

const papersSchema = new Schema<PapersRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    sealed: { type: String, required: true },
    submittedAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
papersSchema.index({ userId: 1 });

export function createPapersModel(connection: Connection): Model<PapersRecord> {
  return connection.model<PapersRecord>('IdentityPapers', papersSchema, 'identity_papers');
}
