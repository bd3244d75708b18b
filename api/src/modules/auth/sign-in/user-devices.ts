import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';
import { CASE_LINKS_MAX, KNOWN_DEVICE_DAYS } from '@platform/contracts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Id } from '../../../platform/ids.ts';
import type { UserDeviceRecord } from '../auth.model.ts';

/** As long as the cookie: a device that is no longer used cannot be recognized either. */
const LIFETIME_MS = KNOWN_DEVICE_DAYS * DAY_MS;
/** Upper bound on the devices of one user; the ones that were used last are kept. */
const MAX_DEVICES = 20;
/** Upper bound on records that are read to find other users of the same devices. */
const MAX_READ = 200;

/**
 * Remembers on which devices users have logged in, to find accounts that share one. A device is known by the random id
 * in its cookie, of which only a digest is stored. The id is as long as a key, so its digest needs none.
 */
export type UserDevices = ReturnType<typeof createUserDevices>;

export function createUserDevices(devices: Model<UserDeviceRecord>) {
  return {
    /** Records a login on a device. Its time is the system time, as that of the cookie. */
    async record(userId: Id, deviceId: string): Promise<void> {
      const digest = createHash('sha256').update(deviceId).digest('base64url');
      const [now, until] = [new Date(), new Date(Date.now() + LIFETIME_MS)];
      await devices.updateOne(
        { _id: `${userId.toHexString()}:${digest}` },
        { $set: { lastSeenAt: now, until }, $setOnInsert: { userId, digest, firstSeenAt: now } },
        { upsert: true },
      );
      const surplus = await devices
        .find({ userId }, { _id: 1 })
        .sort({ lastSeenAt: -1 })
        .skip(MAX_DEVICES)
        .lean();
      if (surplus.length > 0) await devices.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
    },

    /** Finds other users who have logged in on a device of a user, the latest first. */
    async findSharers(userId: Id): Promise<Id[]> {
      const own = await devices.find({ userId }, { digest: 1 }).limit(MAX_DEVICES).lean();
      const shared = { digest: { $in: own.map(({ digest }) => digest) }, userId: { $ne: userId } };
      const records = await devices
        .find(shared, { userId: 1 })
        .sort({ lastSeenAt: -1 })
        .limit(MAX_READ)
        .lean();
      const byId = new Map(records.map((record) => [record.userId.toHexString(), record.userId]));
      return [...byId.values()].slice(0, CASE_LINKS_MAX);
    },
  };
}
