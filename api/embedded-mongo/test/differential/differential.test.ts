import { BSONRegExp, type Document } from 'mongodb';
import { captureServerError, createIndex, useServer } from '../test-engine.ts';
import { ARRAY_FILTERS } from './array-filters.ts';
import { COMMAND_ERRORS, COMMANDS } from './commands.ts';
import {
  DECIMAL_FILTERS,
  DECIMAL_PIPELINES,
  DECIMAL_SORTS,
  DECIMAL_UPDATES,
  UNIQUE_DECIMALS,
} from './decimals.ts';
import { FILTER_ERRORS, UNSUPPORTED_FILTERS } from './filter-errors.ts';
import { FILTERS } from './filters.ts';
import { GROUPS_AND_LOOKUPS, JOINED_DOCS } from './groups-and-lookups.ts';
import { PIPELINE_ERRORS, UNSUPPORTED_PIPELINES } from './pipeline-errors.ts';
import { PIPELINES } from './pipelines.ts';
import { POSITIONAL_UPDATES } from './positional-updates.ts';
import { PATTERNS } from './regular-expressions.ts';
import { idsOf, insertRows, servers } from './servers.ts';
import {
  PROJECTED_DOC,
  PROJECTION_ERRORS,
  PROJECTIONS,
  SORTS,
  UNSUPPORTED_PROJECTIONS,
} from './sorts-and-projections.ts';
import { DUPLICATES } from './unique-indexes.ts';
import { UNSUPPORTED_UPDATES, UPDATE_ERRORS } from './update-errors.ts';
import { UPDATES } from './updates.ts';

// What MongoDB's documentation says, as rows: they hold on the engine, and on the server of MONGODB_URI where it is
// set. A row that fails on the server only is a difference between the two.

describe.each(servers)('on %s', (_name, uri) => {
  const { db } = useServer(uri);

  beforeAll(() => db().collection<Document & { _id: string }>('joined').insertMany(JOINED_DOCS));

  test.each([...FILTERS, ...ARRAY_FILTERS, ...DECIMAL_FILTERS])(
    'a filter %s',
    async (_title, docs, filter, matches) => {
      const collection = await insertRows(db(), docs);
      expect(idsOf(await collection.find(filter).sort({ _id: 1 }).toArray())).toEqual(matches);
      expect(await collection.countDocuments(filter)).toBe(matches.length);
    },
  );

  const filterErrors = uri ? FILTER_ERRORS : [...FILTER_ERRORS, ...UNSUPPORTED_FILTERS];
  test.each(filterErrors)('the filter %j is rejected with code %i', async (filter, code) => {
    const collection = db().collection('rejections');
    await collection.updateOne({}, { $set: { a: 1 } }, { upsert: true });
    expect((await captureServerError(collection.find(filter).toArray())).code).toBe(code);
    expect((await captureServerError(collection.deleteMany(filter))).code).toBe(code);
  });

  test.each(PATTERNS)('%j with options %j matches as in PCRE', async (pattern, options, matching, other) => {
    const collection = await insertRows(
      db(),
      [...matching, ...other].map((text) => ({ text })),
    );
    const found = collection.find({ text: new BSONRegExp(pattern, options) }).sort({ _id: 1 });
    expect((await found.toArray()).map(({ text }) => text as string)).toEqual(matching);
  });

  test.each(SORTS)('sorts %s', async (_title, docs, sort, order) => {
    const collection = await insertRows(db(), docs);
    expect(idsOf(await collection.find().sort(sort).toArray())).toEqual(order);
  });

  test.each(DECIMAL_SORTS)('sorts %s, without and with indexes', async (_title, docs, sort, order) => {
    for (const index of [undefined, { a: 1 }, { a: -1 }] as const) {
      const collection = await insertRows(db(), docs);
      if (index) await createIndex(collection, index);
      expect(idsOf(await collection.find().sort(sort).toArray())).toEqual(order);
    }
  });

  test.each(UNIQUE_DECIMALS)('a unique index has one key for %s of all types', async (...row) => {
    const [, equal, other] = row;
    for (const value of equal) {
      const collection = await insertRows(db(), [{ a: value }]);
      await createIndex(collection, { a: 1 }, { unique: true });
      for (const [index, repeated] of equal.entries()) {
        const insert = collection.insertOne({ _id: index + 1, a: repeated });
        expect((await captureServerError(insert)).code).toBe(11000);
        expect(await collection.countDocuments({ a: repeated })).toBe(1);
      }
      await collection.insertOne({ _id: -1, a: other });
      expect(idsOf(await collection.find({ a: other }).toArray())).toEqual([-1]);
    }
  });

  test.each(DUPLICATES)('the error of a duplicate key names %s', async (...row) => {
    const [, key, docs, repeated, keyValue] = row;
    const collection = await insertRows(db(), docs);
    await createIndex(collection, key, { unique: true });
    const inserted = await captureServerError(collection.insertOne({ _id: 99, ...repeated }));
    expect(inserted).toMatchObject({ code: 11000, keyPattern: key, keyValue });
    await collection.insertOne({ _id: 98, a: { b: 98, c: 98 }, b: 98 });
    const replaced = await captureServerError(collection.replaceOne({ _id: 98 }, repeated));
    expect(replaced).toMatchObject({ code: 11000, keyPattern: key, keyValue });
  });

  test.each(PROJECTIONS)('applies the projection %j, resulting in %j', async (projection, result) => {
    const collection = await insertRows(db(), [PROJECTED_DOC]);
    expect(await collection.findOne({}, { projection })).toEqual(result);
    expect(await collection.findOneAndUpdate({}, { $set: { a: 1 } }, { projection })).toEqual(result);
  });

  test.each(uri ? PROJECTION_ERRORS : [...PROJECTION_ERRORS, ...UNSUPPORTED_PROJECTIONS])(
    'the projection %j is rejected with code %i',
    async (projection, code) => {
      const collection = await insertRows(db(), [PROJECTED_DOC]);
      expect((await captureServerError(collection.findOne({}, { projection }))).code).toBe(code);
    },
  );

  test.each([...UPDATES, ...DECIMAL_UPDATES])('%s', async (_title, before, update, after) => {
    const collection = await insertRows(db(), [before]);
    await collection.updateOne({ _id: 0 }, update);
    const found = await collection.findOne({}, { projection: { _id: 0 } });
    expect(found).toEqual(after);
    expect(Object.keys(found ?? {})).toEqual(Object.keys(after));
    expect(await db().command({ validate: collection.collectionName })).toMatchObject({ valid: true });
  });

  // A callback of rest parameters, because jest takes a parameter that a row lacks for `done`.
  test.each(POSITIONAL_UPDATES)('%s', async (...row) => {
    const [, before, filter, update, after, arrayFilters] = row;
    const collection = await insertRows(db(), [before]);
    const options = { returnDocument: 'after', projection: { _id: 0 } } as const;
    const found = collection.findOneAndUpdate(filter, update, {
      ...options,
      ...(arrayFilters && { arrayFilters }),
    });
    expect(await found).toEqual(after);
  });

  const updateErrors = uri ? UPDATE_ERRORS : [...UPDATE_ERRORS, ...UNSUPPORTED_UPDATES];
  test.each(updateErrors)('given %j, the update %j is rejected with code %i', async (...row) => {
    const [before, update, code, arrayFilters, filter] = row;
    const collection = await insertRows(db(), [before]);
    const kept = await collection.findOne({}, { promoteLongs: false });
    const action = collection.updateOne(filter ?? {}, update, arrayFilters && { arrayFilters });
    expect((await captureServerError(action)).code).toBe(code);
    expect(await collection.findOne({}, { promoteLongs: false })).toEqual(kept);
  });

  test.each([...GROUPS_AND_LOOKUPS, ...PIPELINES, ...DECIMAL_PIPELINES])(
    '%s',
    async (_title, docs, pipeline, result) => {
      const found = await (await insertRows(db(), docs)).aggregate(pipeline).toArray();
      expect(found).toEqual(result);
      expect(found.map((doc) => Object.keys(doc))).toEqual(result.map((doc) => Object.keys(doc)));
    },
  );

  const pipelineErrors = uri ? PIPELINE_ERRORS : [...PIPELINE_ERRORS, ...UNSUPPORTED_PIPELINES];
  test.each(pipelineErrors)('the pipeline %j is rejected with code %i', async (pipeline, code) => {
    const collection = await insertRows(db(), [{ a: 1 }]);
    expect((await captureServerError(collection.aggregate(pipeline).toArray())).code).toBe(code);
  });

  const prepareRows = async (docs: readonly Document[]): Promise<void> => {
    await db().collection('rows').drop();
    if (docs.length > 0)
      await db()
        .collection('rows')
        .insertMany(docs.map((doc) => ({ ...doc })));
  };

  test.each(COMMANDS)('%s', async (_title, docs, command, reply) => {
    await prepareRows(docs);
    const expected = JSON.parse(JSON.stringify(reply).replaceAll('NS.', `${db().databaseName}.`)) as Document;
    expect(await db().command(command)).toMatchObject(expected);
  });

  test.each(COMMAND_ERRORS)(
    'given %j, the command %j is rejected with code %i',
    async (docs, command, code) => {
      await prepareRows(docs);
      expect((await captureServerError(db().command(command))).code).toBe(code);
    },
  );
});
