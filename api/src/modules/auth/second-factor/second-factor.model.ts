import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../../../platform/ids.ts';

/** The second factor of a user; the id is the user's. */
export type SecondFactorRecord = {
  _id: Id;
  /** The secret whose codes count; `null` until a first one is confirmed. */
  encryptedSecret: string | null;
  /** A secret that waits for its confirmation, and when it was created. */
  encryptedNewSecret: string | null;
  newSecretAt: Date | null;
  /** The time step of the last accepted code. Codes up to it are used up (RFC 6238, section 5.2). */
  lastStep: number;
  enabledAt: Date | null;
  /** The key of the digests below, of this user only: so that replacing the keys of personal data keeps the codes. */
  encryptedRecoveryKey: string | null;
  /** Digests of the recovery codes that are not used yet. */
  recoveryDigests: string[];
};

const nullableText = { type: String, default: null } as const;
const nullableDate = { type: Date, default: null } as const;

const secondFactorSchema = new Schema<SecondFactorRecord>(
  {
    encryptedSecret: nullableText,
    encryptedNewSecret: nullableText,
    newSecretAt: nullableDate,
    lastStep: { type: Number, default: 0 },
    enabledAt: nullableDate,
    encryptedRecoveryKey: nullableText,
    recoveryDigests: { type: [String], default: [] },
  },
  { versionKey: false, strict: 'throw' },
);

export function createSecondFactorModel(connection: Connection): Model<SecondFactorRecord> {
  return connection.model<SecondFactorRecord>('SecondFactor', secondFactorSchema, 'second_factors');
}
