import {
  createMember,
  createAdministrator,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { SAMPLE_FILES, createPng, createZip } from '../../../../test/support/sample-files.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import {
  beginUpload,
  cookieOf,
  createUploader,
  randomText,
  upload,
} from '../../../../test/support/uploads.ts';
import { DRAWING } from '../../../../test/support/work-tasks.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { requireId } from '../../../platform/ids.ts';

const MB = 1024 * 1024;

let api: TestApi;
let member: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({}, undefined, [DRAWING]);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ member } = await createUploader(api));
});

async function countStored(): Promise<number[]> {
  const { connection } = api.database;
  return Promise.all(
    ['work_files', 'work_file_chunks'].map((name) => connection.collection(name).countDocuments()),
  );
}

async function download(client: LoggedInClient, id: string): Promise<Response> {
  return fetch(`${api.url}/api/files/${id}`, { headers: { cookie: cookieOf(client) } });
}

test.each(Object.entries(SAMPLE_FILES))('stores %s and sends it back', async (type, { name, content }) => {
  const { status, body } = await upload(member, name, content);
  expect([status, body]).toEqual([201, { id: expect.any(String), name, type, size: content.length }]);

  const response = await download(member, body.id as string);
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox;/),
    'cache-control': 'no-store',
  });
});

test('stores a file of exactly 10 MB in pieces', async () => {
  const content = Buffer.alloc(10 * MB, 'All of this is text. ');
  const [filesBefore = 0, chunksBefore = 0] = await countStored();
  const { status, body } = await upload(member, 'long.txt', content);
  expect(status).toBe(201);
  expect(await countStored()).toEqual([filesBefore + 1, chunksBefore + 41]);
  const response = await download(member, body.id as string);
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
});

test('is open to its owner, and once handed in to administrators who review only', async () => {
  const { body } = await upload(member, 'notes.txt', Buffer.from('mine'));
  const handedIn = { $set: { isHandedIn: true } };
  await api.database.connection
    .collection('work_files')
    .updateOne({ _id: requireId(body.id as string) }, handedIn);
  const other = await createMember(api);
  expect((await download(other, body.id as string)).status).toBe(404);
  for (const [role, status] of [
    ['reviewer', 200],
    ['cashier', 404],
    ['support', 404],
  ] as const) {
    const administrator = await createAdministrator(api, 'member', [role]);
    expect((await download(administrator, body.id as string)).status).toBe(status);
  }
  expect((await fetch(`${api.url}/api/files/${body.id}`)).status).toBe(401);
  for (const id of ['0'.repeat(24), 'x', '%2e%2e%2f']) expect((await download(member, id)).status).toBe(404);
});

test.each([
  ['a zip file', 'a.zip', createZip()],
  ['a zip file named as a picture', 'a.png', createZip()],
  ['a picture with an archive behind it', 'a.png', Buffer.concat([createPng(), createZip()])],
  ['a page named as a picture', 'a.png', Buffer.from('<script>alert(1)</script>')],
  ['a page', 'a.html', Buffer.from('<p>Text</p>')],
  ['a drawing with scripts', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a program', 'a.txt', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(60)])],
  ['a name with a line break', 'a\r\nset-cookie: x=1.txt', Buffer.from('text')],
  ['a name that is a folder', 'folder/', Buffer.from('text')],
])('rejects %s and stores nothing', async (_title, name, content) => {
  const before = await countStored();
  const { status, body } = await upload(member, name, content);
  expect([status, body.code]).toEqual([400, 'invalid_file']);
  expect(await countStored()).toEqual(before);
});

test('keeps the last part of a path as the name', async () => {
  const { body } = await upload(member, '../../../etc/Zoë.txt', Buffer.from('text'));
  expect(body.name).toBe('Zoë.txt');
  const response = await download(member, body.id as string);
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''Zo%C3%AB.txt");
});

test('rejects a missing or malformed name, an empty file and other content types', async () => {
  const content = Buffer.from('text');
  expect((await upload(member, '', content)).body.code).toBe('invalid_file');
  expect((await upload(member, 'x', content, { 'x-file-name': '%E0%A4%A' })).body.code).toBe('invalid_file');
  expect((await upload(member, 'a.txt', Buffer.alloc(0))).body.code).toBe('invalid_file');
  for (const headers of [
    { 'content-type': 'application/json' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-encoding': 'gzip' },
  ] as Record<string, string>[]) {
    const { status, body } = await upload(member, 'a.txt', content, headers);
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  }
});

test('rejects a request of another site', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const { status, body } = await upload(member, 'a.txt', Buffer.from('text'), headers);
  expect([status, body.code]).toEqual([403, 'cross_site_request']);
});

test('rejects a file that is announced as too large before reading it', async () => {
  const { request, status } = beginUpload(api, member, 10 * MB + 1);
  request.write('a');
  expect(await status).toBe(413);
  request.destroy();
});

test('stops reading a body without a length at the limit', async () => {
  const { request, status } = beginUpload(api, member);
  const before = await countStored();
  for (let written = 0; written < 11; written++) request.write(Buffer.alloc(MB, 'a'));
  expect(await status).toBe(413);
  request.destroy();
  expect(await countStored()).toEqual(before);
});

test('leaves nothing of an interrupted upload', async () => {
  const before = await countStored();
  const { request } = beginUpload(api, member, 1_000);
  request.write('half of it');
  await new Promise((resolve) => setTimeout(resolve, 100));
  request.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await countStored()).toEqual(before);
  expect((await upload(member, 'a.txt', Buffer.from('text'))).status).toBe(201);
});

test('limits the files that no answer uses, and removes them after a week', async () => {
  const { connection } = api.database;
  const files = connection.collection('work_files');
  const { body } = await upload(member, 'a.txt', randomText());
  for (let count = 1; count < 40; count++) await upload(member, 'a.txt', randomText());
  const rejected = await upload(member, 'a.txt', randomText());
  expect([rejected.status, rejected.body.code]).toEqual([409, 'too_many_files']);

  await files.updateOne(
    { name: 'a.txt', size: (body as { size: number }).size },
    { $set: { state: 'used' } },
  );
  api.clock.advance(7 * DAY_MS - 1_000);
  await api.app.jobs.runNow('remove-unused-files');
  expect((await download(member, body.id as string)).status).toBe(200);
  api.clock.advance(2_000);
  await api.app.jobs.runNow('remove-unused-files');
  expect(await countStored()).toEqual([1, 1]);
  expect((await upload(member, 'a.txt', randomText())).status).toBe(201);
});

test('stores no more files than the limit when the last ones are sent at once', async () => {
  for (let count = 0; count < 39; count++) await upload(member, 'a.txt', randomText());
  const responses = await Promise.all([1, 2, 3].map(() => upload(member, 'a.txt', randomText())));

  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('write conflicts are answered with 503 and are no error of the platform', async () => {
  await upload(member, 'a.txt', randomText());
  const { connection } = api.database;
  const session = await connection.startSession();
  session.startTransaction();
  const counter = { _id: requireId(member.user.id) };
  await connection.collection('upload_counters').updateOne(counter, { $inc: { count: 1 } }, { session });
  const before = api.logLines.length;

  const { status, body } = await upload(member, 'a.txt', randomText());

  await session.abortTransaction();
  await session.endSession();
  expect([status, body.code]).toEqual([503, 'unavailable']);
  const levels = api.logLines.slice(before).map((line) => (JSON.parse(line) as { level: number }).level);
  expect(Math.max(...levels)).toBe(40);
  expect((await upload(member, 'a.txt', randomText())).status).toBe(201);
});
