import { Schema, type Connection, type Model } from 'mongoose';
import type { AdminRole, CooldownCause } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import type { RoleGrant } from './users/role-grants.ts';

/** The deletion of an account that its member requested. */
export type AccountDeletion = {
  state: 'requested' | 'closed' | 'erased';
  requestedAt: Date;
  /** When the account is closed. */
  dueAt: Date;
  /** In the member's words; removed with the account. */
  reason: string | null;
  /** When the job continues with it; `null` once nothing is left to do. */
  nextStepAt: Date | null;
};

/** A time in which no payout of a user is approved. */
export type PayoutPause = { until: Date; cause: CooldownCause };

export type UserRecord = {
  _id: Id;
  username: string;
  /** The username and the address as they are compared; each is unique. */
  usernameKey: string;
  email: string;
  emailKey: string;
  /** The address without what its owner may add to it; several accounts may share it. */
  mailboxKey: string;
  emailVerified: boolean;
  passwordHash: string;
  fullName: string | null;
  phoneNumber: string | null;
  /** Whether the user has a role; stored because indexes start with it. */
  isAdmin: boolean;
  adminRoles: AdminRole[];
  /** Of the roles that an owner gave; those of the start have none. */
  roleGrants?: RoleGrant[];
  /** Counts the user's acts on other administrators, so that two owners who act on each other at once conflict. */
  ownerActs?: number;
  referralCode: string;
  createdAt: Date;
  /** Whether an administrator has disabled the account; the audit log says who, when and why. */
  isDisabled: boolean;
  /** The address before the last change: it gets warnings until a time; missing if there was no change. */
  previousEmail?: { email: string; until: Date } | null;
  /** Incremented to end all of the user's sessions: a session that carries a lower number is invalid. */
  sessionVersion: number;
  /** Whether a login needs a second step. */
  hasSecondFactor: boolean;
  /** Counts changes of the second factor, so that two of them at once conflict; missing before the first one. */
  secondFactorChanges?: number;
  /** The reset of the second factor that is in progress; missing or `null` if there is none. */
  secondFactorReset?: { openedAt: Date; removesAt: Date | null } | null;
  /** Until when no payout is approved, and why; missing if nothing has happened that a stranger could have done. */
  payoutPause?: PayoutPause;
  /** `null` or missing while the member keeps the account. */
  deletion?: AccountDeletion | null;
};

/** What a token in an email link can be used for. */
export type TokenPurpose = 'reset_password' | 'verify_email' | 'log_in';

/** A token in an email link. The id is the token's digest, so that the record does not reveal the token. */
export type TokenRecord = {
  _id: string;
  purpose: TokenPurpose;
  userId: Id;
  /** The address that the email was sent to, as it is compared. */
  emailKey: string;
  expiresAt: Date;
};

/** A pending request for a link by email address. No user may have the address. */
export type LinkRequestRecord = { _id: Id; emailKey: string };

/** An address or device from which a user has logged in: failures of strangers do not lock the user out there. */
export type KnownClientRecord = { _id: string; until: Date };

/**
 * A device on which, or a network from which, a user has logged in, to find other accounts there. The id names both.
 */
export type UserTraceRecord = {
  _id: string;
  userId: Id;
  kind: 'device' | 'network';
  /** A digest of the random id in the device's cookie, or a keyed one of the network. */
  digest: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
  /** When it can be removed: the cookie has ended. */
  until: Date;
};

export type AuthModels = {
  users: Model<UserRecord>;
  userTraces: Model<UserTraceRecord>;
  knownClients: Model<KnownClientRecord>;
  tokens: Model<TokenRecord>;
  resetRequests: Model<LinkRequestRecord>;
  confirmationRequests: Model<LinkRequestRecord>;
  loginLinkRequests: Model<LinkRequestRecord>;
};

const text = { type: String, required: true } as const;
const options = { versionKey: false, strict: 'throw' } as const;

const grantSchema = new Schema<RoleGrant>(
  {
    role: text,
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    confirmedAt: { type: Date, default: null },
    confirmedBy: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
);

const userSchema = new Schema<UserRecord>(
  {
    username: text,
    usernameKey: text,
    email: text,
    emailKey: text,
    mailboxKey: text,
    emailVerified: { type: Boolean, required: true },
    passwordHash: text,
    fullName: { type: String, default: null },
    phoneNumber: { type: String, default: null },
    isAdmin: { type: Boolean, required: true },
    adminRoles: { type: [String], required: true },
    roleGrants: { type: [grantSchema], default: undefined },
    ownerActs: { type: Number, default: undefined },
    referralCode: text,
    createdAt: { type: Date, required: true },
    isDisabled: { type: Boolean, required: true },
    previousEmail: { type: { email: String, until: Date }, default: undefined, _id: false },
    sessionVersion: { type: Number, required: true },
    hasSecondFactor: { type: Boolean, required: true },
    secondFactorChanges: { type: Number, default: undefined },
    secondFactorReset: { type: { openedAt: Date, removesAt: Date }, default: undefined, _id: false },
    payoutPause: { type: { until: Date, cause: String }, default: undefined, _id: false },
    deletion: {
      type: { state: String, requestedAt: Date, dueAt: Date, reason: String, nextStepAt: Date },
      default: undefined,
      _id: false,
    },
  },
  options,
);
userSchema.index({ usernameKey: 1 }, { unique: true });
userSchema.index({ emailKey: 1 }, { unique: true });
userSchema.index({ mailboxKey: 1 });
userSchema.index({ referralCode: 1 }, { unique: true });
userSchema.index({ 'previousEmail.until': 1 });
userSchema.index({ 'deletion.nextStepAt': 1 });
userSchema.index({ 'secondFactorReset.openedAt': 1 });
// Admin lists sort by time or by name, over all users or over those with one role and state.
for (const sortField of ['createdAt', 'usernameKey']) {
  userSchema.index({ [sortField]: 1, _id: 1 });
  userSchema.index({ isAdmin: 1, isDisabled: 1, [sortField]: 1, _id: 1 });
}

const knownClientSchema = new Schema<KnownClientRecord>(
  { _id: text, until: { type: Date, required: true } },
  options,
);
knownClientSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

const userTraceSchema = new Schema<UserTraceRecord>(
  {
    _id: text,
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: text,
    digest: text,
    firstSeenAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    until: { type: Date, required: true },
  },
  options,
);
userTraceSchema.index({ userId: 1, kind: 1, lastSeenAt: 1 });
userTraceSchema.index({ digest: 1, lastSeenAt: 1 });
userTraceSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

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

const linkRequestSchema = new Schema<LinkRequestRecord>({ emailKey: text }, options);

export function createAuthModels(connection: Connection): AuthModels {
  return {
    users: connection.model<UserRecord>('User', userSchema, 'users'),
    userTraces: connection.model<UserTraceRecord>('UserTrace', userTraceSchema, 'user_traces'),
    knownClients: connection.model<KnownClientRecord>('KnownClient', knownClientSchema, 'known_clients'),
    tokens: connection.model<TokenRecord>('MailToken', tokenSchema, 'mail_tokens'),
    resetRequests: connection.model<LinkRequestRecord>('ResetRequest', linkRequestSchema, 'reset_requests'),
    confirmationRequests: connection.model<LinkRequestRecord>(
      'ConfirmationRequest',
      linkRequestSchema,
      'confirmation_requests',
    ),
    loginLinkRequests: connection.model<LinkRequestRecord>(
      'LoginLinkRequest',
      linkRequestSchema,
      'login_link_requests',
    ),
  };
}
