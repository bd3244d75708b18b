import { isDeepStrictEqual } from 'node:util';
import type { Connection, Model, mongo } from 'mongoose';
import type { Logger } from '@platform/server-kit/logging';
import { isNamespaceMissing } from '../database-errors.ts';
import { withMigrationLock } from './run-migrations.ts';

/** An index as the server describes it. */
type IndexDescription = mongo.IndexDescriptionInfo;
type Declared = ReturnType<Model<unknown>['schema']['indexes']>[number];

type Collections = {
  readonly database: mongo.Db;
  readonly logger: Logger;
};

/** Drops indexes that no model declares; for a migration. Names that are missing are left out. */
export async function dropIndexes(
  { database, logger }: Collections,
  collection: string,
  names: readonly string[],
): Promise<void> {
  const existing = await readIndexes(database, collection);
  for (const name of names.filter((candidate) => existing.has(candidate))) {
    await database.collection(collection).dropIndex(name);
    logger.info({ collection, index: name }, 'index dropped');
  }
}

/**
 * Drops the indexes whose fields or options a model declares differently by now, so that they are built again: the
 * server rejects a declaration that conflicts with an index of the same name. Leaves alone indexes with names that no
 * model declares, such as those that an operator made.
 */
export async function dropChangedIndexes(connection: Connection, logger: Logger): Promise<void> {
  const database = connection.getClient().db(connection.name);
  // Most starts find nothing, and need no lock.
  if ((await findChanged(connection, database)).length === 0) return;
  await withMigrationLock(connection, async (keepLock) => {
    for (const { collection, name } of await findChanged(connection, database)) {
      await dropIndexes({ database, logger }, collection, [name]);
      await keepLock();
    }
  });
}

async function findChanged(connection: Connection, database: mongo.Db) {
  const changed = Object.values(connection.models).map(
    async ({ schema, collection: { name: collection } }) => {
      const existing = await readIndexes(database, collection);
      return schema.indexes().flatMap((declared) => {
        const name = nameOf(declared);
        const index = existing.get(name);
        return index && !isSame(index, declared) ? [{ collection, name }] : [];
      });
    },
  );
  return (await Promise.all(changed)).flat();
}

async function readIndexes(database: mongo.Db, collection: string): Promise<Map<string, IndexDescription>> {
  const indexes = await database
    .collection(collection)
    .indexes()
    .catch((error: unknown) => {
      if (isNamespaceMissing(error)) return [];
      throw error;
    });
  return new Map(indexes.map((index) => [String(index.name), index]));
}

/** Returns the name that the driver gives an index without one. */
function nameOf([fields, options]: Declared): string {
  return options.name ?? Object.entries(fields).flat().join('_');
}

function isSame(index: IndexDescription, [fields, options]: Declared): boolean {
  return (
    isDeepStrictEqual(Object.entries(index.key), Object.entries(fields)) &&
    Boolean(index.unique) === Boolean(options.unique) &&
    Boolean(index.sparse) === Boolean(options.sparse) &&
    index.expireAfterSeconds === options.expireAfterSeconds &&
    isDeepStrictEqual(index.partialFilterExpression, options.partialFilterExpression)
  );
}
