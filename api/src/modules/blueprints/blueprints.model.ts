import { Schema, type Connection, type Model } from 'mongoose';
import type { UserBlueprint } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** The return of a blueprint, from its request on. A rejected one leaves only its entries in the audit log. */
export type ReturnCase = {
  requestedAt: Date;
  /** The first of two approvals; missing before it, and if one is enough. */
  firstApproval?: { at: Date; by: Id };
  /** When the price was sent back, by whom, and what names the payment; missing until then. */
  paid?: { at: Date; by: Id; transactionReference: string };
};

/** A member's request for a blueprint, and the ownership that follows once it is approved. */
export type OwnershipRecord = {
  _id: Id;
  userId: Id;
  blueprintId: number;
  /** The free blueprint is activated by a verification, every other blueprint by a purchase. */
  kind: 'verification' | 'purchase';
  status: UserBlueprint['status'];
  /** Pending, active or returning. A member has at most one open row per blueprint. */
  open: boolean;
  /** A final rejection: the member may not try again. */
  final: boolean;
  paymentMethod: UserBlueprint['paymentMethod'];
  reference: string | null;
  /** The payment service's reference for the payment, as reported by the member. */
  transactionReference: string | null;
  /** Keyed digests of that reference, to find it in other purchases; missing while there is none. */
  paymentDigests?: string[];
  /** Whether a pending purchase waits for its payment or for its review; `null` for every other row. */
  payment: UserBlueprint['payment'];
  /** When a purchase that awaits its payment is canceled; `null` for every other row. */
  expiresAt: Date | null;
  /** The price at the time of the purchase; 0 for a verification. */
  priceCents: number;
  reason: string | null;
  purchaseDate: Date;
  /** When a decision is due, or was; while a payment is awaited, when the row is canceled. */
  dueAt: Date;
  /**
   * When the row was decided and by whom: an administrator, the member who canceled it, or `null` for the platform
   * itself.
   */
  decidedAt: Date | null;
  decidedBy: Id | null;
  /** Whether the administrator who decided a verification had viewed its documents; missing in every other row. */
  documentsViewed?: boolean;
  /** The administrator who looked at the documents of a verification that was approved without, and when. */
  checkedAt?: Date | null;
  checkedBy?: Id | null;
  /** Where the payment of an active purchase came from, encrypted: its price is paid back only there. */
  encryptedPayer?: string | null;
  /**
   * When the right to return an active purchase ends, at least: a test that is not passed can make it longer. `null` if
   * its blueprint was returned before.
   */
  returnUntil?: Date | null;
  /** When the first demo task was completed, or paid task handed in, of an active purchase. It ends that right too. */
  usedAt?: Date | null;
  returnCase?: ReturnCase | null;
  /** When the account of the member was erased: its identity can no longer be checked. Missing before. */
  erasedAt?: Date | null;
};

/** The payment fields of every row that is no pending purchase. */
export const SETTLED_PAYMENT = { payment: null, expiresAt: null } as const;

/** Builds the fields that every pending row starts with. */
export function pendingRow(_id: Id, userId: Id, purchaseDate: Date) {
  return {
    _id,
    userId,
    purchaseDate,
    status: 'pending',
    open: true,
    final: false,
    reason: null,
    transactionReference: null,
    decidedAt: null,
    decidedBy: null,
  } as const;
}

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
    paymentDigests: { type: [String], default: undefined },
    payment: { type: String, default: null },
    expiresAt: { type: Date, default: null },
    priceCents: { type: Number, required: true, min: 0, validate: Number.isSafeInteger },
    reason: { type: String, default: null },
    purchaseDate: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    decidedBy: { type: Schema.Types.ObjectId, default: null },
    documentsViewed: { type: Boolean, default: undefined },
    checkedAt: { type: Date, default: null },
    checkedBy: { type: Schema.Types.ObjectId, default: null },
    encryptedPayer: { type: String, default: undefined },
    returnUntil: { type: Date, default: undefined },
    usedAt: { type: Date, default: undefined },
    returnCase: { type: Schema.Types.Mixed, default: undefined },
    erasedAt: { type: Date, default: undefined },
  },
  { versionKey: false, strict: 'throw' },
);
ownershipSchema.index(
  { userId: 1, blueprintId: 1 },
  { unique: true, partialFilterExpression: { open: true } },
);
ownershipSchema.index({ userId: 1, _id: -1 });
ownershipSchema.index({ userId: 1, blueprintId: 1, _id: -1 });
// For what was rejected of a member, however many purchases were canceled.
ownershipSchema.index({ userId: 1, kind: 1, status: 1, decidedAt: -1 });
// For the administrators' lists: each filter and the usual pairs sorted by time, sorting by price, and search by
// payment reference.
ownershipSchema.index({ kind: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, status: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, status: 1, payment: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, status: 1, blueprintId: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, status: 1, paymentMethod: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, blueprintId: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, paymentMethod: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, userId: 1, purchaseDate: 1, _id: 1 });
ownershipSchema.index({ kind: 1, priceCents: 1, _id: 1 });
ownershipSchema.index({ kind: 1, status: 1, priceCents: 1, _id: 1 });
ownershipSchema.index({ kind: 1, dueAt: 1, _id: 1 });
ownershipSchema.index({ kind: 1, status: 1, dueAt: 1, _id: 1 });
ownershipSchema.index({ kind: 1, status: 1, payment: 1, dueAt: 1, _id: 1 });
ownershipSchema.index({ kind: 1, reference: 1 });
ownershipSchema.index({ paymentDigests: 1 });
// For the number of approved verifications that no person has checked.
ownershipSchema.index({ kind: 1, status: 1, checkedBy: 1, erasedAt: 1, decidedBy: 1 });
ownershipSchema.index({ kind: 1, status: 1, checkedBy: 1, erasedAt: 1, documentsViewed: 1 });

// For who owns a blueprint or has ordered it.
ownershipSchema.index({ blueprintId: 1, userId: 1 }, { partialFilterExpression: { open: true } });

// For the job that cancels what was not paid.
ownershipSchema.index({ payment: 1, expiresAt: 1 });

export function createOwnershipModel(connection: Connection): Model<OwnershipRecord> {
  return connection.model<OwnershipRecord>('Ownership', ownershipSchema, 'user_blueprints');
}
