import { Schema, type Connection, type Model } from 'mongoose';
import type { PasskeyTransport } from '@platform/contracts';
import type { Id } from '../../../../platform/ids.ts';

/** A passkey of a user. Bytes are text in base64url. */
export type PasskeyRecord = {
  _id: Id;
  userId: Id;
  /** The id that the authenticator gave it; unique on the platform. */
  credentialId: string;
  /** The public key in COSE format. It is not a secret: the private key never leaves the authenticator. */
  publicKey: string;
  /** How often the authenticator says it has signed; 0 forever for those that do not count. */
  counter: number;
  transports: PasskeyTransport[];
  /** Whether it is copied between devices. */
  isSynced: boolean;
  /** The user's name for it. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /**
   * Set when the password was set by a link, until the passkey is used after the new password: a person who knew the
   * one before may have added it.
   */
  needsPassword?: boolean;
};

/** What a challenge can be used for. */
export type ChallengePurpose = 'login' | 'second_step' | 'check' | 'add';

/** A challenge that waits for its answer. The session that asked for it holds the id. */
export type PasskeyChallengeRecord = {
  _id: Id;
  purpose: ChallengePurpose;
  /** Whose passkeys may answer; `null` for a login, whose passkey says it. */
  userId: Id | null;
  challenge: string;
  expiresAt: Date;
};

const text = { type: String, required: true } as const;
const options = { versionKey: false, strict: 'throw' } as const;

const passkeySchema = new Schema<PasskeyRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    credentialId: text,
    publicKey: text,
    counter: { type: Number, required: true },
    transports: { type: [String], required: true },
    isSynced: { type: Boolean, required: true },
    name: text,
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    needsPassword: { type: Boolean, default: undefined },
  },
  options,
);
passkeySchema.index({ credentialId: 1 }, { unique: true });
passkeySchema.index({ userId: 1, createdAt: 1 });

const challengeSchema = new Schema<PasskeyChallengeRecord>(
  {
    purpose: text,
    userId: { type: Schema.Types.ObjectId, default: null },
    challenge: text,
    expiresAt: { type: Date, required: true },
  },
  options,
);
challengeSchema.index({ userId: 1 });
challengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function createPasskeyModel(connection: Connection): Model<PasskeyRecord> {
  return connection.model<PasskeyRecord>('Passkey', passkeySchema, 'passkeys');
}

export function createPasskeyChallengeModel(connection: Connection): Model<PasskeyChallengeRecord> {
  return connection.model<PasskeyChallengeRecord>('PasskeyChallenge', challengeSchema, 'passkey_challenges');
}
