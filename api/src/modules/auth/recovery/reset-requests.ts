import type { Model } from 'mongoose';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { ResetRequestRecord } from '../auth.model.ts';

/** A queue of requests for password reset links that the job has not processed yet. */
export type ResetRequests = ReturnType<typeof createResetRequests>;

export function createResetRequests(requests: Model<ResetRequestRecord>) {
  return {
    async add(emailKey: string): Promise<void> {
      await requests.create([{ _id: newId(), emailKey }]);
    },

    takeOldest: (tx: Tx): Promise<ResetRequestRecord | null> =>
      requests.findOneAndDelete({}, { sort: { _id: 1 }, session: tx }).lean(),
  };
}
