import type { mongo } from 'mongoose';
import type { DigestedField } from '../digested-fields.ts';
import { readBatches } from '../platform/db/migrations/batches.ts';
import type { Migration, MigrationContext } from '../platform/db/migrations/run-migrations.ts';

/**
 * Adds the keyed digests of identity numbers, payout destinations and payment references, which find repeats. A record
 * that cannot be decrypted gets none, and the log names it.
 */
export function createPersonalDigestsMigration(fields: readonly DigestedField[]): Migration {
  return {
    number: 9,
    name: 'personal-digests',
    // Records that a process of before writes would never be compared.
    needsStop: true,
    async run(context) {
      for (const field of fields) await addDigests(context, field);
    },
  };
}

async function addDigests(context: MigrationContext, field: DigestedField): Promise<void> {
  const { database, logger } = context;
  const { collection, path, filter, digestsOf } = field;

  function computeDigests(record: mongo.Document): string[] {
    try {
      return digestsOf(record);
    } catch (error) {
      const id = (record._id as mongo.ObjectId).toHexString();
      logger.error({ collection, record: id, err: error }, 'record not readable');
      return [];
    }
  }

  for await (const batch of readBatches(context, collection, { ...filter, [path]: { $exists: false } })) {
    await database.collection(collection).bulkWrite(
      batch.map((record) => ({
        updateOne: {
          filter: { _id: record._id as mongo.ObjectId, [path]: { $exists: false } },
          update: { $set: { [path]: computeDigests(record) } },
        },
      })),
    );
  }
}
