import { Schema, type Connection, type Model } from 'mongoose';
import type { Withdrawal } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** A member's request for a payout. The payment details are encrypted. */
export type WithdrawalRecord = {
  _id: Id;
  userId: Id;
  amountCents: number;
  paymentMethod: Withdrawal['paymentMethod'];
  encryptedDetails: string;
  /** Keyed digests of the destination, to find it in other withdrawals. */
  destinationDigests: string[];
  status: Withdrawal['status'];
  reason: string | null;
  /** Names the payment; `null` before the payout. */
  transactionReference: string | null;
  /** Names what came back; missing unless the payment did. */
  returnReference?: string | null;
  requestedAt: Date;
  /** When the decision is due, and from then on the payout. */
  dueAt: Date;
  /** When the last transition happened and who made it: an administrator, or the member who canceled. */
  decidedAt: Date | null;
  decidedBy: Id | null;
  /** The first of two approvals, while and after it waits for the second; missing where one is enough. */
  firstApproval?: { at: Date; by: Id };
  /** Counts approvals of the member's withdrawals while it was pending, so that those at once conflict. */
  approvalAttempts?: number;
};

const withdrawalSchema = new Schema<WithdrawalRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    amountCents: { type: Number, required: true, min: 1, validate: Number.isSafeInteger },
    paymentMethod: { type: String, required: true },
    encryptedDetails: { type: String, required: true },
    destinationDigests: { type: [String], required: true },
    status: { type: String, required: true },
    reason: { type: String, default: null },
    transactionReference: { type: String, default: null },
    returnReference: { type: String, default: undefined },
    requestedAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    decidedBy: { type: Schema.Types.ObjectId, default: null },
    firstApproval: { type: { at: Date, by: Schema.Types.ObjectId }, default: undefined, _id: false },
    approvalAttempts: { type: Number, default: undefined },
  },
  { versionKey: false, strict: 'throw' },
);
// For the administrators' lists: each filter and status with payment method sorted by time, and sorting by amount.
withdrawalSchema.index({ requestedAt: 1, _id: 1 });
withdrawalSchema.index({ status: 1, requestedAt: 1, _id: 1 });
withdrawalSchema.index({ paymentMethod: 1, requestedAt: 1, _id: 1 });
withdrawalSchema.index({ status: 1, paymentMethod: 1, requestedAt: 1, _id: 1 });
withdrawalSchema.index({ userId: 1, requestedAt: 1, _id: 1 });
withdrawalSchema.index({ amountCents: 1, _id: 1 });
withdrawalSchema.index({ status: 1, amountCents: 1, _id: 1 });

withdrawalSchema.index({ dueAt: 1, _id: 1 });
withdrawalSchema.index({ status: 1, dueAt: 1, _id: 1 });

withdrawalSchema.index({ destinationDigests: 1 });
// Few withdrawals need two approvals.
withdrawalSchema.index({ 'firstApproval.at': 1 });

export function createWithdrawalModel(connection: Connection): Model<WithdrawalRecord> {
  return connection.model<WithdrawalRecord>('Withdrawal', withdrawalSchema, 'withdrawals');
}
