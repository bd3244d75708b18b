import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { STAGE_COMPILERS } from '../src/aggregation/pipeline.ts';
import { COMMAND_HANDLERS } from '../src/commands/command-handlers.ts';
import { FIELD_OPERATORS, LOGICAL_OPERATORS } from '../src/query/filter.ts';
import { VALUE_OPERATORS } from '../src/query/value-matchers.ts';
import * as features from '../src/supported-features.ts';
import { MODIFIERS } from '../src/update/update.ts';
import { README, renderReadme } from './feature-list.ts';
import { createIndex, captureServerError, waitUntil, useEngine } from './test-engine.ts';

const { db, client } = useEngine();
const require = createRequire(import.meta.url);

const sortedKeys = (...tables: object[]): string[] => tables.flatMap((table) => Object.keys(table)).sort();

test('the lists of supported features match the code', () => {
  expect([...features.QUERY_OPERATORS].sort()).toEqual(
    sortedKeys(LOGICAL_OPERATORS, VALUE_OPERATORS, FIELD_OPERATORS),
  );
  expect([...features.UPDATE_OPERATORS].sort()).toEqual(sortedKeys(MODIFIERS));
  expect([...features.STAGES].sort()).toEqual(sortedKeys(STAGE_COMPILERS));
  expect(sortedKeys(features.COMMANDS)).toEqual(sortedKeys(COMMAND_HANDLERS));
});

test('an operator is only supported if the product or a library of it sends it', () => {
  const sources = readSources([
    join(import.meta.dirname, '../../src'),
    dirname(require.resolve('mongodb')),
    dirname(require.resolve('connect-mongo')),
    dirname(require.resolve('rate-limiter-flexible')),
  ]);
  const operators = [
    ...[...features.QUERY_OPERATORS, ...features.PARTIAL_FILTER_OPERATORS, ...features.UPDATE_OPERATORS],
    ...[...features.STAGES, ...features.GROUP_ACCUMULATORS],
  ];
  expect(operators.filter((name) => !sources.some((source) => source.includes(name)))).toEqual([]);
});

/** Reads all sources in folders but tests. */
function readSources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[cm]?[jt]s$/.test(name) && !/\.test\.ts$|\.d\.[cm]?ts$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

test('the README lists them', () => {
  expect(readFileSync(README, 'utf8')).toBe(renderReadme());
});

test.each([
  [{ find: 'x', readConcern: { level: 'linearizable' } }, 72],
  [{ find: 'x', readConcern: { level: 'snapshot' } }, 72],
  [{ find: 'x', limit: -1 }, 51024],
  [{ find: 'x', limit: 'x' }, 14],
  [{ find: 'x', skip: -1 }, 51024],
  [{ insert: 'x', documents: [{}], writeConcern: { w: 1, j: 'x' } }, 14],
  [{ insert: 'x', documents: [{}], writeConcern: { w: 1, wtimeout: 'x' } }, 14],
  [{ dropDatabase: 2 }, 5255100],
  [{ find: 5 }, 73],
  [{ find: 'a$b' }, 73],
  [{ find: 'system.users' }, 73],
  [{ insert: 'x', documents: [] }, 16],
  [{ insert: 'x' }, 40414],
  [{ update: 'x', updates: [{ u: { $set: { a: 1 } } }] }, 40414],
  [{ aggregate: 'x', pipeline: [] }, 9],
  [{ aggregate: 1, pipeline: [], cursor: {} }, 40324],
  [{ findAndModify: 'x', remove: true, update: {} }, 9],
  [{ getMore: 5, collection: 'x' }, 43],
  [{ listIndexes: 'missing' }, 26],
  [{ dropIndexes: 'missing', index: '*' }, 26],
])('rejects %j with code %i', async (command, code) => {
  await db()
    .collection('x')
    .updateOne({}, { $set: { a: 1 } }, { upsert: true });
  expect((await captureServerError(db().command(command))).code).toBe(code);
});

test.each([
  [{ key: { a: 1 }, name: 'invalid', wildcardProjection: {} }, 197],
  [{ key: { a: 1 }, name: 'invalid', v: 1 }, 67],
  [{ key: { _id: 1 }, name: '_id_', unique: true }, 197],
  [{ key: { _id: 1 }, name: '_id_', sparse: true }, 197],
  [{ key: { _id: 1 }, name: '_id_', expireAfterSeconds: 1 }, 197],
  [{ key: { _id: 1 }, name: '_id_', partialFilterExpression: { a: 1 } }, 197],
  [{ key: { a: 1, b: 1 }, name: 'invalid', expireAfterSeconds: 1 }, 67],
  [{ key: { a: 1 } }, 9],
  [{ key: { '$**': 1 }, name: 'invalid' }, 67],
  [{ key: {}, name: 'invalid' }, 67],
  [{ key: { 'a.0': 1 }, name: 'invalid' }, 67],
  [{ key: { a: 1 }, name: 'invalid', expireAfterSeconds: -1 }, 67],
  [{ key: { a: 1 }, name: 'invalid', partialFilterExpression: { a: { $ne: 1 } } }, 67],
  [{ key: { a: 1 }, name: 'invalid', partialFilterExpression: { $or: [{ a: 1 }] } }, 67],
  [{ key: { a: 1 }, name: 'invalid', partialFilterExpression: { a: /x/ } }, 67],
  [{ key: { a: 1 }, name: 'invalid', partialFilterExpression: { a: { $type: 'invalid' } } }, 2],
])('rejects the index %j with code %i', async (spec, code) => {
  expect((await captureServerError(db().command({ createIndexes: 'x', indexes: [spec] }))).code).toBe(code);
});

test('presents itself as the primary of a replica set with transactions and retryable writes', async () => {
  const hello = await db().admin().command({ hello: 1 });
  expect(hello).toMatchObject({
    isWritablePrimary: true,
    setName: 'rs0',
    maxWireVersion: 25,
    logicalSessionTimeoutMinutes: 30,
  });
  expect(await db().command({ ping: 1 })).toMatchObject({ ok: 1 });
});

test('reports a write concern of more nodes than exist as unsatisfiable', async () => {
  const action = db()
    .collection('concern')
    .insertOne({ a: 1 }, { writeConcern: { w: 3 } });
  await expect(action).rejects.toMatchObject({ code: 100 });
  expect(await db().collection('concern').countDocuments()).toBe(1);
});

test('reports an unknown mode of a write concern beside the result, as of the specification', async () => {
  const insert = { insert: 'modes', documents: [{ a: 1 }], writeConcern: { w: 'blah' } };
  const error = { code: 79, codeName: 'UnknownReplWriteConcern' };
  const { result } = (await captureServerError(db().command(insert))) as unknown as { result: object };
  expect(result).toMatchObject({ ok: 1, n: 1, writeConcernError: error });
  expect(await db().collection('modes').countDocuments()).toBe(1);
});

test.each([true, -1, 51])('rejects the write concern %p with code 9', async (w) => {
  const insert = { insert: 'modes-of-none', documents: [{ a: 1 }], writeConcern: { w } };
  expect((await captureServerError(db().command(insert))).code).toBe(9);
  expect(await db().collection('modes-of-none').countDocuments()).toBe(0);
});

test('executes an unacknowledged write', async () => {
  await db()
    .collection('silent')
    .insertOne({ a: 1 }, { writeConcern: { w: 0 } });
  await waitUntil(async () => (await db().collection('silent').countDocuments()) > 0);
  expect(await db().collection('silent').countDocuments()).toBe(1);
});

test('creates, lists and drops collections and indexes', async () => {
  const other = client().db('listed');
  await other.createCollection('b');
  await other.createCollection('b');
  await createIndex(other.collection('a'), { x: 1, y: -1 }, { unique: true });
  expect((await other.listCollections().toArray()).map(({ name }) => name)).toEqual(['a', 'b']);
  expect(await other.listCollections({ name: 'b' }, { nameOnly: true }).toArray()).toEqual([
    { name: 'b', type: 'collection' },
  ]);
  expect(await other.collection('a').indexes()).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { x: 1, y: -1 }, name: 'x_1_y_-1', unique: true },
  ]);
  await other.collection('a').dropIndex('x_1_y_-1');
  expect((await captureServerError(other.collection('a').dropIndex('_id_'))).code).toBe(72);
  expect((await captureServerError(other.collection('a').dropIndex('nothing'))).code).toBe(27);
  expect(await other.collection('a').indexes()).toHaveLength(1);
  await other.dropDatabase();
  expect(await other.listCollections().toArray()).toEqual([]);
  expect(await other.collection('a').drop()).toBe(true);
});
