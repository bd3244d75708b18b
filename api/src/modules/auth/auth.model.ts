import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../../platform/ids.ts';

export type UserRecord = {
  _id: Id;
  username: string;
  /** The username and the address as they are compared: nobody else has them in other letters. */
  usernameKey: string;
  email: string;
  emailKey: string;
  emailVerified: boolean;
  passwordHash: string;
  fullName: string | null;
  phoneNumber: string | null;
  isAdmin: boolean;
  referralCode: string;
  createdAt: Date;
  /** An administrator keeps the account closed. Who, since when and why stands in the audit log. */
  isDisabled: boolean;
  /** Counts up when all sessions of the user end; those begun under an earlier number are over. */
  sessionGeneration: number;
};

/** What a token of a mail is good for. */
export type TokenPurpose = 'reset_password' | 'verify_email';

/** The token of a mail's link, under its digest: whoever reads this record cannot use it. */
export type TokenRecord = {
  _id: string;
  purpose: TokenPurpose;
  userId: Id;
  /** The address that the mail went to. */
  emailKey: string;
  expiresAt: Date;
};

/** Somebody asked for a link to set a new password, for an address that may be nobody's. */
export type ResetRequestRecord = { _id: Id; emailKey: string };

/** An address from which a user has signed in; strangers' failures do not keep the user out there. */
export type KnownAddressRecord = { _id: string; until: Date };

export type AuthModels = {
  users: Model<UserRecord>;
  knownAddresses: Model<KnownAddressRecord>;
  tokens: Model<TokenRecord>;
  resetRequests: Model<ResetRequestRecord>;
};

const text = { type: String, required: true } as const;
const options = { versionKey: false, strict: 'throw' } as const;

const userSchema = new Schema<UserRecord>(
  {
    username: text,
    usernameKey: text,
    email: text,
    emailKey: text,
    emailVerified: { type: Boolean, required: true },
    passwordHash: text,
    fullName: { type: String, default: null },
    phoneNumber: { type: String, default: null },
    isAdmin: { type: Boolean, required: true },
    referralCode: text,
    createdAt: { type: Date, required: true },
    isDisabled: { type: Boolean, required: true },
    sessionGeneration: { type: Number, required: true },
  },
  options,
);
userSchema.index({ usernameKey: 1 }, { unique: true });
userSchema.index({ emailKey: 1 }, { unique: true });
userSchema.index({ referralCode: 1 }, { unique: true });
// The lists of administrators: by time and by name, all of them or those of a role and a state.
for (const order of ['createdAt', 'usernameKey']) {
  userSchema.index({ [order]: 1, _id: 1 });
  userSchema.index({ isAdmin: 1, isDisabled: 1, [order]: 1, _id: 1 });
}

const knownAddressSchema = new Schema<KnownAddressRecord>(
  { _id: text, until: { type: Date, required: true } },
  options,
);
knownAddressSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

const tokenSchema = new Schema<TokenRecord>(
  {
    _id: text,
    purpose: text,
    userId: { type: Schema.Types.ObjectId, required: true },
    emailKey: text,
    expiresAt: { type: Date, required: true },
  },
  options,
);
tokenSchema.index({ userId: 1, purpose: 1 });
tokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const resetRequestSchema = new Schema<ResetRequestRecord>({ emailKey: text }, options);

export function createAuthModels(connection: Connection): AuthModels {
  return {
    users: connection.model<UserRecord>('User', userSchema, 'users'),
    knownAddresses: connection.model<KnownAddressRecord>(
      'KnownAddress',
      knownAddressSchema,
      'known_addresses',
    ),
    tokens: connection.model<TokenRecord>('MailToken', tokenSchema, 'mail_tokens'),
    resetRequests: connection.model<ResetRequestRecord>('ResetRequest', resetRequestSchema, 'reset_requests'),
  };
}
