import { createLogger } from '@platform/logging';
import { createMember } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { logSlowCommands } from './slow-commands.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Logs every command from now on, up to 20 of a kind. */
function logCommands(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('api', 'info', { write: (line) => void lines.push(JSON.parse(line) as never) });
  logSlowCommands(api.database.connection.getClient(), logger, 0);
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
