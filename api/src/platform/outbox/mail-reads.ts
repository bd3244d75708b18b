import type { Model } from 'mongoose';
import { countQueued, readQueueDepth, type QueueDepth } from '../queue-depth.ts';
import type { MailRecord } from './outbox.model.ts';

/** Some servers defer the first email of a sender for some minutes; an email with this many attempts is no such one. */
const MIN_ATTEMPTS = 3;

/** Creates the reads of the outbox for the metrics. */
export function createMailReads(mails: Model<MailRecord>) {
  const readUnanswered = (attempts: number): Promise<QueueDepth> =>
    readQueueDepth(mails, { state: 'queued', attempts }, 'createdAt', ({ createdAt }) => createdAt);

  return {
    /**
     * Reads how many mails no mail server has answered, and since when the oldest of them waits. A mail that the server
     * defers is none of them: it has a second attempt a minute after the first, and keeps that while no server is
     * reached. One attempt counts as none, because it may be in progress.
     */
    async readQueueDepth(): Promise<QueueDepth> {
      const [none, one] = [await readUnanswered(0), await readUnanswered(1)];
      const [oldestAt] = [none.oldestAt, one.oldestAt]
        .filter((at) => at !== undefined)
        .toSorted((a, b) => a.getTime() - b.getTime());
      return { count: none.count + one.count, oldestAt };
    },

    /** Counts the emails that the mail server keeps deferring. */
    countDeferred: (): Promise<number> =>
      countQueued(mails, { state: 'queued', attempts: { $gte: MIN_ATTEMPTS } }),

    /** Counts the emails that are not sent again. */
    countFailed: (): Promise<number> => countQueued(mails, { state: 'failed' }),
  };
}
