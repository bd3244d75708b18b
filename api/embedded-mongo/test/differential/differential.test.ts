import { BSONRegExp, ObjectId, type Document } from 'mongodb';
import { captureServerError, useServer } from '../test-engine.ts';
import { ARRAY_FILTERS } from './array-filters.ts';
import { COMMAND_ERRORS, COMMANDS } from './commands.ts';
import { FILTER_ERRORS, UNSUPPORTED_FILTERS } from './filter-errors.ts';
import { FILTERS } from './filters.ts';
import { GROUPS_AND_LOOKUPS, JOINED_DOCS } from './groups-and-lookups.ts';
import { PIPELINE_ERRORS, UNSUPPORTED_PIPELINES } from './pipeline-errors.ts';
import { PIPELINES } from './pipelines.ts';
import { POSITIONAL_UPDATES } from './positional-updates.ts';
import { PATTERNS } from './regular-expressions.ts';
import { PROJECTED_DOC, PROJECTIONS, SORTS } from './sorts-and-projections.ts';
import { UNSUPPORTED_UPDATES, UPDATE_ERRORS } from './update-errors.ts';
import { UPDATES } from './updates.ts';

// What MongoDB's documentation says, as rows: they hold on the engine, and on the server of MONGODB_URI where it is
// set. A row that fails on the server only is a difference between the two.

const { MONGODB_URI } = process.env;
const servers: Array<[name: string, uri: string | undefined]> = [['the engine', undefined]];
if (MONGODB_URI) servers.push(['MONGODB_URI', MONGODB_URI]);

type Row = Document & { _id: number };

describe.each(servers)('on %s', (_name, uri) => {
  const { db } = useServer(uri);

  beforeAll(() => db().collection<Document & { _id: string }>('joined').insertMany(JOINED_DOCS));

  const insertRows = async (docs: readonly Document[]) => {
    const collection = db().collection<Row>(`c${new ObjectId().toHexString()}`);
    if (docs.length > 0) await collection.insertMany(docs.map((doc, index) => ({ _id: index, ...doc })));
    return collection;
  };
  const idsOf = (docs: readonly Row[]): number[] => docs.map(({ _id }) => _id);

  test.each([...FILTERS, ...ARRAY_FILTERS])('a filter %s', async (_title, docs, filter, matches) => {
    const collection = await insertRows(docs);
    expect(idsOf(await collection.find(filter).sort({ _id: 1 }).toArray())).toEqual(matches);
    expect(await collection.countDocuments(filter)).toBe(matches.length);
  });

  const filterErrors = uri ? FILTER_ERRORS : [...FILTER_ERRORS, ...UNSUPPORTED_FILTERS];
  test.each(filterErrors)('the filter %j is rejected with code %i', async (filter, code) => {
    const collection = db().collection('rejections');
    await collection.updateOne({}, { $set: { a: 1 } }, { upsert: true });
    expect((await captureServerError(collection.find(filter).toArray())).code).toBe(code);
    expect((await captureServerError(collection.deleteMany(filter))).code).toBe(code);
  });

  test.each(PATTERNS)('%j with options %j matches as in PCRE', async (pattern, options, matching, other) => {
    const collection = await insertRows([...matching, ...other].map((text) => ({ text })));
    const found = collection.find({ text: new BSONRegExp(pattern, options) }).sort({ _id: 1 });
    expect((await found.toArray()).map(({ text }) => text as string)).toEqual(matching);
  });

  test.each(SORTS)('sorts %s', async (_title, docs, sort, order) => {
    const collection = await insertRows(docs);
    expect(idsOf(await collection.find().sort(sort).toArray())).toEqual(order);
  });

  test.each(PROJECTIONS)('applies the projection %j, resulting in %j', async (projection, result) => {
    const collection = await insertRows([PROJECTED_DOC]);
    expect(await collection.findOne({}, { projection })).toEqual(result);
    expect(await collection.findOneAndUpdate({}, { $set: { a: 1 } }, { projection })).toEqual(result);
  });

  test.each(UPDATES)('%s', async (_title, before, update, after) => {
    const collection = await insertRows([before]);
    await collection.updateOne({ _id: 0 }, update);
    const found = await collection.findOne({}, { projection: { _id: 0 } });
    expect(found).toEqual(after);
    expect(Object.keys(found ?? {})).toEqual(Object.keys(after));
    expect(await db().command({ validate: collection.collectionName })).toMatchObject({ valid: true });
  });

  // A callback of rest parameters, because jest takes a parameter that a row lacks for `done`.
  test.each(POSITIONAL_UPDATES)('%s', async (...row) => {
    const [, before, filter, update, after, arrayFilters] = row;
    const collection = await insertRows([before]);
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
    const collection = await insertRows([before]);
    const kept = await collection.findOne({}, { promoteLongs: false });
    const action = collection.updateOne(filter ?? {}, update, arrayFilters && { arrayFilters });
    expect((await captureServerError(action)).code).toBe(code);
    expect(await collection.findOne({}, { promoteLongs: false })).toEqual(kept);
  });

  test.each([...GROUPS_AND_LOOKUPS, ...PIPELINES])('%s', async (_title, docs, pipeline, result) => {
    const found = await (await insertRows(docs)).aggregate(pipeline).toArray();
    expect(found).toEqual(result);
    expect(found.map((doc) => Object.keys(doc))).toEqual(result.map((doc) => Object.keys(doc)));
  });

  const pipelineErrors = uri ? PIPELINE_ERRORS : [...PIPELINE_ERRORS, ...UNSUPPORTED_PIPELINES];
  test.each(pipelineErrors)('the pipeline %j is rejected with code %i', async (pipeline, code) => {
    const collection = await insertRows([{ a: 1 }]);
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
