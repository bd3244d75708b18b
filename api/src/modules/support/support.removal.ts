import type { Model } from 'mongoose';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { byAddresses, type UserAddresses } from '../../platform/lists/filters.ts';
import type { MessageRecord, TicketRecord } from './support.model.ts';

/** What replaces the texts and names of a ticket. */
const REMOVED = 'Removed';
const EXPLANATION = 'The messages of this ticket were removed some time after it was closed.';

/**
 * Removes who wrote a ticket and what was written in it. Its reference, its times and its account stay, so that lists
 * and the audit log remain consistent.
 */
export function createTicketRemoval(tickets: Model<TicketRecord>) {
  const removedAt = (now: Date) => {
    const explanation: MessageRecord = { at: now, author: 'support', by: null, text: EXPLANATION };
    return { name: REMOVED, email: '', subject: REMOVED, messages: [explanation], removedAt: now };
  };
  return {
    /**
     * Removes the personal data of tickets that were closed before a time.
     *
     * @param limit of tickets
     * @returns how many had any
     */
    async removeOld(tx: Tx, closedBefore: Date, limit: number, now: Date): Promise<number> {
      const closed = await tickets
        .find({ removedAt: null, closedAt: { $lte: closedBefore } }, { _id: 1 })
        .sort({ closedAt: 1 })
        .limit(limit)
        .session(tx)
        .lean();
      if (closed.length === 0) return 0;
      const ids = closed.map(({ _id }) => _id);
      await tickets.updateMany({ _id: { $in: ids } }, { $set: removedAt(now) }).session(tx);
      return closed.length;
    },

    /** Closes the tickets of an account and of its addresses, and removes their personal data. */
    async removeOf(tx: Tx, user: UserAddresses & { readonly _id: Id }, now: Date): Promise<void> {
      const own = { $or: [{ userId: user._id }, ...byAddresses('email', user)] };
      await tickets
        .updateMany({ ...own, status: { $ne: 'closed' } }, { $set: { status: 'closed', closedAt: now } })
        .session(tx);
      await tickets.updateMany(own, { $set: removedAt(now) }).session(tx);
    },
  };
}
