import type { Model } from 'mongoose';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { ResetRequestRecord } from './auth.model.ts';

/** Who asked for a link to set a new password and was not answered yet; the oldest comes first. */
export type ResetRequests = ReturnType<typeof createResetRequests>;

export function createResetRequests(requests: Model<ResetRequestRecord>) {
  return {
    async add(emailKey: string): Promise<void> {
      await requests.create([{ _id: newId(), emailKey }]);
    },

    take: (tx: Tx): Promise<ResetRequestRecord | null> =>
      requests.findOneAndDelete({}, { sort: { _id: 1 }, session: tx }).lean(),
  };
}
