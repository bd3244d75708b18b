// cspell:ignore buildinfo
import { ACCUMULATORS } from '../src/aggregation/accumulators.ts';
import { STAGE_COMPILERS } from '../src/aggregation/pipeline.ts';
import { COMMAND_HANDLERS } from '../src/commands/command-handlers.ts';
import { FIELD_OPERATORS, LOGICAL_OPERATORS } from '../src/query/filter.ts';
import { VALUE_OPERATORS } from '../src/query/value-matchers.ts';
import * as features from '../src/supported-features.ts';
import { MODIFIERS } from '../src/update/update.ts';
import { createIndex, captureServerError, waitUntil, useEngine } from './test-engine.ts';

const { db, client } = useEngine();

const sortedKeys = (...tables: object[]): string[] => tables.flatMap((table) => Object.keys(table)).sort();

test('the lists of supported features match the code', () => {
  expect([...features.QUERY_OPERATORS].sort()).toEqual(
    sortedKeys(LOGICAL_OPERATORS, VALUE_OPERATORS, FIELD_OPERATORS),
  );
  expect([...features.UPDATE_OPERATORS].sort()).toEqual(sortedKeys(MODIFIERS));
  expect([...features.STAGES].sort()).toEqual(sortedKeys(STAGE_COMPILERS));
  expect([...features.GROUP_ACCUMULATORS].sort()).toEqual(sortedKeys(ACCUMULATORS));
  expect(sortedKeys(features.COMMANDS)).toEqual(sortedKeys(COMMAND_HANDLERS));
});

test.each([
  'foo',
  'collMod',
  'renameCollection',
  'mapReduce',
  'dbStats',
  'bulkWrite',
  'configureFailPoint',
  'saslStart',
])('rejects the command %s', async (name) => {
  expect((await captureServerError(db().command({ [name]: 1 }))).code).toBe(59);
});

test.each([
  [{ find: 'x', tailable: true }],
  [{ find: 'x', returnKey: true }],
  [{ find: 'x', foo: 1 }],
  [{ find: 'x', let: { a: 1 } }],
  [{ count: 'x', allowDiskUse: true }],
  [{ find: 'x', writeConcern: { w: 1 } }],
  [{ aggregate: 'x', pipeline: [], cursor: {}, let: {} }],
  [{ aggregate: 'x', pipeline: [], cursor: {}, foo: 1 }],
  [{ count: 'x', foo: 1 }],
  [{ insert: 'x', documents: [{ a: 1 }], foo: 1 }],
  [{ update: 'x', updates: [{ q: {}, u: { $set: { a: 1 } }, c: {} }] }],
  [{ delete: 'x', deletes: [{ q: {}, limit: 1, foo: 1 }] }],
  [{ findAndModify: 'x', query: {}, update: { $set: { a: 1 } }, let: {} }],
  [{ create: 'x', capped: true, size: 1_000 }],
  [{ create: 'x', validator: {} }],
  [{ create: 'x', viewOn: 'y' }],
  [{ create: 'x', timeseries: {} }],
  [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a' }], commitQuorum: 1 }],
  [{ ping: 1, foo: 1 }],
])('rejects the unknown option of %j', async (command) => {
  expect((await captureServerError(db().command(command))).code).toBe(40415);
});

test.each([
  [{ find: 'x', readConcern: { level: 'linearizable' } }, 72],
  [{ find: 'x', readConcern: { level: 'snapshot' } }, 72],
  [{ find: 'x', sort: { $natural: 1 } }, 2],
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
  [{ validate: 'missing' }, 26],
])('rejects %j with code %i', async (command, code) => {
  await db()
    .collection('x')
    .updateOne({}, { $set: { a: 1 } }, { upsert: true });
  expect((await captureServerError(db().command(command))).code).toBe(code);
});

test.each(['text', '2dsphere', 'hashed', 0])('rejects an index of type %p', async (type) => {
  const action = db().command({ createIndexes: 'x', indexes: [{ key: { a: type }, name: 'invalid' }] });
  expect((await captureServerError(action)).code).toBe(67);
});

test.each([
  [{ key: { a: 1 }, name: 'invalid', hidden: true }, 197],
  [{ key: { a: 1 }, name: 'invalid', wildcardProjection: {} }, 197],
  [{ key: { _id: 1 }, name: '_id_', collation: { locale: 'en' } }, 197],
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

test('rejects unsupported BSON types', async () => {
  const { Timestamp, MinKey, MaxKey, Code, BSONSymbol } = await import('mongodb');
  const values = [
    new Timestamp({ t: 1, i: 1 }),
    new MinKey(),
    new MaxKey(),
    new Code('x'),
    new BSONSymbol('x'),
  ];
  for (const value of values) {
    const error = await captureServerError(db().collection('types').insertOne({ value }));
    expect(error).toMatchObject({
      code: 2,
      message: expect.stringContaining('not supported by the embedded database') as string,
    });
  }
  expect(await db().collection('types').countDocuments()).toBe(0);
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
  expect(await db().command({ buildinfo: 1 })).toMatchObject({ versionArray: [8, 0, 0, 0] });
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

test('lists databases that have collections', async () => {
  const admin = client().db('admin');
  for (const name of ['listed-2', 'listed-1']) await client().db(name).createCollection('a');
  const filter = { name: /^listed/ };
  const names = { databases: [{ name: 'listed-1' }, { name: 'listed-2' }], ok: 1 };
  expect(await admin.command({ listDatabases: 1, nameOnly: true, filter })).toMatchObject(names);
  expect((await admin.admin().listDatabases({ filter })).databases).toEqual([
    { name: 'listed-1', empty: false },
    { name: 'listed-2', empty: false },
  ]);
  const bySize = { listDatabases: 1, filter: { sizeOnDisk: { $gt: 1 } } };
  expect((await captureServerError(admin.command(bySize))).code).toBe(2);
  for (const name of ['listed-2', 'listed-1']) await client().db(name).dropDatabase();
  expect((await admin.command({ listDatabases: 1, filter })).databases).toEqual([]);
});
