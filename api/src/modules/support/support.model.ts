import { Schema, type Connection, type Model } from 'mongoose';
import type { TicketStatus } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** A message to support and the answers to it. */
export type TicketRecord = {
  _id: Id;
  /** The reference that the sender receives. */
  reference: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The sender's account; `null` if they were not signed in. */
  userId: Id | null;
  status: TicketStatus;
  createdAt: Date;
  changedAt: Date;
  answers: { at: Date; by: Id; text: string }[];
  closedAt: Date | null;
  closedBy: Id | null;
};

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;

const ticketSchema = new Schema<TicketRecord>(
  {
    reference: text,
    name: text,
    email: text,
    subject: text,
    message: text,
    userId: { type: Schema.Types.ObjectId, default: null },
    status: text,
    createdAt: time,
    changedAt: time,
    answers: [
      new Schema({ at: time, by: { type: Schema.Types.ObjectId, required: true }, text }, { _id: false }),
    ],
    closedAt: { type: Date, default: null },
    closedBy: { type: Schema.Types.ObjectId, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
ticketSchema.index({ reference: 1 }, { unique: true });
ticketSchema.index({ createdAt: 1, _id: 1 });
ticketSchema.index({ status: 1, createdAt: 1, _id: 1 });
ticketSchema.index({ userId: 1, createdAt: 1, _id: 1 });

export function createTicketModel(connection: Connection): Model<TicketRecord> {
  return connection.model<TicketRecord>('Ticket', ticketSchema, 'tickets');
}
