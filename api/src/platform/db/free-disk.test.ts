import { createMember, PASSWORD, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { createUploader, upload } from '../../../test/support/uploads.ts';
import { saveBody, submissionPath } from '../../../test/support/work-answers.ts';
import { DRAWING } from '../../../test/support/work-tasks.ts';

let api: TestApi;
/** A process on the same database that asks for more free disk than any has. */
let low: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, undefined, [DRAWING]);
  low = await api.startSecondInstance({ minFreeDiskMb: 1e12 });
});
afterAll(async () => {
  await low.stop();
  await api.stop();
});

async function logIn({ user }: LoggedInClient): Promise<LoggedInClient> {
  const client = low.client();
  const { status, body } = await client.post('/api/auth/login', {
    username: user.username,
    password: PASSWORD,
  });
  expect(status).toBe(200);
  return { ...client, user: body as LoggedInClient['user'] };
}

test('with little free disk, members log in and are paid, and nothing else is saved', async () => {
  const { member, submission } = await createUploader(api);
  const client = await logIn(member);
  const before = low.logLines.length;

  expect((await client.post('/api/user/claim-signup-bonus')).status).toBe(200);
  expect((await client.post('/api/user/tasks', { taskId: 'free-browser-detection' })).status).toBe(201);
  expect((await client.get('/api/user/statement')).status).toBe(200);
  const registration = { username: 'late-member', email: 'late@example.com', password: PASSWORD };
  for (const rejected of [
    await upload(client, 'a.txt', Buffer.from('text')),
    await client.post(submissionPath(submission, '/draft'), saveBody(submission, 0, [])),
    await client.post('/api/user/referrals', { email: 'friend@example.com' }),
    await client.post('/api/user/data-export'),
    await low.client().post('/api/auth/register', registration),
  ])
    expect([rejected.status, rejected.body.code]).toEqual([503, 'storage_unavailable']);

  const lines = low.logLines.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(lines.filter(({ msg }) => msg.includes('MIN_FREE_DISK_MB')).map(({ level }) => level)).toEqual([40]);
  expect(Math.max(...lines.slice(before).map(({ level }) => level))).toBeLessThan(50);
  expect((await upload(member, 'a.txt', Buffer.from('text'))).status).toBe(201);
});

test('makes no copies of data while little of the disk is free', async () => {
  const member = await createMember(api);
  const EXPORT = '/api/user/data-export';
  expect((await member.post(EXPORT)).status).toBeLessThan(300);

  await low.app.jobs.runNow('make-data-exports');
  expect((await member.get(EXPORT)).body.state).toBe('preparing');
  await api.app.jobs.runNow('make-data-exports');
  expect((await member.get(EXPORT)).body.state).toBe('ready');
});
