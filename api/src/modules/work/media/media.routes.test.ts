import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

const PICTURE = new URL('../../../../../content/media/street-01.png', import.meta.url);
const hash = createHash('sha256').update(readFileSync(PICTURE)).digest('hex');

let api: TestApi;
let member: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  member = await createMember(api);
});
afterAll(() => api.stop());

function fetchPicture(text: string, client?: LoggedInClient, headers: Record<string, string> = {}) {
  const cookie = [...(client?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${api.url}/api/media/${text}`, { headers: { cookie, ...headers } });
}

test('sends a picture to members and administrators, to be kept for good by their browser alone', async () => {
  for (const client of [member, await createAdministrator(api)]) {
    const response = await fetchPicture(hash, client);
    const content = Buffer.from(await response.arrayBuffer());

    expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(content.length),
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `"${hash}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-disposition')).toBeNull();
  }
});

test('sends a 304 to a browser that has the picture', async () => {
  // Without its own header, fetch would ask for a fresh copy.
  const headers = { 'if-none-match': `"${hash}"`, 'cache-control': 'max-age=0' };
  const response = await fetchPicture(hash, member, headers);

  expect([response.status, await response.text()]).toEqual([304, '']);
});

test('rejects visitors, whether the picture exists or not', async () => {
  for (const text of [hash, 'f'.repeat(64)]) {
    expect((await fetchPicture(text)).status).toBe(401);
    expect((await fetchPicture(text, undefined, { 'if-none-match': `"${hash}"` })).status).toBe(401);
  }
});

test.each([
  ['the hash of no picture', 'f'.repeat(64)],
  ['a hash in capital letters', hash.toUpperCase()],
  ['a part of a hash', hash.slice(0, 63)],
  ['a path', '..%2F..%2Fpictures.json'],
  ['a path with a hash', `..%2Fpictures%2F${hash.slice(0, 40)}`],
  ['the name of a picture', 'street-01'],
  ['a file name', `${hash.slice(0, 60)}.png`],
])('does not find %s', async (_name, text) => {
  const response = await fetchPicture(text, member);
  const body = (await response.json()) as { code: string; message: string };

  expect([response.status, body.code, body.message]).toEqual([
    404,
    'not_found',
    'We could not find this picture.',
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
