import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../../platform/ids.ts';

/** The encrypted documents of one verification. The id is that of the user blueprint they are submitted for. */
export type IdentityDocumentsRecord = { _id: Id; userId: Id; encrypted: string; submittedAt: Date };

const identityDocumentsSchema = new Schema<IdentityDocumentsRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    encrypted: { type: String, required: true },
    submittedAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
identityDocumentsSchema.index({ userId: 1 });

export function createIdentityDocumentsModel(connection: Connection): Model<IdentityDocumentsRecord> {
  return connection.model<IdentityDocumentsRecord>(
    'IdentityDocuments',
    identityDocumentsSchema,
    'identity_documents',
  );
}
