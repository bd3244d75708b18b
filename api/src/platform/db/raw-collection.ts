import type { Model, mongo } from 'mongoose';
import type { Tx } from './transaction.ts';

/**
 * Returns the driver's collection of a model, bypassing Mongoose. Used for hot reads and ledger updates, because a lean
 * Mongoose query takes about 25% more CPU for the same result. Nothing is cast, so filters and updates must contain
 * validated values of the record's own types.
 */
export function rawCollection<Row extends object>(model: Model<Row>): mongo.Collection<Row> {
  const cached = collections.get(model.collection);
  if (cached) return cached as mongo.Collection<Row>;
  const collection = model.db.getClient().db(model.db.name).collection<Row>(model.collection.collectionName);
  collections.set(model.collection, collection);
  return collection;
}

/** Caches collections because creating one costs as much as a read. */
const collections = new WeakMap<object, unknown>();

/**
 * Validates a complete record against its schema and inserts it; unknown fields are rejected. Unlike `Model.create` it
 * sets up no change tracking, which costs twice as much as the insert itself.
 *
 * @throws Mongoose's ValidationError or StrictModeError, or the driver's error for a violated unique index
 */
export async function insertValidated<Row extends object>(
  model: Model<Row>,
  row: mongo.OptionalUnlessRequiredId<Row>,
  tx?: Tx,
): Promise<void> {
  await new model(row).validate();
  // By default the driver stores undefined fields as null.
  await rawCollection(model).insertOne(row, { session: tx, ignoreUndefined: true });
}
