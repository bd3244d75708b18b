import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { beginUpload, createUploader } from '../../../../test/support/uploads.ts';
import { DRAWING } from '../../../../test/support/work-tasks.ts';

const MB = 1024 * 1024;
const MEMBERS = 6;
const CONTENT = Buffer.from(randomBytes((9 * MB) / 2).toString('hex'));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, undefined, [DRAWING]);
});
afterAll(() => api.stop());

test('uploads that stop half way take a bounded part of the memory, and arrive whole once they go on', async () => {
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => createUploader(api)));
  const before = process.memoryUsage().arrayBuffers;
  const open = members.flatMap(({ member }) => [1, 2].map(() => beginUpload(api, member, CONTENT.length)));
  await Promise.all(
    open.map(({ request }) => {
      request.write(CONTENT.subarray(0, -1));
      return once(request, 'drain');
    }),
  );
  // They are 108 MB; 32 MB of all bodies may be in memory, and what is on its way between the two ends is here too.
  const usedMb = () => (process.memoryUsage().arrayBuffers - before) / MB;
  while (usedMb() >= 64) await delay(100);
  const { username } = members[0]!.member.user;
  expect((await api.client().post('/api/auth/login', { username, password: PASSWORD })).status).toBe(200);
  for (const { request } of open) request.end(CONTENT.subarray(-1));
  expect(new Set(await Promise.all(open.map(({ status }) => status)))).toEqual(new Set([201]));
  const files = api.database.connection.collection('work_files');
  const sha256 = createHash('sha256').update(CONTENT).digest('hex');
  expect(await files.countDocuments({ sha256 })).toBe(2 * MEMBERS);
});
