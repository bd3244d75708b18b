// cspell:ignore punct
import type { CollationOptions, Document } from 'mongodb';
import { captureServerError, createIndex, useServer } from '../test-engine.ts';
import {
  COLLATED_FILTERS,
  COLLATED_PIPELINES,
  COLLATED_SORTS,
  COLLATED_UPDATES,
  COLLATION_ERRORS,
  UNSUPPORTED_COLLATIONS,
} from './collations.ts';
import { JOINED_DOCS } from './groups-and-lookups.ts';
import { idsOf, insertRows, servers } from './servers.ts';

const IGNORE_CASE = { locale: 'en', strength: 2 };

/** The last row has characters that only MongoDB supports in an index. */
const INDEXABLE_FILTERS = COLLATED_FILTERS.slice(0, -1);

/** What `listIndexes` returns for `IGNORE_CASE`. */
const ALL_OPTIONS = {
  ...{ locale: 'en', caseLevel: false, caseFirst: 'off', strength: 2, numericOrdering: false },
  ...{ alternate: 'non-ignorable', maxVariable: 'punct', normalization: false, backwards: false },
  version: '57.1',
};

describe.each(servers)('on %s', (_name, uri) => {
  const { db } = useServer(uri);
  beforeAll(() => db().collection<Document & { _id: string }>('joined').insertMany(JOINED_DOCS));

  test.each(COLLATED_FILTERS)('a filter: %s', async (_title, docs, filter, options, matches) => {
    const collation = options as CollationOptions;
    const collection = await insertRows(db(), docs);
    expect(idsOf(await collection.find(filter, { collation }).sort({ _id: 1 }).toArray())).toEqual(matches);
    expect(await collection.countDocuments(filter, { collation })).toBe(matches.length);
    const { n } = await db().command({ count: collection.collectionName, query: filter, collation });
    expect(n).toBe(matches.length);
    expect((await collection.deleteMany(filter, { collation })).deletedCount).toBe(matches.length);
  });

  test.each(uri ? COLLATED_FILTERS : INDEXABLE_FILTERS)(
    'a filter of an index: %s',
    async (_title, docs, filter, options, matches) => {
      const collation = options as CollationOptions;
      for (const direction of [1, -1] as const) {
        const collection = await insertRows(db(), docs);
        await createIndex(collection, { a: direction }, Object.keys(options).length > 0 ? { collation } : {});
        expect(idsOf(await collection.find(filter, { collation }).sort({ _id: 1 }).toArray())).toEqual(
          matches,
        );
        expect(await collection.countDocuments(filter, { collation })).toBe(matches.length);
        expect(await db().command({ validate: collection.collectionName })).toMatchObject({ valid: true });
      }
    },
  );

  test.each(COLLATED_SORTS)('a sort: %s', async (_title, docs, sort, collation, order) => {
    const collection = await insertRows(db(), docs);
    const find = () => collection.find({}, { collation: collation as CollationOptions }).sort(sort);
    expect(idsOf(await find().toArray())).toEqual(order);
    await createIndex(collection, { a: 1 });
    await createIndex(collection, { a: 1 }, { collation: IGNORE_CASE, name: 'collated' });
    expect(idsOf(await find().toArray())).toEqual(order);
  });

  test.each(COLLATED_UPDATES)('an update: %s', async (_title, before, filter, update, after) => {
    const [collation, projection] = [IGNORE_CASE, { _id: 0 }];
    const collection = await insertRows(db(), [before, before]);
    await collection.updateOne(filter, update, { collation });
    const found = collection.findOneAndUpdate({ ...filter, _id: 1 }, update, {
      ...{ collation, projection },
      returnDocument: 'after',
    });
    expect(await found).toEqual(after);
    expect(await collection.findOne({ _id: 0 }, { projection })).toEqual(after);
  });

  test.each(COLLATED_PIPELINES)('a pipeline: %s', async (_title, docs, pipeline, result) => {
    const collection = await insertRows(db(), docs);
    expect(await collection.aggregate(pipeline, { collation: IGNORE_CASE }).toArray()).toEqual(result);
  });

  const errors = uri ? COLLATION_ERRORS : [...COLLATION_ERRORS, ...UNSUPPORTED_COLLATIONS];
  test.each(errors)('the collation %j is rejected with code %i', async (collation, code) => {
    const name = (await insertRows(db(), [{ a: 'x' }])).collectionName;
    const commands = [
      { find: name, collation },
      { count: name, collation },
      { distinct: name, key: 'a', collation },
      { aggregate: name, pipeline: [], cursor: {}, collation },
      { findAndModify: name, update: { a: 1 }, collation },
      { createIndexes: name, indexes: [{ key: { a: 1 }, name: 'a', collation }] },
      { create: `${name}-new`, collation },
    ];
    for (const command of commands) expect((await captureServerError(db().command(command))).code).toBe(code);
    const options = { collation: collation as CollationOptions };
    const update = db()
      .collection(name)
      .updateOne({}, { $set: { a: 1 } }, options);
    expect((await captureServerError(update)).code).toBe(code);
  });

  test('distinct returns one of the strings that are equal', async () => {
    const collection = await insertRows(db(), [{ a: 'X' }, { a: ['x', 'y'] }, { a: 'Y' }]);
    expect(
      (await collection.distinct('a', {}, { collation: IGNORE_CASE }))
        .map((a) => String(a).toLowerCase())
        .sort(),
    ).toEqual(['x', 'y']);
  });

  test('a unique index has one key for strings that are equal', async () => {
    const collection = await insertRows(db(), [{ a: 'Ann' }]);
    await createIndex(collection, { a: 1 }, { unique: true, collation: IGNORE_CASE });
    expect((await captureServerError(collection.insertOne({ _id: 1, a: 'ANN' }))).code).toBe(11000);
    await collection.insertOne({ _id: 1, a: 'Anne' });
    const rename = collection.updateOne({ _id: 1 }, { $set: { a: 'aNN' } });
    expect((await captureServerError(rename)).code).toBe(11000);
    await collection.updateOne({ _id: 0 }, { $set: { a: 'ANN' } });
    expect(await collection.countDocuments({ a: 'ann' }, { collation: IGNORE_CASE })).toBe(1);
    expect(await collection.countDocuments({ a: 'ann' })).toBe(0);
  });

  test('an index states all options of its collation', async () => {
    const collection = await insertRows(db(), []);
    await createIndex(collection, { a: 1 }, { collation: IGNORE_CASE });
    await createIndex(collection, { a: 1 }, { collation: { locale: 'simple' }, name: 'simple' });
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1', collation: ALL_OPTIONS },
      { v: 2, key: { a: 1 }, name: 'simple' },
    ]);
    const byKey = db().command({ dropIndexes: collection.collectionName, index: { a: 1 } });
    expect((await captureServerError(byKey)).code).toBe(181);
    await createIndex(collection, { a: 1 }, { collation: IGNORE_CASE });
    const other = createIndex(
      collection,
      { a: 1 },
      { collation: { locale: 'en', strength: 1 }, name: 'a_1' },
    );
    expect((await captureServerError(other)).code).toBe(86);
  });

  test('a collection has a default collation, which its operations and indexes inherit', async () => {
    const name = (await insertRows(db(), [])).collectionName;
    const collection = await db().createCollection<{ _id: string; a: string }>(name, {
      collation: IGNORE_CASE,
    });
    await collection.insertMany([
      { _id: 'One', a: 'x' },
      { _id: 'two', a: 'X' },
    ]);
    expect((await captureServerError(collection.insertOne({ _id: 'ONE', a: '' }))).code).toBe(11000);
    expect(await collection.findOne({ _id: 'TWO' })).toEqual({ _id: 'two', a: 'X' });
    expect(await collection.countDocuments({ a: 'x' })).toBe(2);
    expect(await collection.countDocuments({ a: 'x' }, { collation: { locale: 'simple' } })).toBe(1);
    expect(await collection.aggregate([{ $group: { _id: '$a' } }]).toArray()).toHaveLength(1);
    expect((await collection.updateMany({ a: 'x' }, { $set: { b: 1 } })).modifiedCount).toBe(2);
    await createIndex(collection, { a: 1 });
    expect((await collection.indexes()).map(({ collation }) => collation as unknown)).toEqual([
      ALL_OPTIONS,
      ALL_OPTIONS,
    ]);
    const [listed] = await db().listCollections({ name }).toArray();
    expect(listed).toMatchObject({ options: { collation: ALL_OPTIONS } });
    const again = db().command({ create: name });
    expect((await captureServerError(again)).code).toBe(48);
    await db().command({ create: name, collation: IGNORE_CASE });
  });
});
