import type { Model, mongo } from 'mongoose';
import type { Tx } from './transaction.ts';

/**
 * A model's collection without Mongoose between, for the reads that most requests make and the updates of money: a lean
 * query costs a quarter more of the processor than the same by the driver, and brings the same record. Nothing is cast:
 * filters and updates are made of checked values of the record's own types, as their types demand.
 */
export function directly<Row extends object>(model: Model<Row>): mongo.Collection<Row> {
  const known = collections.get(model.collection);
  if (known) return known as mongo.Collection<Row>;
  const collection = model.db.getClient().db(model.db.name).collection<Row>(model.collection.collectionName);
  collections.set(model.collection, collection);
  return collection;
}

/** Making one costs as much as a read. */
const collections = new WeakMap<object, unknown>();

/**
 * Inserts a whole record after the schema has validated it; a field that the schema does not name is refused. It does
 * without what `Model.create` keeps for documents that are changed later, which costs twice as much as the insert itself.
 *
 * @throws Mongoose's ValidationError and StrictModeError; the driver's error when a unique index refuses it
 */
export async function insert<Row extends object>(
  model: Model<Row>,
  row: mongo.OptionalUnlessRequiredId<Row>,
  tx?: Tx,
): Promise<void> {
  await new model(row).validate();
  // The driver would write null for what is not there.
  await directly(model).insertOne(row, { session: tx, ignoreUndefined: true });
}
