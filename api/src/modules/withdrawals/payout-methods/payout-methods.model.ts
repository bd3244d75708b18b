import { Schema, type Connection, type Model } from 'mongoose';
import type { PaymentMethod } from '@platform/contracts';
import type { Id } from '../../../platform/ids.ts';

/** A payout destination that a member has saved. The payment details are encrypted. */
export type PayoutMethodRecord = {
  _id: Id;
  userId: Id;
  paymentMethod: PaymentMethod;
  encryptedDetails: string;
  /** Keyed digests of the destination, by which withdrawals to it are found. */
  destinationDigests: string[];
  isDefault: boolean;
  createdAt: Date;
};

/** When a member last saved or removed a payout method. Concurrent changes of a member conflict on this record. */
export type PayoutChangeRecord = {
  _id: Id;
  changedAt: Date;
  /** Counts the changes, because an update that leaves a record as it is conflicts with none. */
  count: number;
};

const options = { versionKey: false, strict: 'throw' } as const;

const methodSchema = new Schema<PayoutMethodRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    paymentMethod: { type: String, required: true },
    encryptedDetails: { type: String, required: true },
    destinationDigests: { type: [String], required: true },
    isDefault: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  options,
);
methodSchema.index({ userId: 1, createdAt: 1 });
methodSchema.index({ destinationDigests: 1 });

const changeSchema = new Schema<PayoutChangeRecord>(
  { changedAt: { type: Date, required: true }, count: { type: Number, required: true } },
  options,
);

export function createPayoutMethodModels(connection: Connection): {
  methods: Model<PayoutMethodRecord>;
  changes: Model<PayoutChangeRecord>;
} {
  return {
    methods: connection.model<PayoutMethodRecord>('PayoutMethod', methodSchema, 'payout_methods'),
    changes: connection.model<PayoutChangeRecord>('PayoutChange', changeSchema, 'payout_changes'),
  };
}
