import type { mongo } from 'mongoose';
import { readBatches } from '../platform/db/migrations/batches.ts';
import type { Migration } from '../platform/db/migrations/run-migrations.ts';

/** A ticket before members could reply: one message, and the answers of administrators. */
type OldTicket = {
  _id: mongo.ObjectId;
  createdAt: Date;
  message: string;
  answers: { at: Date; by: mongo.ObjectId; text: string }[];
};

/** Joins the message and the answers of each ticket in one list, which can also contain replies. */
export const ticketMessagesMigration: Migration = {
  number: 5,
  name: 'ticket-messages',
  needsStop: true,
  async run(context) {
    const tickets = context.database.collection('tickets');
    for await (const batch of readBatches(context, 'tickets', { answers: { $exists: true } })) {
      await tickets.bulkWrite(
        (batch as OldTicket[]).map((ticket) => ({
          updateOne: {
            filter: { _id: ticket._id, answers: { $exists: true } },
            update: {
              $set: { messages: toMessages(ticket), readAt: null },
              $unset: { message: '', answers: '' },
            },
          },
        })),
      );
    }
  },
};

function toMessages({ createdAt, message, answers }: OldTicket): mongo.Document[] {
  return [
    { at: createdAt, author: 'sender', by: null, text: message },
    ...answers.map(({ at, by, text }) => ({ at, author: 'support', by, text })),
  ];
}
