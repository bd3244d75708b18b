import { Schema, type Connection, type Model } from 'mongoose';
import type { MailState } from '@platform/contracts';
import type { Id } from '../ids.ts';

/** A mail with where it is. Scheduling goes by real time, what is shown by the clock of the business. */
export type MailRecord = {
  _id: Id;
  to: string;
  /** The user it is written to; nothing for somebody without an account. */
  userId: Id | null;
  subject: string;
  /** Its words; a secret in them is hidden. */
  text: string;
  /** The secret, sealed, until the mail is sent. */
  sealedSecret: string | null;
  state: MailState;
  createdAt: Date;
  sentAt: Date | null;
  attempts: number;
  lastError: string | null;
  /** When it may be tried next. Whoever tries it moves this on first, so that nobody else does at the same time. */
  nextAttemptAt: Date | null;
};

const text = { type: String, required: true } as const;

const mailSchema = new Schema<MailRecord>(
  {
    to: text,
    userId: { type: Schema.Types.ObjectId, default: null },
    subject: text,
    text,
    sealedSecret: { type: String, default: null },
    state: text,
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    attempts: { type: Number, required: true },
    lastError: { type: String, default: null },
    nextAttemptAt: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
mailSchema.index({ state: 1, nextAttemptAt: 1 });
// Administrators' list: by each filter, in the order of time.
mailSchema.index({ createdAt: 1, _id: 1 });
for (const filter of ['userId', 'state']) mailSchema.index({ [filter]: 1, createdAt: 1, _id: 1 });

export function createMailModel(connection: Connection): Model<MailRecord> {
  return connection.model<MailRecord>('Mail', mailSchema, 'outbox');
}
