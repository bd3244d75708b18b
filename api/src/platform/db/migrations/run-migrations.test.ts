import { setTimeout as delay } from 'node:timers/promises';
import { createLogger } from '@platform/server-kit/logging';
import { openTestDatabase } from '../../../../test/support/test-api.ts';
import type { Database } from '../database.ts';
import { runMigrations, type Migration } from './run-migrations.ts';

const logger = createLogger('test', 'silent');
let database: Database;
let applied: number[];
beforeEach(async () => {
  database = await openTestDatabase();
  applied = [];
});
afterEach(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

function migration(number: number, run?: Migration['run']): Migration {
  return {
    number,
    name: `number-${number}`,
    run: async (context) => {
      await run?.(context);
      applied.push(number);
    },
  };
}

const migrate = (...migrations: Migration[]) => runMigrations(database.connection, migrations, logger);

const records = () => database.connection.collection<{ _id: number | string }>('migrations');

test('applies what is missing in the order of the numbers, once', async () => {
  await migrate(migration(1));
  await migrate(migration(3), migration(1), migration(2));
  await migrate(migration(1), migration(2), migration(3));

  expect(applied).toEqual([1, 2, 3]);
  expect((await records().find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([1, 2, 3]);
});

test('does not record a migration that fails, and applies it at the next start', async () => {
  const failing = migration(2, () => Promise.reject(new Error('out of disk')));

  await expect(migrate(migration(1), failing, migration(3))).rejects.toThrow('out of disk');
  expect(applied).toEqual([1]);
  await migrate(migration(1), migration(2), migration(3));
  expect(applied).toEqual([1, 2, 3]);
});

test('applies a migration once for processes that start at the same time', async () => {
  const slow = migration(1, () => delay(300));

  await Promise.all([migrate(slow), migrate(slow), migrate(slow)]);

  expect(applied).toEqual([1]);
});

test('takes over the lock of a process that was killed once it has run out', async () => {
  const until = new Date(Date.now() + 500);
  await records().insertOne({ _id: 'lock', owner: 'a killed process', until } as never);

  await migrate(migration(1));

  expect(applied).toEqual([1]);
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
});

test('takes over the lock of a process that was killed before the clock was set back by a day', async () => {
  const until = new Date(Date.now() + 86_400_000);
  await records().insertOne({ _id: 'lock', owner: 'a killed process', until } as never);

  await migrate(migration(1));

  expect(applied).toEqual([1]);
});

test('stops a process whose lock was taken over, and records nothing for it', async () => {
  const overtaken = migration(1, async ({ keepLock }) => {
    await records().updateOne({ _id: 'lock' }, { $set: { owner: 'another process' } });
    await keepLock();
  });

  await expect(migrate(overtaken)).rejects.toThrow('taken over');
  expect(applied).toEqual([]);
  expect((await records().find().toArray()).map(({ _id }) => _id)).toEqual(['lock']);
});

test('rejects a database of a later version', async () => {
  await migrate(migration(1), migration(2));

  await expect(migrate(migration(1))).rejects.toThrow('migration 2, which only a later version');
});

test('says that the version before has to be stopped, but not for a new database', async () => {
  const warnings: string[][] = [];
  const log = createLogger('test', 'warn', {
    write: (line) => void warnings.push((JSON.parse(line) as { migrations: string[] }).migrations),
  });
  const stopping = (number: number): Migration => ({ ...migration(number), needsStop: true });
  await runMigrations(database.connection, [migration(1), stopping(2)], log);
  expect(warnings).toEqual([]);
  await database.connection.collection('items').insertOne({});
  await runMigrations(database.connection, [migration(1), stopping(2), migration(3)], log);
  expect(warnings).toEqual([]);
  await runMigrations(database.connection, [migration(1), stopping(2), migration(3), stopping(4)], log);

  expect(warnings).toEqual([['number-4']]);
});

test('says so for the first migration of a database too', async () => {
  const warnings: string[] = [];
  const log = createLogger('test', 'warn', { write: (line) => void warnings.push(line) });
  await database.connection.collection('items').insertOne({});

  await runMigrations(database.connection, [{ ...migration(1), needsStop: true }], log);

  expect(warnings).toHaveLength(1);
});
