import { Schema, type Connection, type Model } from 'mongoose';
import type { Referral } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** A person whom a member invited by email, who signed up with the member's code, or both. */
export type ReferralRecord = {
  _id: Id;
  referrerId: Id;
  /** `null` until they have signed up. */
  referredUserId: Id | null;
  /** The invited address as typed and as compared; `null` if they signed up without an invitation. */
  email: string | null;
  emailKey: string | null;
  /** The address without what its owner may add to it. */
  mailboxKey: string | null;
  /** Never `closed`: that follows from who has the invited address, which can change. */
  status: Exclude<Referral['status'], 'closed'>;
  createdAt: Date;
  /** When work of the new member first counted as reviewed; `null` before that. */
  workReviewedAt: Date | null;
  /** When the reward was paid, and how much the rule said then; `null` before that. */
  completedAt: Date | null;
  rewardCents: number | null;
};

const isCentsOrNull = (cents: unknown): boolean => cents === null || Number.isSafeInteger(cents);

const referralSchema = new Schema<ReferralRecord>(
  {
    referrerId: { type: Schema.Types.ObjectId, required: true },
    referredUserId: { type: Schema.Types.ObjectId, default: null },
    email: { type: String, default: null },
    emailKey: { type: String, default: null },
    mailboxKey: { type: String, default: null },
    status: { type: String, required: true },
    createdAt: { type: Date, required: true },
    workReviewedAt: { type: Date, default: null },
    completedAt: { type: Date, default: null },
    rewardCents: { type: Number, default: null, min: 1, validate: isCentsOrNull },
  },
  { versionKey: false, strict: 'throw' },
);
referralSchema.index(
  { referredUserId: 1 },
  { unique: true, partialFilterExpression: { referredUserId: { $type: 'objectId' } } },
);
referralSchema.index(
  { referrerId: 1, emailKey: 1 },
  { unique: true, partialFilterExpression: { emailKey: { $type: 'string' } } },
);
referralSchema.index({ referrerId: 1, mailboxKey: 1 });
// The pending invitations of an address, oldest first.
referralSchema.index({ emailKey: 1, status: 1, createdAt: 1, _id: 1 });
referralSchema.index({ referrerId: 1, createdAt: 1, _id: 1 });
referralSchema.index({ referrerId: 1, status: 1 });

export function createReferralModel(connection: Connection): Model<ReferralRecord> {
  return connection.model<ReferralRecord>('Referral', referralSchema, 'referrals');
}
