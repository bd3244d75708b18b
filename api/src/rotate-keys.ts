import type { mongo } from 'mongoose';
import type { DigestedField } from './digested-fields.ts';
import { contextOf, ENCRYPTED_FIELDS, type EncryptedField } from './platform/crypto/encrypted-fields.ts';
import type { Encryptor } from './platform/crypto/encryptor.ts';
import { readOrNull } from './platform/crypto/read-decrypted.ts';

/** What a rotation has done. */
export type Rotation = {
  /** Values that were encrypted again. */
  readonly encrypted: number;
  /** Records whose digests were computed again. */
  readonly digested: number;
  /** Records that could not be decrypted, as `collection id`. */
  readonly unreadable: readonly string[];
};

type Counts = { encrypted: number; digested: number; unreadable: Set<string> };

/** Upper bound on records that are read at a time. */
const BATCH_SIZE = 200;

/**
 * Encrypts every value with the first key that is not encrypted with it, and computes the digests that lack it. It can
 * run beside the platform and be repeated: a record that changes meanwhile keeps its change.
 */
export async function rotateKeys({
  database,
  encryptor,
  activeKeyId,
  digestedFields,
}: {
  database: mongo.Db;
  encryptor: Encryptor;
  activeKeyId: string;
  digestedFields: readonly DigestedField[];
}): Promise<Rotation> {
  const counts: Counts = { encrypted: 0, digested: 0, unreadable: new Set() };
  const isActive = (text: unknown): boolean => typeof text === 'string' && text.startsWith(`${activeKeyId}.`);

  async function encryptAgain(field: EncryptedField): Promise<void> {
    const { collection, path } = field;
    const records = database.collection(collection);
    for await (const record of readRecords(database, collection, { [path]: { $type: 'string' } })) {
      const previous = record[path] as string;
      if (isActive(previous)) continue;
      const context = contextOf(field, toText(record._id));
      const encrypted = readOrNull(() => encryptor.encrypt(encryptor.decrypt(previous, context), context));
      if (encrypted === null) counts.unreadable.add(`${collection} ${toText(record._id)}`);
      else {
        const filter = { _id: record._id as mongo.ObjectId, [path]: previous };
        counts.encrypted += (await records.updateOne(filter, { $set: { [path]: encrypted } })).modifiedCount;
      }
    }
  }

  async function digestAgain({ collection, path, filter, digestsOf }: DigestedField): Promise<void> {
    const records = database.collection(collection);
    for await (const record of readRecords(database, collection, filter)) {
      const previous = (record[path] ?? null) as string[] | null;
      if (previous?.some(isActive)) continue;
      // What cannot be decrypted has been reported already.
      const digests = readOrNull(() => digestsOf(record));
      if (digests === null) continue;
      const unchanged = { _id: record._id as mongo.ObjectId, [path]: previous };
      counts.digested += (await records.updateOne(unchanged, { $set: { [path]: digests } })).modifiedCount;
    }
  }

  for (const field of Object.values(ENCRYPTED_FIELDS)) await encryptAgain(field);
  for (const field of digestedFields) await digestAgain(field);
  return { ...counts, unreadable: [...counts.unreadable] };
}

/** Reads the records of a filter in batches by id, so that no cursor stays open while they are changed. */
async function* readRecords(
  database: mongo.Db,
  collection: string,
  filter: mongo.Filter<mongo.Document>,
): AsyncGenerator<mongo.Document> {
  let after = {};
  for (;;) {
    const batch = await database
      .collection(collection)
      .find({ ...filter, ...after })
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .toArray();
    yield* batch;
    const last = batch.at(-1);
    if (!last) return;
    after = { _id: { $gt: last._id as unknown } };
  }
}

/** Ids are object ids, or texts. */
function toText(id: unknown): string {
  return typeof id === 'string' ? id : (id as mongo.ObjectId).toHexString();
}
