import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUri, runMigrate, startApi } from '../../test/support/processes.ts';
import { openTestDatabase, testDatabaseUri } from '../../test/support/test-api.ts';
import type { Database } from '../platform/db/database.ts';

let dataDir: string;
let env: Record<string, string>;
let uri: string;
let database: Database;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'migrate-'));
  env = { DATA_DIR: dataDir };
  database = await openTestDatabase();
  uri = databaseUri(testDatabaseUri(), database.connection.name);
});
afterEach(async () => {
  await database.connection.dropDatabase();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

test('prepares a new database and ends', async () => {
  expect(await runMigrate(uri, env)).toEqual([0, '']);

  const { connection } = database;
  expect(await connection.collection('tasks').countDocuments()).toBeGreaterThan(0);
  expect(await connection.collection('users').indexes()).toContainEqual(
    expect.objectContaining({ name: 'emailKey_1', unique: true }),
  );
});

test('a database of a later version is not opened, and not changed', async () => {
  await database.connection
    .collection<{ _id: number }>('migrations')
    .insertOne({ _id: 9_999, name: 'of a later version', finishedAt: new Date() } as never);

  const [code, output] = await runMigrate(uri, env);

  expect([code, output]).toEqual([1, expect.stringContaining('migration 9999, which only a later version')]);
  await expect(startApi(uri, env)).rejects.toThrow('exited before it was ready');
  expect(await database.connection.collection('migrations').find().toArray()).toHaveLength(1);
  expect(await database.connection.collection('users').countDocuments()).toBe(0);
});
