import type { Model } from 'mongoose';
import { DAY_MS } from '../../../platform/clock.ts';
import type { KnownAddressRecord } from '../auth.model.ts';

const LIFETIME_MS = 90 * DAY_MS;

/** Remembers where users have signed in. A key is a digest of user and address, so that it reveals neither. */
export type KnownAddresses = ReturnType<typeof createKnownAddresses>;

export function createKnownAddresses(addresses: Model<KnownAddressRecord>) {
  return {
    async has(key: string): Promise<boolean> {
      return (await addresses.exists({ _id: key, until: { $gt: new Date() } })) !== null;
    },

    async remember(key: string): Promise<void> {
      await addresses.updateOne(
        { _id: key },
        { $set: { until: new Date(Date.now() + LIFETIME_MS) } },
        { upsert: true },
      );
    },
  };
}
