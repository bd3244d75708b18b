import { Schema, type Connection, type Model } from 'mongoose';
import type { UserBlueprint } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** A member's way to one blueprint: asked for, decided, owned. */
export type OwnershipRecord = {
  _id: Id;
  userId: Id;
  blueprintId: number;
  /** The free blueprint is opened by a verification, every other one by a purchase. */
  kind: 'verification' | 'purchase';
  status: UserBlueprint['status'];
  /** Pending or active. There is one open row per member and blueprint. */
  open: boolean;
  /** A refusal after which no new attempt is taken. */
  final: boolean;
  paymentMethod: UserBlueprint['paymentMethod'];
  reference: string | null;
  /** What the member says the payment is called at the payment service. */
  transactionReference: string | null;
  /** What is to be paid; 0 for a verification. */
  priceCents: number;
  reason: string | null;
  purchaseDate: Date;
  /** The decision and whose it was: `null` for the platform itself, and the member's own where it was cancelled. */
  decidedAt: Date | null;
  decidedBy: Id | null;
};

const ownershipSchema = new Schema<OwnershipRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    blueprintId: { type: Number, required: true },
    kind: { type: String, required: true },
    status: { type: String, required: true },
    open: { type: Boolean, required: true },
    final: { type: Boolean, required: true },
    paymentMethod: { type: String, default: null },
    reference: { type: String, default: null },
    transactionReference: { type: String, default: null },
    priceCents: { type: Number, required: true, min: 0, validate: Number.isSafeInteger },
    reason: { type: String, default: null },
    purchaseDate: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    decidedBy: { type: Schema.Types.ObjectId, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
ownershipSchema.index(
  { userId: 1, blueprintId: 1 },
  { unique: true, partialFilterExpression: { open: true } },
);
ownershipSchema.index({ userId: 1, _id: -1 });
// Administrators' lists: by each filter, in the order of time; by the price; and by the reference that a payment names.
ownershipSchema.index({ kind: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, status: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, blueprintId: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, paymentMethod: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, userId: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, priceCents: 1, _id: 1 });
ownershipSchema.index({ kind: 1, status: 1, priceCents: 1, _id: 1 });
ownershipSchema.index({ kind: 1, reference: 1 });

export function createOwnershipModel(connection: Connection): Model<OwnershipRecord> {
  return connection.model<OwnershipRecord>('Ownership', ownershipSchema, 'user_blueprints');
}
