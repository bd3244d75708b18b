import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Submission } from '@platform/contracts';
import type { LoggedInClient } from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { beginUpload, createUploader, insertFile, upload } from '../../../../test/support/uploads.ts';
import { saveBody, submissionPath } from '../../../../test/support/work-answers.ts';
import { DRAWING } from '../../../../test/support/work-tasks.ts';

const PICTURE = readFileSync(new URL('../../../../../content/media/street-01.png', import.meta.url));
const SHORT_MS = 300;

let api: TestApi;
let member: LoggedInClient;
let submission: Submission;
beforeAll(async () => {
  api = await startTestApi({}, undefined, [DRAWING]);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ member, submission } = await createUploader(api));
});

/** Begins two uploads that send a byte and stop. `finish` sends the rest. */
async function stopHalfWay() {
  const open = [beginUpload(api, member, 10), beginUpload(api, member, 10)];
  for (const { request } of open) request.write('a');
  await delay(SHORT_MS);
  return async () => {
    for (const { request } of open) request.end('123456789');
    return Promise.all(open.map(({ status }) => status));
  };
}

/** Returns the status of a call; `waits` if there is no answer for a short time. */
const statusOf = (call: Promise<{ status: number }>) =>
  Promise.race([call.then(({ status }) => status), delay(SHORT_MS, 'waits')]);

test('two files of a member are under way at a time; a third waits, and nothing else does', async () => {
  const own = `/api/files/${await insertFile(api, member, 'Notes')}`;
  const other = await createUploader(api);
  const finish = await stopHalfWay();
  const waiting = [upload(member, 'b.txt', Buffer.from('text')), member.get(own)];
  for (const call of waiting) expect(await statusOf(call)).toBe('waits');

  const hash = createHash('sha256').update(PICTURE).digest('hex');
  expect((await member.get(`/api/media/${hash}`)).status).toBe(200);
  const draft = await member.post(submissionPath(submission, '/draft'), saveBody(submission, 0, []));
  expect(draft.status).toBe(200);
  expect((await upload(other.member, 'b.txt', Buffer.from('text'))).status).toBe(201);

  expect(await finish()).toEqual([201, 201]);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([201, 200]);
});

test('files beyond those that can wait are rejected', async () => {
  const path = `/api/files/${await insertFile(api, member, 'Notes')}`;
  const finish = await stopHalfWay();
  const waiting = Array.from({ length: 20 }, () => member.get(path));
  await delay(SHORT_MS);

  const { status, body, headers } = await member.get(path);

  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '5']);
  await finish();
  expect((await Promise.all(waiting)).every((answer) => answer.status === 200)).toBe(true);
});
