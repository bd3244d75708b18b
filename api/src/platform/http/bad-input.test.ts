import { ENDPOINTS } from '@platform/contracts';
import { addressOf } from '../../testing/calls.ts';
import { aMember, aPerson, anAdministrator, type SignedIn } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let administrator: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

const POSTS = ENDPOINTS.filter(({ method }) => method === 'POST').map((endpoint) => ({
  ...endpoint,
  address: addressOf(endpoint),
}));
const WITH_BODY = POSTS.filter(({ body }) => body);

/** Everything that a refused call could have written. */
async function written(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await api.database.connection.listCollections()) {
    if (name !== 'rate_limits')
      counts[name] = await api.database.connection.collection(name).countDocuments();
  }
  return counts;
}

describe.each(POSTS)('$id', ({ address }) => {
  test.each([
    ['broken JSON', '{"username": "ada"', 400, 'invalid_request'],
    ['a text in place of an object', '"ada"', 400, 'invalid_request'],
    ['a list in place of an object', '[]', 400, 'invalid_request'],
    ['an unknown field', '{"unknown": 1}', 400, 'invalid_request'],
    ['a prototype', '{"__proto__": {"isAdmin": true}}', 400, 'invalid_request'],
    ['an operator at the top', '{"$where": "1"}', 400, 'invalid_request'],
    ['50,000 nested lists', '['.repeat(50_000) + ']'.repeat(50_000), 400, 'invalid_request'],
    ['a body of 1 MB', JSON.stringify({ filler: 'x'.repeat(1_000_000) }), 413, 'payload_too_large'],
  ])('refuses %s in the error shape and writes nothing', async (_name, raw, status, code) => {
    const before = await written();
    const answer = await administrator.post(address, undefined, { raw });

    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/\S/);
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
    expect(await written()).toEqual(before);
  });

  test.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['application/json-patch+json', '[]'],
    ['', '{}'],
  ])('refuses the content type %j', async (type, raw) => {
    const { status, body } = await administrator.post(address, undefined, {
      raw: Buffer.from(raw),
      headers: { 'content-type': type },
    });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('refuses another charset and a packed body', async () => {
    const charset = await administrator.post(address, undefined, {
      raw: '{}',
      headers: { 'content-type': 'application/json; charset=utf-7' },
    });
    const packed = await administrator.post(address, undefined, {
      raw: '{}',
      headers: { 'content-encoding': 'gzip' },
    });

    expect([charset.status, packed.status]).toEqual([415, 415]);
  });
});

describe.each(WITH_BODY)('$id, field by field', ({ address, body }) => {
  const fields = Object.keys((body as unknown as { fields: object }).fields);

  test.each(fields)('refuses an operator, a list and a broken text as %s', async (field) => {
    for (const value of [{ $gt: '' }, { $ne: null }, ['a'], null, 'nul\0byte']) {
      const answer = await administrator.post(address, { [field]: value });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
      expect(answer.body.details).toContainEqual({ path: field, message: expect.any(String) });
    }
  });
});

test('says each field once, in the words of the contract', async () => {
  const { body } = await api
    .client()
    .post('/api/auth/register', { username: 'ab', email: 'no', password: 'short' });

  expect(body).toMatchObject({
    message: 'Username must be at least 3 characters',
    details: [
      { path: 'username', message: 'Username must be at least 3 characters' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'password', message: 'Password must be at least 6 characters' },
    ],
  });
});

test('never says what was typed', async () => {
  const secret = 'the-secret-that-was-typed';
  const { body } = await api
    .client()
    .post('/api/auth/login', { username: { secret }, password: [secret], [secret]: 1 });

  expect(JSON.stringify(body)).not.toContain(secret);
  expect(api.logLines.join()).not.toContain(secret);
});

test.each([
  '?unknown=1',
  '?limit=0',
  '?limit=101',
  '?limit=ten',
  '?limit=1&limit=2',
  '?cursor=nonsense',
  '?cursor[$gt]=',
  '?limit=1e1',
])('refuses the query %s of a list', async (query) => {
  const { status, body } = await administrator.get(`/api/admin/pending-verifications${query}`);
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});

test.each([
  ['/api/blueprints/%E0%A4%A', 400, 'invalid_request'],
  ['/api/blueprints/two', 400, 'invalid_request'],
  ['/api/blueprints/11', 404, 'not_found'],
  ['/api/blueprints/1/', 404, 'not_found'],
  ['/api/Blueprints', 404, 'not_found'],
  ['/api/nowhere', 404, 'not_found'],
  ['/', 404, 'not_found'],
])('answers %s in the error shape', async (path, status, code) => {
  const answer = await api.client().get(path);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('a GET with a query that it does not take is refused', async () => {
  const member = await aMember(api);
  expect((await member.get('/api/auth/me?fields=all')).status).toBe(400);
});

test('a body that is not for a call without one is refused, an empty object is not', async () => {
  const member = await aMember(api);
  expect((await member.post('/api/user/claim-signup-bonus', { amount: 500 })).status).toBe(400);
  expect((await member.post('/api/user/claim-signup-bonus', {})).status).toBe(200);
});

test('an unknown person cannot make the API read a large body', async () => {
  const { status, body } = await api
    .client()
    .post('/api/user/tasks', undefined, { raw: JSON.stringify({ filler: 'x'.repeat(1_000_000) }) });
  expect([status, body.code]).toEqual([401, 'not_signed_in']);
  expect(aPerson().username).toBeTruthy();
});
