import type { mongo } from 'mongoose';
import type { MigrationContext } from './run-migrations.ts';

/** Upper bound on records that are read and written at a time. */
const BATCH_SIZE = 200;

/**
 * Reads the records of a filter in batches by id, and extends the lock for each. The batches may change the records.
 */
export async function* readBatches(
  { database, keepLock }: MigrationContext,
  collection: string,
  filter: mongo.Filter<mongo.Document>,
): AsyncGenerator<mongo.Document[]> {
  let after = {};
  for (;;) {
    await keepLock();
    const batch = await database
      .collection(collection)
      .find({ ...filter, ...after })
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .toArray();
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    after = { _id: { $gt: last._id as unknown } };
  }
}

/** Renames a field of all records that have it. Nested fields are written as paths, such as `session.user`. */
export async function renameField(
  context: MigrationContext,
  collection: string,
  from: string,
  to: string,
): Promise<void> {
  for await (const batch of readBatches(context, collection, { [from]: { $exists: true } })) {
    await context.database.collection(collection).bulkWrite(
      batch.map((record) => ({
        updateOne: {
          filter: { _id: record._id as mongo.ObjectId, [from]: { $exists: true } },
          update: { $set: { [to]: readPath(record, from) }, $unset: { [from]: '' } },
        },
      })),
    );
  }
}

/** Replaces a value of a field in all records that have it. */
export async function replaceValue(
  context: MigrationContext,
  collection: string,
  field: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for await (const batch of readBatches(context, collection, { [field]: from })) {
    const ids = batch.map(({ _id }) => _id as mongo.ObjectId);
    await context.database
      .collection(collection)
      .updateMany({ _id: { $in: ids }, [field]: from }, { $set: { [field]: to } });
  }
}

function readPath(record: mongo.Document, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as mongo.Document)[key], record);
}
