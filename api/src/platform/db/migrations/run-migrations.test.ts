import { setTimeout as delay } from 'node:timers/promises';
import { createLogger } from '@platform/logging';
import { openTestDatabase } from '../../../../test/support/test-api.ts';
import type { Database } from '../database.ts';
import { readBatches, renameField, replaceValue } from './batches.ts';
import { runMigrations, type Migration, type MigrationContext } from './run-migrations.ts';

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

describe('changes of many records', () => {
  const COUNT = 450;
  let context: MigrationContext;
  let locksKept: number;
  const items = () => database.connection.collection<{ _id: number; text?: string }>('items');
  beforeEach(async () => {
    locksKept = 0;
    context = {
      database: database.connection.getClient().db(database.connection.name),
      logger,
      keepLock: () => Promise.resolve(void (locksKept += 1)),
    };
    await items().insertMany(
      Array.from({ length: COUNT }, (_, _id) => ({ _id, text: `text ${_id}`, in: { old: _id } })),
    );
  });

  test('read every record once and extend the lock for each batch', async () => {
    const ids: number[] = [];
    for await (const batch of readBatches(context, 'items', {}))
      ids.push(...batch.map(({ _id }) => _id as unknown as number));

    expect(ids).toEqual(Array.from({ length: COUNT }, (_, index) => index));
    expect(locksKept).toBe(4);
  });

  test('rename a field, keep its value, and change nothing the second time', async () => {
    await items().updateOne({ _id: 7 }, { $unset: { text: '' } });
    await renameField(context, 'items', 'text', 'title');
    await renameField(context, 'items', 'in.old', 'in.new');
    await renameField(context, 'items', 'text', 'title');

    const all = await items().find().sort({ _id: 1 }).toArray();
    expect(all).toHaveLength(COUNT);
    expect(all[449]).toEqual({ _id: 449, title: 'text 449', in: { new: 449 } });
    expect(all[7]).toEqual({ _id: 7, in: { new: 7 } });
  });

  test('replace one value of a field and leave the others', async () => {
    await items().updateMany({ _id: { $lt: 300 } }, { $set: { text: 'old' } });
    await replaceValue(context, 'items', 'text', { from: 'old', to: 'new' });

    expect(await items().countDocuments({ text: 'new' })).toBe(300);
    expect(await items().countDocuments({ text: 'text 300' })).toBe(1);
  });
});

test('says that the version before has to be stopped, but not for a new database', async () => {
  const warnings: string[][] = [];
  const log = createLogger('test', 'warn', {
    write: (line) => void warnings.push((JSON.parse(line) as { migrations: string[] }).migrations),
  });
  const stopping = (number: number): Migration => ({ ...migration(number), needsStop: true });
  await runMigrations(database.connection, [migration(1), stopping(2)], log);
  expect(warnings).toEqual([]);
  await runMigrations(database.connection, [migration(1), stopping(2), migration(3)], log);
  expect(warnings).toEqual([]);
  await runMigrations(database.connection, [migration(1), stopping(2), migration(3), stopping(4)], log);

  expect(warnings).toEqual([['number-4']]);
});
