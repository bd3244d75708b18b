import { Schema, type Connection, type Model } from 'mongoose';
import type { MailState } from '@platform/contracts';
import type { EncryptedField } from '../crypto/encryptor.ts';
import type { Id } from '../ids.ts';

/** A stored email with its delivery state. Scheduling uses the system clock, displayed times use the business clock. */
export type MailRecord = {
  _id: Id;
  to: string;
  /** The recipient's account; `null` for recipients without one. */
  userId: Id | null;
  /** The account that an email to another user names; its deletion removes the name. Missing in most mails. */
  aboutUserId?: Id;
  subject: string;
  /** The body, with the secret masked. */
  text: string;
  /** The encrypted secret; removed once the email is sent or has failed. */
  encryptedSecret: string | null;
  /** The link that ends such emails, with the secret masked; missing in emails that cannot be turned off. */
  unsubscribeUrl?: string;
  state: MailState;
  createdAt: Date;
  sentAt: Date | null;
  attempts: number;
  lastError: string | null;
  /** The earliest time of the next attempt. An attempt moves it forward first, which acts as a lease. */
  nextAttemptAt: Date | null;
  /** When the text and the address were removed; missing while they are stored. */
  removedAt?: Date | null;
};

export const MAIL_SECRET: EncryptedField = {
  collection: 'outbox',
  path: 'encryptedSecret',
  field: 'secret',
};

const text = { type: String, required: true } as const;

const mailSchema = new Schema<MailRecord>(
  {
    to: text,
    userId: { type: Schema.Types.ObjectId, default: null },
    aboutUserId: Schema.Types.ObjectId,
    subject: text,
    text,
    encryptedSecret: { type: String, default: null },
    unsubscribeUrl: String,
    state: text,
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    attempts: { type: Number, required: true },
    lastError: { type: String, default: null },
    nextAttemptAt: { type: Date, default: null },
    removedAt: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
mailSchema.index({ state: 1, nextAttemptAt: 1 });
// For the metrics.
mailSchema.index({ state: 1, attempts: 1, createdAt: 1 });
// For the job that removes personal data.
mailSchema.index({ removedAt: 1, createdAt: 1 });
mailSchema.index({ aboutUserId: 1 }, { sparse: true });
// For the administrators' list: each filter, sorted by time.
mailSchema.index({ createdAt: 1, _id: 1 });
for (const filter of ['userId', 'state']) mailSchema.index({ [filter]: 1, createdAt: 1, _id: 1 });

export function createMailModel(connection: Connection): Model<MailRecord> {
  return connection.model<MailRecord>('Mail', mailSchema, MAIL_SECRET.collection);
}
