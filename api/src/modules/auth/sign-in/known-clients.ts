import { KNOWN_DEVICE_DAYS } from '@platform/contracts';
import type { Model } from 'mongoose';
import { DAY_MS } from '../../../platform/clock.ts';
import type { KnownClientRecord } from '../auth.model.ts';

const LIFETIME_MS = KNOWN_DEVICE_DAYS * DAY_MS;

/**
 * Remembers the network addresses and devices that users have logged in from. A key is a digest of user and address, or
 * of user and device, so that it reveals neither.
 */
export type KnownClients = ReturnType<typeof createKnownClients>;

export function createKnownClients(clients: Model<KnownClientRecord>) {
  return {
    /** Returns those of the keys that are known. */
    async find(keys: readonly string[]): Promise<Set<string>> {
      const rows = await clients.find({ _id: { $in: keys }, until: { $gt: new Date() } }, { _id: 1 }).lean();
      return new Set(rows.map(({ _id }) => _id));
    },

    async remember(keys: readonly string[]): Promise<void> {
      const until = new Date(Date.now() + LIFETIME_MS);
      for (const _id of keys) await clients.updateOne({ _id }, { $set: { until } }, { upsert: true });
    },
  };
}
