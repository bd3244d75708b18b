import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';
import { networkPrefix } from '@platform/server-kit/node-utils';
import { CASE_LINKS_MAX, KNOWN_DEVICE_DAYS } from '@platform/contracts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Digester } from '../../../platform/crypto/digester.ts';
import type { Id } from '../../../platform/ids.ts';
import type { UserTraceRecord } from '../auth.model.ts';

/** As long as the cookie: a device that is no longer used cannot be recognized either. */
const LIFETIME_MS = KNOWN_DEVICE_DAYS * DAY_MS;
/** Upper bound on the devices, and on the networks, of one user; the ones that were used last are kept. */
const MAX_TRACES = 20;
/** Upper bound on records that are read to find other users of the same traces. */
const MAX_READ = 200;

/** Whether an address is that of a process on the same machine, which says nothing about a visitor. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

type Kind = UserTraceRecord['kind'];

/**
 * Remembers on which devices and from which networks users have logged in, to find accounts that share one. A device is
 * known by the random id in its cookie, which is as long as a key, so its digest needs none; that of a network has one.
 */
export type UserTraces = ReturnType<typeof createUserTraces>;

export function createUserTraces(traces: Model<UserTraceRecord>, digester: Digester) {
  async function record(userId: Id, kind: Kind, digest: string): Promise<void> {
    const [now, until] = [new Date(), new Date(Date.now() + LIFETIME_MS)];
    await traces.updateOne(
      { _id: `${userId.toHexString()}:${digest}` },
      { $set: { lastSeenAt: now, until }, $setOnInsert: { userId, kind, digest, firstSeenAt: now } },
      { upsert: true },
    );
    const surplus = await traces
      .find({ userId, kind }, { _id: 1 })
      .sort({ lastSeenAt: -1 })
      .skip(MAX_TRACES)
      .lean();
    if (surplus.length > 0) await traces.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
  }

  async function findDigests(userId: Id, kind: Kind): Promise<string[]> {
    const own = await traces.find({ userId, kind }, { digest: 1 }).limit(MAX_TRACES).lean();
    return own.map(({ digest }) => digest);
  }

  return {
    /** Records a login. Its time is the system time, as that of the cookie. */
    async record(userId: Id, { deviceId, address }: { deviceId: string; address: string }): Promise<void> {
      await record(userId, 'device', createHash('sha256').update(deviceId).digest('base64url'));
      const [network] = digester.digest('network', networkPrefix(address, 64));
      if (network && !LOOPBACK.test(address)) await record(userId, 'network', network);
    },

    /** Whether two users have logged in on the same device. */
    async shareDevice(one: Id, other: Id): Promise<boolean> {
      const digests = await findDigests(one, 'device');
      return (await traces.exists({ userId: other, digest: { $in: digests } })) !== null;
    },

    /** Finds other users who have logged in on a device, or from a network, of a user, the latest first. */
    async findSharers(userId: Id, kind: Kind): Promise<Id[]> {
      const digests = await findDigests(userId, kind);
      const shared = { digest: { $in: digests }, userId: { $ne: userId } };
      const records = await traces
        .find(shared, { userId: 1 })
        .sort({ lastSeenAt: -1 })
        .limit(MAX_READ)
        .lean();
      const byId = new Map(records.map((trace) => [trace.userId.toHexString(), trace.userId]));
      return [...byId.values()].slice(0, CASE_LINKS_MAX);
    },
  };
}
