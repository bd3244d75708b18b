import { Schema } from 'mongoose';
import { createLogger } from '@platform/server-kit/logging';
import { openTestDatabase, startTestApi } from '../../../../test/support/test-api.ts';
import type { Database } from '../database.ts';
import { dropChangedIndexes, dropIndexes } from './indexes.ts';

const lines: { msg: string; index?: string }[] = [];
const logger = createLogger('test', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
const databases: Database[] = [];
beforeEach(() => {
  lines.length = 0;
});
afterEach(async () => {
  await databases[0]?.connection.dropDatabase();
  for (const database of databases.splice(0)) await database.close();
});

/** Opens the database as a version does that declares some indexes of the collection `things`. */
async function open(...indexes: Parameters<Schema['index']>[]): Promise<Database> {
  const database = await openTestDatabase(databases[0]?.connection.name);
  databases.push(database);
  const schema = new Schema({ a: Number, b: Number, at: Date }, { versionKey: false });
  for (const index of indexes) schema.index(...index);
  database.connection.model('Thing', schema, 'things');
  return database;
}

const start = async (database: Database) => {
  await dropChangedIndexes(database.connection, logger);
  await database.ensureIndexes();
};
const things = () => databases[0]!.connection.collection('things');
const dropped = () => lines.filter(({ msg }) => msg === 'index dropped').map(({ index }) => index);

test.each<[string, Parameters<Schema['index']>, Parameters<Schema['index']>, object]>([
  ['is unique by now', [{ a: 1 }], [{ a: 1 }, { unique: true }], { unique: true }],
  [
    'has another filter',
    [{ a: 1 }, { partialFilterExpression: { b: 1 } }],
    [{ a: 1 }, { partialFilterExpression: { b: 2 } }],
    { partialFilterExpression: { b: 2 } },
  ],
  [
    'keeps records longer',
    [{ at: 1 }, { expireAfterSeconds: 60 }],
    [{ at: 1 }, { expireAfterSeconds: 600 }],
    { expireAfterSeconds: 600 },
  ],
  ['has other fields', [{ a: 1 }, { name: 'own' }], [{ b: 1 }, { name: 'own' }], { key: { b: 1 } }],
])('rebuilds an index that %s', async (_change, before, after, expected) => {
  await start(await open(before));
  expect(dropped()).toEqual([]);
  const next = await open(after);
  await start(next);
  await start(next);

  const [, index, ...others] = await things().indexes();
  expect(index).toMatchObject(expected);
  expect(others).toEqual([]);
  expect(dropped()).toEqual([index!.name]);
});

test('leaves alone what no model declares', async () => {
  const database = await open([{ a: 1 }]);
  await start(database);
  await things().createIndex({ b: -1 }, { name: 'by hand' }, undefined);
  await start(database);

  expect((await things().indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1', 'by hand']);
});

test('rebuilds an index once for processes that start at the same time', async () => {
  await start(await open([{ a: 1 }]));
  const processes = [];
  for (let count = 0; count < 3; count += 1) processes.push(await open([{ a: 1 }, { unique: true }]));
  await Promise.all(processes.map(start));

  expect(await things().indexes()).toMatchObject([{ name: '_id_' }, { name: 'a_1', unique: true }]);
});

test('a migration drops the indexes that it names, however often it runs', async () => {
  const database = await open([{ a: 1 }], [{ b: 1 }]);
  const { connection } = database;
  const context = { database: connection.getClient().db(connection.name), logger };
  await dropIndexes(context, 'things', ['a_1']);
  await database.ensureIndexes();
  await dropIndexes(context, 'things', ['a_1', 'gone_1']);
  await dropIndexes(context, 'things', ['a_1', 'gone_1']);

  expect((await things().indexes()).map(({ name }) => name)).toEqual(['_id_', 'b_1']);
  expect(dropped()).toEqual(['a_1']);
});

test('an API starts on a database whose indexes have the options of an earlier version', async () => {
  const api = await startTestApi();
  const tickets = api.database.connection.collection('tickets');
  await tickets.dropIndex('reference_1');
  await tickets.createIndex({ reference: 1 }, undefined, undefined);
  const next = await api.startSecondInstance();

  const index = (await tickets.indexes()).find(({ name }) => name === 'reference_1');
  expect(index).toMatchObject({ unique: true });
  await next.stop();
  await api.stop();
});
