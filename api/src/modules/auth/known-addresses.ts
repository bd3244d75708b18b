import type { Model } from 'mongoose';
import type { KnownAddressRecord } from './auth.model.ts';

const KNOWN_MS = 90 * 86_400_000;

/** Where users have signed in before; a key stands for a user and an address and names neither. */
export type KnownAddresses = ReturnType<typeof createKnownAddresses>;

export function createKnownAddresses(addresses: Model<KnownAddressRecord>) {
  return {
    async has(key: string): Promise<boolean> {
      return (await addresses.exists({ _id: key, until: { $gt: new Date() } })) !== null;
    },

    async keep(key: string): Promise<void> {
      await addresses.updateOne(
        { _id: key },
        { $set: { until: new Date(Date.now() + KNOWN_MS) } },
        { upsert: true },
      );
    },
  };
}
