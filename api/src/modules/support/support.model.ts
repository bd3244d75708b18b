import { Schema, type Connection, type Model } from 'mongoose';
import type { TicketAuthor, TicketStatus } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** A message of a ticket. */
export type MessageRecord = {
  at: Date;
  author: TicketAuthor;
  /** The administrator who wrote it; `null` for messages of the sender. */
  by: Id | null;
  text: string;
};

/** A conversation with support. */
export type TicketRecord = {
  _id: Id;
  /** The reference that the sender receives. */
  reference: string;
  name: string;
  email: string;
  subject: string;
  /** The sender's account; `null` if they were not logged in. */
  userId: Id | null;
  status: TicketStatus;
  createdAt: Date;
  changedAt: Date;
  /** Since when an open ticket waits for an answer: the first message after the last answer. */
  waitingSince: Date;
  /** Oldest first. The first one opened the ticket. */
  messages: MessageRecord[];
  /** When the sender last opened the ticket on their own pages. */
  readAt: Date | null;
  closedAt: Date | null;
  closedBy: Id | null;
  /** When the names and texts were removed; missing while they are stored. */
  removedAt?: Date | null;
};

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;

const ticketSchema = new Schema<TicketRecord>(
  {
    reference: text,
    name: text,
    // Empty once it was removed.
    email: { type: String, default: '' },
    subject: text,
    userId: { type: Schema.Types.ObjectId, default: null },
    status: text,
    createdAt: time,
    changedAt: time,
    waitingSince: time,
    messages: [
      new Schema(
        { at: time, author: text, by: { type: Schema.Types.ObjectId, default: null }, text },
        { _id: false },
      ),
    ],
    readAt: { type: Date, default: null },
    closedAt: { type: Date, default: null },
    closedBy: { type: Schema.Types.ObjectId, default: null },
    removedAt: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
ticketSchema.index({ reference: 1 }, { unique: true });
ticketSchema.index({ createdAt: 1, _id: 1 });
ticketSchema.index({ status: 1, createdAt: 1, _id: 1 });
ticketSchema.index({ userId: 1, createdAt: 1, _id: 1 });
ticketSchema.index({ userId: 1, changedAt: 1, _id: 1 });
// For the metrics.
ticketSchema.index({ status: 1, waitingSince: 1 });
// For the job that removes personal data.
ticketSchema.index({ removedAt: 1, closedAt: 1 });

export function createTicketModel(connection: Connection): Model<TicketRecord> {
  return connection.model<TicketRecord>('Ticket', ticketSchema, 'tickets');
}
