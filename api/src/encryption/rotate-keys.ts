import type { mongo } from 'mongoose';
import type { KeyedHashField } from './keyed-hashes.ts';
import { ALL_ENCRYPTED_FIELDS } from './encrypted-fields.ts';
import { type Encryptor, contextOf, type EncryptedField } from '../platform/crypto/encryptor.ts';
import { digestedOnlyWith, notEncryptedWith } from '../platform/crypto/key-records.ts';
import { readOrNull } from '../platform/crypto/read-decrypted.ts';

/** What a rotation has done. */
export type Rotation = {
  /** Values that were encrypted again. */
  readonly encrypted: number;
  /** Records whose digests were computed again. */
  readonly digested: number;
  /** Records that could not be decrypted, as `collection id`. */
  readonly unreadable: readonly string[];
  /** Readable values that another key encrypts all the same, because a process keeps writing them; by field. */
  readonly remaining: Readonly<Record<string, number>>;
};

/** How far a rotation has come with one field. */
export type RotationProgress = {
  /** `collection.path` */
  readonly field: string;
  /** Values that were read so far, of `total` that needed it when the field was begun. */
  readonly done: number;
  readonly total: number;
};

type Counts = { encrypted: number; digested: number; unreadable: Set<string> };

export type RotationOptions = {
  readonly database: mongo.Db;
  readonly encryptor: Encryptor;
  readonly activeKeyId: string;
  readonly keyedHashFields: readonly KeyedHashField[];
  /** Called when a field is begun, after each batch, and at its end; the rotation waits for it. */
  readonly onProgress?: (progress: RotationProgress) => void | Promise<void>;
};

/** Upper bound on records that are read at a time. */
const BATCH_SIZE = 200;
/** How often all fields are gone through, because processes of before a restart may still write with an old key. */
const PASSES_MAX = 3;

/**
 * Encrypts every value with the first key that is not encrypted with it, and computes the digests that lack it. It can
 * run beside the platform: a record that changes meanwhile keeps its change. After an interruption, a repeat reads only
 * what is left.
 */
export async function rotateKeys(options: RotationOptions): Promise<Rotation> {
  const { database, keyedHashFields } = options;
  const counts: Counts = { encrypted: 0, digested: 0, unreadable: new Set() };
  let remaining: Record<string, number> = {};
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    for (const field of ALL_ENCRYPTED_FIELDS) await encryptAgain(options, field, counts);
    for (const field of keyedHashFields) await digestAgain(options, field, counts);
    remaining = await countRemaining(database, options.activeKeyId, counts.unreadable);
    if (Object.keys(remaining).length === 0) break;
  }
  return { ...counts, unreadable: [...counts.unreadable], remaining };
}

async function encryptAgain(
  { database, encryptor, activeKeyId, onProgress }: RotationOptions,
  field: EncryptedField,
  counts: Counts,
): Promise<void> {
  const { collection, path } = field;
  const records = database.collection(collection);
  const filter = notEncryptedWith(activeKeyId, path);
  const total = await records.countDocuments(filter);
  let done = 0;
  const report = () => onProgress?.({ field: `${collection}.${path}`, done, total });
  if (total === 0) return;
  await report();
  for await (const batch of readBatches(database, collection, filter)) {
    for (const record of batch) {
      const previous = record[path] as string;
      const context = contextOf(field, toText(record._id));
      const encrypted = readOrNull(() => encryptor.encrypt(encryptor.decrypt(previous, context), context));
      if (encrypted === null) counts.unreadable.add(nameOf(collection, record));
      else {
        const unchanged = { _id: record._id as mongo.ObjectId, [path]: previous };
        counts.encrypted += (
          await records.updateOne(unchanged, { $set: { [path]: encrypted } })
        ).modifiedCount;
      }
    }
    done += batch.length;
    await report();
    // What was written meanwhile belongs to the next pass, or a busy process could keep this one from ending.
    if (done >= total) return;
  }
}

async function digestAgain(
  { database, activeKeyId }: RotationOptions,
  { collection, path, filter, digestsOf }: KeyedHashField,
  counts: Counts,
): Promise<void> {
  const records = database.collection(collection);
  for await (const batch of readBatches(database, collection, filter))
    for (const record of batch) {
      const previous = (record[path] ?? null) as string[] | null;
      if (previous?.some((digest) => digest.startsWith(`${activeKeyId}.`))) continue;
      // What cannot be decrypted has been reported already.
      const digests = readOrNull(() => digestsOf(record));
      if (digests === null) continue;
      const unchanged = { _id: record._id as mongo.ObjectId, [path]: previous };
      counts.digested += (await records.updateOne(unchanged, { $set: { [path]: digests } })).modifiedCount;
    }
}

/** Counts by field what another key encrypts, except records that are known to be unreadable. */
async function countRemaining(
  database: mongo.Db,
  activeKeyId: string,
  unreadable: ReadonlySet<string>,
): Promise<Record<string, number>> {
  const remaining: Record<string, number> = {};
  for (const { collection, path } of ALL_ENCRYPTED_FIELDS) {
    let count = 0;
    for await (const batch of readBatches(database, collection, notEncryptedWith(activeKeyId, path), {
      _id: 1,
    }))
      count += batch.filter((record) => !unreadable.has(nameOf(collection, record))).length;
    if (count > 0) remaining[`${collection}.${path}`] = count;
  }
  return remaining;
}

/**
 * Counts the records that have digests of a key but none of the active one, because the value is removed or cannot be
 * decrypted. Only with that key they still find repeats.
 */
export async function countDigestsOnlyWith(
  keyId: string,
  { database, activeKeyId, keyedHashFields }: Omit<RotationOptions, 'encryptor' | 'onProgress'>,
): Promise<number> {
  let count = 0;
  for (const { collection, path } of keyedHashFields)
    count += await database.collection(collection).countDocuments(digestedOnlyWith(keyId, activeKeyId, path));
  return count;
}

/** Reads the records of a filter in batches by id, so that no cursor stays open while they are changed. */
async function* readBatches(
  database: mongo.Db,
  collection: string,
  filter: mongo.Filter<mongo.Document>,
  projection?: mongo.Document,
): AsyncGenerator<mongo.Document[]> {
  let after = {};
  for (;;) {
    const batch = await database
      .collection(collection)
      .find({ $and: [filter, after] }, projection && { projection })
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .toArray();
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    after = { _id: { $gt: last._id as unknown } };
  }
}

function nameOf(collection: string, { _id }: mongo.Document): string {
  return `${collection} ${toText(_id)}`;
}

/** Ids are object ids, or texts. */
function toText(id: unknown): string {
  return typeof id === 'string' ? id : (id as mongo.ObjectId).toHexString();
}
