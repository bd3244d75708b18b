import { STAGES } from '../src/aggregation/pipeline.ts';
import { HANDLERS } from '../src/commands/commands.ts';
import { LOGICAL_OPERATORS } from '../src/query/filter.ts';
import { VALUE_OPERATORS } from '../src/query/value-matchers.ts';
import * as surface from '../src/surface.ts';
import { MODIFIERS } from '../src/update/update.ts';
import { declareIndex, errorOf, until, useEngine } from './engine.ts';

const { db, client } = useEngine();

const sorted = (...tables: object[]): string[] => tables.flatMap((table) => Object.keys(table)).sort();

test('the table of what is supported says what the code knows', () => {
  expect([...surface.QUERY_OPERATORS].sort()).toEqual(
    sorted(LOGICAL_OPERATORS, VALUE_OPERATORS, { $not: true }),
  );
  expect([...surface.UPDATE_OPERATORS].sort()).toEqual(sorted(MODIFIERS));
  expect([...surface.STAGES].sort()).toEqual(sorted(STAGES));
  expect(sorted(surface.COMMANDS)).toEqual(sorted(HANDLERS));
});

test.each([
  'foo',
  'collMod',
  'renameCollection',
  'distinct',
  'listDatabases',
  'mapReduce',
  'serverStatus',
  'bulkWrite',
  'configureFailPoint',
  'saslStart',
])('refuses the command %s', async (name) => {
  expect((await errorOf(db().command({ [name]: 1 }))).code).toBe(59);
});

test.each([
  [{ find: 'x', tailable: true }],
  [{ find: 'x', returnKey: true }],
  [{ find: 'x', foo: 1 }],
  [{ aggregate: 'x', pipeline: [], cursor: {}, hint: { _id: 1 } }],
  [{ find: 'x', let: { a: 1 } }],
  [{ find: 'x', collation: { locale: 'en' } }],
  [{ find: 'x', allowDiskUse: true }],
  [{ find: 'x', writeConcern: { w: 1 } }],
  [{ aggregate: 'x', pipeline: [], cursor: {}, let: {} }],
  [{ aggregate: 'x', pipeline: [], cursor: {}, foo: 1 }],
  [{ count: 'x', foo: 1 }],
  [{ insert: 'x', documents: [{ a: 1 }], foo: 1 }],
  [{ update: 'x', updates: [{ q: {}, u: { $set: { a: 1 } }, arrayFilters: [] }] }],
  [{ delete: 'x', deletes: [{ q: {}, limit: 1, foo: 1 }] }],
  [{ findAndModify: 'x', query: {}, update: { $set: { a: 1 } }, arrayFilters: [] }],
  [{ create: 'x', capped: true, size: 1_000 }],
  [{ create: 'x', validator: {} }],
  [{ create: 'x', viewOn: 'y' }],
  [{ create: 'x', timeseries: {} }],
  [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a' }], commitQuorum: 1 }],
  [{ ping: 1, foo: 1 }],
])('refuses the unknown option of %j', async (command) => {
  expect((await errorOf(db().command(command))).code).toBe(40415);
});

test.each([
  [{ find: 'x', readConcern: { level: 'linearizable' } }, 72],
  [{ find: 'x', readConcern: { level: 'snapshot' } }, 72],
  [{ find: 'x', sort: { $natural: 1 } }, 2],
  [{ find: 'x', limit: -1 }, 51024],
  [{ find: 'x', hint: { nowhere: 1 } }, 2],
  [{ find: 'x', hint: '_id_' }, 2],
  [{ find: 'x', limit: 'x' }, 14],
  [{ find: 'x', skip: -1 }, 51024],
  [{ find: 5 }, 73],
  [{ find: 'a$b' }, 73],
  [{ find: 'system.users' }, 73],
  [{ insert: 'x', documents: [] }, 16],
  [{ insert: 'x' }, 40414],
  [{ update: 'x', updates: [{ u: { $set: { a: 1 } } }] }, 40414],
  [{ aggregate: 'x', pipeline: [] }, 9],
  [{ aggregate: 1, pipeline: [], cursor: {} }, 73],
  [{ findAndModify: 'x', remove: true, update: {} }, 9],
  [{ getMore: 5, collection: 'x' }, 43],
  [{ listIndexes: 'nowhere' }, 26],
  [{ dropIndexes: 'nowhere', index: '*' }, 26],
  [{ validate: 'nowhere' }, 26],
])('refuses %j with code %i', async (command, code) => {
  await db()
    .collection('x')
    .updateOne({}, { $set: { a: 1 } }, { upsert: true });
  expect((await errorOf(db().command(command))).code).toBe(code);
});

test.each(['text', '2dsphere', 'hashed', 0])('refuses an index of the type %p', async (type) => {
  const action = db().command({ createIndexes: 'x', indexes: [{ key: { a: type }, name: 'odd' }] });
  expect((await errorOf(action)).code).toBe(67);
});

test.each([
  [{ key: { a: 1 }, name: 'odd', hidden: true }, 197],
  [{ key: { a: 1 }, name: 'odd', wildcardProjection: {} }, 197],
  [{ key: { a: 1 }, name: 'odd', collation: { locale: 'en', strength: 2 } }, 197],
  [{ key: { a: 1 }, name: 'odd', sparse: true }, 197],
  [{ key: { a: 1 } }, 9],
  [{ key: { '$**': 1 }, name: 'odd' }, 67],
  [{ key: {}, name: 'odd' }, 67],
  [{ key: { 'a.0': 1 }, name: 'odd' }, 67],
  [{ key: { a: 1 }, name: 'odd', expireAfterSeconds: -1 }, 67],
  [{ key: { a: 1 }, name: 'odd', partialFilterExpression: { a: { $ne: 1 } } }, 67],
  [{ key: { a: 1 }, name: 'odd', partialFilterExpression: { $or: [{ a: 1 }] } }, 67],
  [{ key: { a: 1 }, name: 'odd', partialFilterExpression: { a: { $exists: true } } }, 67],
  [{ key: { a: 1 }, name: 'odd', partialFilterExpression: { a: /x/ } }, 67],
  [{ key: { a: 1 }, name: 'odd', partialFilterExpression: { a: { $type: 'odd' } } }, 2],
])('refuses the index %j with code %i', async (spec, code) => {
  expect((await errorOf(db().command({ createIndexes: 'x', indexes: [spec] }))).code).toBe(code);
});

test('types of values that are not supported are refused when they arrive', async () => {
  const { Decimal128, Timestamp, MinKey, MaxKey, Code, BSONSymbol } = await import('mongodb');
  const values = [
    Decimal128.fromString('1.5'),
    new Timestamp({ t: 1, i: 1 }),
    new MinKey(),
    new MaxKey(),
    new Code('x'),
    new BSONSymbol('x'),
  ];
  for (const value of values) {
    const error = await errorOf(db().collection('types').insertOne({ value }));
    expect(error).toMatchObject({
      code: 2,
      message: expect.stringContaining('not supported by the embedded database') as string,
    });
  }
  expect(await db().collection('types').countDocuments()).toBe(0);
});

test('it presents itself as the primary of a replica set that knows transactions and retryable writes', async () => {
  const hello = await db().admin().command({ hello: 1 });
  expect(hello).toMatchObject({
    isWritablePrimary: true,
    setName: 'rs0',
    maxWireVersion: 25,
    logicalSessionTimeoutMinutes: 30,
  });
  expect(await db().command({ ping: 1 })).toEqual({ ok: 1 });
});

test('more members than there are cannot acknowledge a write', async () => {
  const action = db()
    .collection('concern')
    .insertOne({ a: 1 }, { writeConcern: { w: 3 } });
  await expect(action).rejects.toMatchObject({ code: 100 });
  expect(await db().collection('concern').countDocuments()).toBe(1);
});

test('a write that wants no answer is done all the same', async () => {
  await db()
    .collection('silent')
    .insertOne({ a: 1 }, { writeConcern: { w: 0 } });
  await until(async () => (await db().collection('silent').countDocuments()) > 0);
  expect(await db().collection('silent').countDocuments()).toBe(1);
});

test('collections and indexes are listed, made and dropped', async () => {
  const other = client().db('listed');
  await other.createCollection('b');
  await other.createCollection('b');
  await declareIndex(other.collection('a'), { x: 1, y: -1 }, { unique: true });
  expect((await other.listCollections().toArray()).map(({ name }) => name)).toEqual(['a', 'b']);
  expect(await other.listCollections({ name: 'b' }, { nameOnly: true }).toArray()).toEqual([
    { name: 'b', type: 'collection' },
  ]);
  expect(await other.collection('a').indexes()).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { x: 1, y: -1 }, name: 'x_1_y_-1', unique: true },
  ]);
  await other.collection('a').dropIndex('x_1_y_-1');
  expect((await errorOf(other.collection('a').dropIndex('_id_'))).code).toBe(72);
  expect((await errorOf(other.collection('a').dropIndex('nothing'))).code).toBe(27);
  expect(await other.collection('a').indexes()).toHaveLength(1);
  await other.dropDatabase();
  expect(await other.listCollections().toArray()).toEqual([]);
  expect(await other.collection('a').drop()).toBe(true);
});
