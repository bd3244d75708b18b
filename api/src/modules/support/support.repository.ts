import type { Model } from 'mongoose';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { TicketRecord } from './support.model.ts';
import { readQueueDepth, type QueueDepth } from '../../platform/queue-depth.ts';

export type TicketsRepository = ReturnType<typeof createTicketsRepository>;

/** The fields that precede `createdAt` in the compound indexes. */
const EQUALITY_PREFIXES = [['userId'], ['status']];

export function createTicketsRepository(tickets: Model<TicketRecord>) {
  return {
    list: createList(tickets, {
      newest: { by: 'createdAt', kind: 'time', direction: -1, equalityPrefixes: EQUALITY_PREFIXES },
      oldest: { by: 'createdAt', kind: 'time', direction: 1, equalityPrefixes: EQUALITY_PREFIXES },
    }),

    /** A sender's tickets by their last activity. */
    userList: createList(tickets, {
      recent: { by: 'changedAt', kind: 'time', direction: -1, equalityPrefixes: [['userId']] },
    }),

    countOpen: (): Promise<number> => tickets.countDocuments({ status: 'open' }),

    /** Lists how many milliseconds the messages of a period waited for their first answer, if they have one. */
    async listAnswerTimes(from: Date): Promise<number[]> {
      const opened = await rawCollection(tickets)
        .find(
          { createdAt: { $gte: from } },
          { projection: { createdAt: 1, 'messages.at': 1, 'messages.author': 1 } },
        )
        .toArray();
      return opened.flatMap(({ createdAt, messages }) => {
        const answer = messages.find(({ author }) => author === 'support');
        return answer ? [answer.at.getTime() - createdAt.getTime()] : [];
      });
    },

    readQueueDepth: (): Promise<QueueDepth> =>
      readQueueDepth(tickets, { status: 'open' }, 'waitingSince', ({ waitingSince }) => waitingSince),

    async insert(tx: Tx, ticket: TicketRecord): Promise<void> {
      await tickets.create([ticket], { session: tx });
    },

    findById: (id: Id, tx?: Tx): Promise<TicketRecord | null> =>
      tickets
        .findById(id)
        .session(tx ?? null)
        .lean(),

    /** Saves a changed ticket. Concurrent changes conflict here, and the losing transaction is retried. */
    async save(tx: Tx, { _id, ...ticket }: TicketRecord): Promise<void> {
      const { status, changedAt, waitingSince, messages, readAt, closedAt, closedBy } = ticket;
      const change = { status, changedAt, waitingSince, messages, readAt, closedAt, closedBy };
      await tickets.updateOne({ _id }, { $set: change }, { session: tx });
    },
  };
}
