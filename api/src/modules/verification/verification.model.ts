import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../../platform/ids.ts';

/** The encrypted documents of one verification. The id is that of the user blueprint they are submitted for. */
export type IdentityDocumentsRecord = {
  _id: Id;
  userId: Id;
  encrypted: string;
  /** Keyed digests of the identity number, to find it in other verifications. */
  numberDigests: string[];
  submittedAt: Date;
  /** When the documents were removed; missing while they are stored. */
  removedAt?: Date | null;
};

const identityDocumentsSchema = new Schema<IdentityDocumentsRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    encrypted: { type: String, required: true },
    numberDigests: { type: [String], required: true },
    submittedAt: { type: Date, required: true },
    removedAt: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
identityDocumentsSchema.index({ userId: 1 });
identityDocumentsSchema.index({ numberDigests: 1 });
// For the job that removes personal data.
identityDocumentsSchema.index({ removedAt: 1, submittedAt: 1 });

export function createIdentityDocumentsModel(connection: Connection): Model<IdentityDocumentsRecord> {
  return connection.model<IdentityDocumentsRecord>(
    'IdentityDocuments',
    identityDocumentsSchema,
    'identity_documents',
  );
}
