import { BSONRegExp, type Document } from 'mongodb';
import { captureServerError, createIndex, useServer } from '../test-engine.ts';
import { ARRAY_FILTERS } from './array-filters.ts';
import { COMMAND_ERRORS, COMMANDS } from './commands.ts';
import { FILTER_ERRORS } from './filter-errors.ts';
import { FILTERS } from './filters.ts';
import { GROUPS_AND_LOOKUPS, JOINED_DOCS } from './groups-and-lookups.ts';
import { PIPELINE_ERRORS } from './pipeline-errors.ts';
import { PATTERNS } from './regular-expressions.ts';
import { idsOf, insertRows, servers } from './servers.ts';
import { PROJECTED_DOC, PROJECTION_ERRORS, PROJECTIONS, SORTS } from './sorts-and-projections.ts';
import { DUPLICATES } from './unique-indexes.ts';
import { UPDATE_ERRORS } from './update-errors.ts';
import { UPDATES } from './updates.ts';

// What MongoDB's documentation says, as rows: they hold on the engine, and on the server of MONGODB_URI where it is
// set. A row that fails on the server only is a difference between the two.

describe.each(servers)('on %s', (_name, uri) => {
  const { db } = useServer(uri);

  beforeAll(() => db().collection<Document & { _id: string }>('joined').insertMany(JOINED_DOCS));

  test.each([...FILTERS, ...ARRAY_FILTERS])('a filter %s', async (_title, docs, filter, matches) => {
    const collection = await insertRows(db(), docs);
    expect(idsOf(await collection.find(filter).sort({ _id: 1 }).toArray())).toEqual(matches);
    expect(await collection.countDocuments(filter)).toBe(matches.length);
  });

  test.each(FILTER_ERRORS)('the filter %j is rejected with code %i', async (filter, code) => {
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
  });

  test.each(PROJECTION_ERRORS)('the projection %j is rejected with code %i', async (projection, code) => {
    const collection = await insertRows(db(), [PROJECTED_DOC]);
    expect((await captureServerError(collection.findOne({}, { projection }))).code).toBe(code);
  });

  test.each(UPDATES)('%s', async (_title, before, update, after) => {
    const collection = await insertRows(db(), [before]);
    await collection.updateOne({ _id: 0 }, update);
    const found = await collection.findOne({}, { projection: { _id: 0 } });
    expect(found).toEqual(after);
    expect(Object.keys(found ?? {})).toEqual(Object.keys(after));
  });

  test.each(UPDATE_ERRORS)('given %j, the update %j is rejected with code %i', async (...row) => {
    const [before, update, code] = row;
    const collection = await insertRows(db(), [before]);
    const kept = await collection.findOne({}, { promoteLongs: false });
    expect((await captureServerError(collection.updateOne({}, update))).code).toBe(code);
    expect(await collection.findOne({}, { promoteLongs: false })).toEqual(kept);
  });

  test.each(GROUPS_AND_LOOKUPS)('%s', async (_title, docs, pipeline, result) => {
    const found = await (await insertRows(db(), docs)).aggregate(pipeline).toArray();
    expect(found).toEqual(result);
    expect(found.map((doc) => Object.keys(doc))).toEqual(result.map((doc) => Object.keys(doc)));
  });

  test.each(PIPELINE_ERRORS)('the pipeline %j is rejected with code %i', async (pipeline, code) => {
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
