import type { mongo } from 'mongoose';
import type { KeyedHashField } from '../encryption/keyed-hashes.ts';
import { readOrNull } from '../platform/crypto/read-decrypted.ts';
import type { MigrationContext } from '../platform/db/migrations/run-migrations.ts';
import { toMailboxKey } from '../platform/mailbox-key.ts';

const BATCH_SIZE = 200;

/**
 * Adds what repeats are found by in records of before: digests of the forms in which numbers are compared now, beside
 * those that they have, and the mailboxes of addresses.
 */
export async function addComparedForms(
  { database, keepLock }: MigrationContext,
  keyedHashFields: readonly KeyedHashField[],
): Promise<void> {
  for (const { collection, path, filter, digestsOf } of keyedHashFields)
    await updateAll(database.collection(collection), filter, keepLock, (record) => {
      // What was removed, or cannot be decrypted, keeps its digests.
      const digests = readOrNull(() => digestsOf(record));
      const earlier = (record[path] ?? []) as string[];
      return digests && { $set: { [path]: [...new Set([...earlier, ...digests])] } };
    });
  for (const collection of ['users', 'referrals']) {
    const filter = { emailKey: { $type: 'string' }, mailboxKey: { $exists: false } };
    await updateAll(database.collection(collection), filter, keepLock, ({ emailKey }) => ({
      $set: { mailboxKey: toMailboxKey(emailKey as string) },
    }));
  }
}

async function updateAll(
  records: mongo.Collection,
  filter: mongo.Filter<mongo.Document>,
  keepLock: () => Promise<void>,
  toUpdate: (record: mongo.Document) => mongo.UpdateFilter<mongo.Document> | null,
): Promise<void> {
  let after: mongo.Filter<mongo.Document> = {};
  for (;;) {
    const find = records.find({ $and: [filter, after] });
    const batch = await find.sort({ _id: 1 }).limit(BATCH_SIZE).toArray();
    const last = batch.at(-1);
    if (!last) return;
    for (const record of batch) {
      const update = toUpdate(record);
      if (update) await records.updateOne({ _id: record._id }, update);
    }
    await keepLock();
    after = { _id: { $gt: last._id } };
  }
}
