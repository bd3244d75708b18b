import type { Model } from 'mongoose';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { LinkRequestRecord } from '../auth.model.ts';

/**
 * A queue of requests for links that the job has not processed yet. Known and unknown addresses are queued alike, so
 * that neither response nor time reveals an account.
 */
export type LinkRequests = ReturnType<typeof createLinkRequests>;

export function createLinkRequests(requests: Model<LinkRequestRecord>) {
  return {
    async add(emailKey: string): Promise<void> {
      await requests.create([{ _id: newId(), emailKey }]);
    },

    takeOldest: (tx: Tx): Promise<LinkRequestRecord | null> =>
      requests.findOneAndDelete({}, { sort: { _id: 1 }, session: tx }).lean(),
  };
}
