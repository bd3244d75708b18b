import type { Connection, mongo } from 'mongoose';
import { isDuplicateKey } from '../db/database-errors.ts';
import type { EncryptionKey } from './encryption-keys.ts';
import type { EncryptedField } from './encryptor.ts';

/** A key that values of the database are, or once were, encrypted with. */
type KeyRecord = {
  _id: string;
  /** When the operator gave up the values that are still encrypted with it. */
  forgottenAt: Date | null;
};

/** How many records of a collection are encrypted with a key. */
export type KeyUse = { readonly collection: string; readonly count: number };

/**
 * Remembers the ids of all keys that values are encrypted with. So a missing key is found at the start, not by the
 * first call that needs it, and without reading every record each time.
 */
export type KeyRecords = ReturnType<typeof createKeyRecords>;

/** @param fields every encrypted field of the database */
export function createKeyRecords(
  connection: Connection,
  keys: readonly EncryptionKey[],
  fields: readonly EncryptedField[],
) {
  const database = connection.getClient().db(connection.name);
  const records = database.collection<KeyRecord>('encryption_keys');

  /** Counts the records that are encrypted with a key, by collection; reads all of them. */
  async function countUse(id: string): Promise<KeyUse[]> {
    const uses: KeyUse[] = [];
    for (const collection of new Set(fields.map((field) => field.collection))) {
      const paths = fields.filter((field) => field.collection === collection).map(({ path }) => path);
      const $or = paths.map((path) => ({ [path]: keyRange(id) }));
      const count = await database.collection(collection).countDocuments({ $or });
      if (count > 0) uses.push({ collection, count });
    }
    return uses;
  }

  /** Reads which keys the values are encrypted with. */
  async function readKeysInUse(): Promise<Set<string>> {
    const ids = new Set<string>();
    for (const { collection, path } of fields) {
      const options = { projection: { [path]: 1 } };
      for await (const row of database
        .collection(collection)
        .find({ [path]: { $type: 'string' } }, options)) {
        const [, id] = /^([\w-]{1,20})\./.exec(row[path] as string) ?? [];
        if (id) ids.add(id);
      }
    }
    return ids;
  }

  return {
    countUse,

    /** @throws Error that names each missing key and the records that need it */
    async assertPresent(): Promise<void> {
      const known = await records.find({ forgottenAt: null }).toArray();
      const missing = known.filter(({ _id }) => !keys.some(({ id }) => id === _id));
      const problems: string[] = [];
      for (const { _id } of missing) {
        const uses = await countUse(_id);
        if (uses.length > 0) problems.push(describeMissingKey(_id, uses));
        else await records.deleteOne({ _id });
      }
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },

    /**
     * Records the key that new values are encrypted with. Writes only what is missing: a database that cannot be
     * written to can still serve reads.
     */
    async recordActive(): Promise<void> {
      const [active] = keys;
      if (!active || (await records.findOne({ _id: active.id }))) return;
      try {
        await records.updateOne(
          { _id: active.id },
          { $setOnInsert: { forgottenAt: null } },
          { upsert: true },
        );
      } catch (error) {
        // Another process that is starting has inserted it at the same moment.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Lists the ids of all keys that are in use or in the settings. */
    async list(): Promise<string[]> {
      const known = (await records.find({}).toArray()).map(({ _id }) => _id);
      return [...new Set([...keys.map(({ id }) => id), ...known, ...(await readKeysInUse())])];
    },

    /** Lets the platform start without a lost key. What is encrypted with it stays unreadable. */
    async forget(id: string, at: Date): Promise<void> {
      await records.updateOne({ _id: id }, { $set: { forgottenAt: at } }, { upsert: true });
    },
  };
}

/** Matches the ciphertexts of a key: `<key id>.<nonce>...`. */
function keyRange(id: string): mongo.Condition<string> {
  // The slash follows the dot in ASCII.
  return { $gte: `${id}.`, $lt: `${id}/` };
}

/** Matches the records whose value is encrypted with another key than this one. */
export function notEncryptedWith(id: string, path: string): mongo.Filter<mongo.Document> {
  return { $or: [{ [path]: { $lt: `${id}.` } }, { [path]: { $gte: `${id}/` } }] };
}

/** Matches the records with digests of a key and none of the active one. */
export function digestedOnlyWith(id: string, activeId: string, path: string): mongo.Filter<mongo.Document> {
  const has = (keyId: string) => ({ [path]: { $elemMatch: { $gte: `${keyId}.`, $lt: `${keyId}/` } } });
  return { ...has(id), $nor: [has(activeId)] };
}

function describeMissingKey(id: string, uses: readonly KeyUse[]): string {
  const list = uses.map(({ collection, count }) => `${count} in ${collection}`).join(', ');
  return `PII_KEYS lacks the key ${id}, which records are encrypted with: ${list}. Add it at the end of PII_KEYS and run \`npm run db -- keys rotate\`; after that it can be removed.`;
}
