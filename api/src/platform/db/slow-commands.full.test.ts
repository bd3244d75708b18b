import { createLogger } from '@platform/server-kit/logging';
import { createMember } from '../../../test/support/factories.ts';
import { startTestApi, testDatabaseUri, type TestApi } from '../../../test/support/test-api.ts';
import { callContext } from '../call-context.ts';
import type { Settings } from '../../settings/settings.ts';
import { createShutdownHooks } from '../shutdown-hooks.ts';
import { connectDatabase } from './connect-database.ts';
import { openDatabase, type Database } from './database.ts';
import { logSlowCommands } from './slow-commands.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Logs every command from now on, up to 20 of a kind. */
function logCommands({ connection }: Database = api.database): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('api', 'info', { write: (line) => void lines.push(JSON.parse(line) as never) });
  logSlowCommands(connection.getClient(), logger, 0);
  return lines;
}

const forwarded = (requestId: string) => ({
  'x-request-id': requestId,
  'x-forwarder-secret': api.settings.forwarderSecret,
});

it('logs the commands of concurrent requests under the id that each has in the browser', async () => {
  const member = await createMember(api, { username: 'found-nowhere' });
  const ids = ['first-of-browser', 'second-of-browser', 'third-of-browser'];
  const lines = logCommands();
  await Promise.all(ids.map((id) => member.get('/api/auth/me', { headers: forwarded(id) })));

  expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set(ids));
  expect(lines[0]).toMatchObject({
    level: 40,
    command: expect.any(String) as string,
    collection: expect.any(String) as string,
    ms: expect.any(Number) as number,
    msg: 'slow database command',
  });
  expect(JSON.stringify(lines)).not.toMatch(/found-nowhere|filter/);
});

it('logs the commit of a transaction under the id of its request', async () => {
  const member = await createMember(api);
  const lines = logCommands();
  const headers = { ...forwarded('request-of-a-form'), 'idempotency-key': 'key-of-this-test' };
  await member.post('/api/user/claim-signup-bonus', {}, { headers });
  expect(lines).toContainEqual(
    expect.objectContaining({ requestId: 'request-of-a-form', command: 'commitTransaction' }),
  );
});

it('logs the commands of a job under its name', async () => {
  const lines = logCommands();
  await api.app.jobs.runNow('release-due-rewards');
  expect(lines).toContainEqual(expect.objectContaining({ job: 'release-due-rewards', command: 'find' }));
});

describe('of a client that does not monitor commands', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(testDatabaseUri(), { name: api.database.connection.name });
  });
  afterAll(() => database.close());

  const read = (id: string) =>
    callContext.run({ requestId: id }, () => database.connection.collection('users').findOne({}));

  it('logs each under the id of its request, also where requests wait for each other', async () => {
    const lines = logCommands(database);
    // More at once than the pool has connections.
    const ids = Array.from({ length: 120 }, (_, index) => `request-${index}`);
    await Promise.all(ids.map(read));

    const logged = lines.filter(({ msg }) => msg === 'slow database command');
    expect(logged).toHaveLength(20);
    expect(new Set(logged.map(({ requestId }) => requestId)).size).toBe(20);
    expect(logged[0]).toEqual(expect.objectContaining({ level: 40, ms: expect.any(Number) as number }));
    expect(logged[0]).not.toHaveProperty('command');
  });

  it('logs none outside of a request or job', async () => {
    const lines = logCommands(database);
    await database.connection.collection('users').findOne({});
    expect(lines).toEqual([]);
  });
});

it.each([
  ['info', undefined, false],
  ['debug', undefined, true],
  ['info', 'http://127.0.0.1:4318', true],
])(
  'at LOG_LEVEL %s with the collector %s, commands are monitored: %s',
  async (logLevel, otlpEndpoint, monitorsCommands) => {
    const hooks = createShutdownHooks(createLogger('api', 'silent', { write: () => undefined }));
    const settings = { ...api.settings, mongodbUri: testDatabaseUri(), logLevel, otlpEndpoint } as Settings;
    const { connection } = await connectDatabase(settings, hooks);
    expect(connection.getClient().options.monitorCommands).toBe(monitorsCommands);
    await hooks.run();
  },
);
