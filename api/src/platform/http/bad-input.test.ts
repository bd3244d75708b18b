import { ENDPOINTS, acceptsNull } from '@platform/contracts';
import { endpointPath } from '../../../test/support/endpoint-path.ts';
import {
  createMember,
  newRegistration,
  createAdministrator,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { sampleCases } from '../../../test/support/sampled-cases.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterAll(() => api.stop());

// Endpoints that take files have tests of their own, because they read no JSON.
const POST_ENDPOINTS = ENDPOINTS.filter(
  ({ method, bodyType }) => method === 'POST' && bodyType === undefined,
).map((endpoint) => ({
  ...endpoint,
  // Ids of courses are numbers.
  url: endpointPath({ path: endpoint.path.replace(':courseId', '10') as `/${string}` }),
}));

function fieldsOf(body: unknown): string[] {
  return body ? Object.keys((body as { fields: object }).fields) : [];
}

function isOptional(body: unknown, field: string): boolean {
  return acceptsNull((body as { fields: Record<string, unknown> }).fields[field]);
}

/** Whether a field is an object whose form depends on data; the code that has the data rejects operators in it. */
function isOpenObject(body: unknown, field: string): boolean {
  const { spec } = (body as { fields: Record<string, { spec: { meta?: object } }> }).fields[field]!;
  return 'jsonSchema' in (spec.meta ?? {});
}

/** Counts the documents of every collection that a rejected request must leave unchanged. */
async function countDocuments(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await api.database.connection.listCollections()) {
    if (name !== 'rate_limits')
      counts[name] = await api.database.connection.collection(name).countDocuments();
  }
  return counts;
}

describe('a rejected body', () => {
  let before: Record<string, number>;
  beforeAll(async () => {
    before = await countDocuments();
  });

  test.each(POST_ENDPOINTS)('with an unknown field gets the standard error from $id', async ({ url }) => {
    const { status, body } = await administrator.post(url, { unknown: 1 });

    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  describe.each(sampleCases(POST_ENDPOINTS))('of $id', ({ url }) => rejectsBadBodies(url));

  test('has written nothing', async () => {
    expect(await countDocuments()).toEqual(before);
  });
});

function rejectsBadBodies(url: string): void {
  test.each([
    ['broken JSON', '{"username": "ada"', 400, 'invalid_request'],
    ['a string instead of an object', '"ada"', 400, 'invalid_request'],
    ['an array instead of an object', '[]', 400, 'invalid_request'],
    ['an unknown field', '{"unknown": 1}', 400, 'invalid_request'],
    ['a __proto__ field', '{"__proto__": {"isAdmin": true}}', 400, 'invalid_request'],
    ['a top-level query operator', '{"$where": "1"}', 400, 'invalid_request'],
    ['50,000 nested arrays', '['.repeat(50_000) + ']'.repeat(50_000), 400, 'invalid_request'],
    ['a body of 1 MB', JSON.stringify({ filler: 'x'.repeat(1_000_000) }), 413, 'payload_too_large'],
  ])('rejects %s with the standard error body', async (_name, raw, status, code) => {
    const response = await administrator.post(url, undefined, { raw });

    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(response.body.message).toMatch(/\S/);
    expect(response.body.requestId).toBe(response.headers.get('x-request-id'));
  });

  test.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['application/json-patch+json', '[]'],
    ['', '{}'],
  ])('rejects the content type %j', async (type, raw) => {
    const { status, body } = await administrator.post(url, undefined, {
      raw: Buffer.from(raw),
      headers: { 'content-type': type },
    });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('rejects other charsets and compressed bodies', async () => {
    const charset = await administrator.post(url, undefined, {
      raw: '{}',
      headers: { 'content-type': 'application/json; charset=utf-7' },
    });
    const compressed = await administrator.post(url, undefined, {
      raw: '{}',
      headers: { 'content-encoding': 'gzip' },
    });

    expect([charset.status, compressed.status]).toEqual([415, 415]);
  });
}

describe.each(sampleCases(POST_ENDPOINTS.filter(({ body }) => fieldsOf(body).length > 0)))(
  '$id, field by field',
  ({ url, body }) => {
    test.each(fieldsOf(body))(
      'rejects a query operator, an array and a malformed string as %s',
      async (field) => {
        const objects = isOpenObject(body, field) ? [] : [{ $gt: '' }, { $ne: null }];
        const values = [...objects, ['a'], 'nul\0byte'];
        for (const value of isOptional(body, field) ? values : [...values, null]) {
          const response = await administrator.post(url, { [field]: value });
          expect([response.status, response.body.code]).toEqual([400, 'invalid_request']);
          const paths = response.body.details.map((detail: { path: string }) => detail.path.split('[')[0]);
          expect(paths).toContain(field);
        }
      },
    );
  },
);

const OPTIONAL_FIELDS = POST_ENDPOINTS.flatMap(({ id, url, body }) =>
  fieldsOf(body)
    .filter((field) => isOptional(body, field))
    .map((field) => ({ id, url, field })),
);

test.each(sampleCases(OPTIONAL_FIELDS))('$id takes null for a missing $field', async ({ url, field }) => {
  const [withNull, without] = [
    await administrator.post(url, { [field]: null }),
    await administrator.post(url, {}),
  ];

  expect([withNull.status, withNull.body.details]).toEqual([without.status, without.body.details]);
});

test('null clears the optional fields of the profile', async () => {
  const member = await createMember(api, { fullName: 'Ada Lovelace' });
  const { email } = member.user;
  await member.post('/api/user/profile', { email, phoneNumber: '+44 20 7946 0018' });

  const { status, body } = await member.post('/api/user/profile', {
    email,
    fullName: null,
    phoneNumber: null,
  });

  expect([status, body.fullName, body.phoneNumber]).toEqual([200, null, null]);
});

test("lists each invalid field once, with the contract's message", async () => {
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

test('never repeats submitted values in the response or the log', async () => {
  const secret = 'the-submitted-secret';
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
])('rejects the list query %s', async (query) => {
  const { status, body } = await administrator.get(`/api/admin/pending-verifications${query}`);
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});

test.each([
  ['/api/blueprints/%E0%A4%A', 400, 'invalid_request'],
  ['/api/blueprints/two', 400, 'invalid_request'],
  ['/api/blueprints/11', 404, 'not_found'],
  ['/api/blueprints/01', 404, 'not_found'],
  ['/api/courses/01/pre-test', 404, 'not_found'],
  ['/api/certificate-status/00', 404, 'not_found'],
  ['/api/blueprints/1/', 404, 'not_found'],
  ['/api/Blueprints', 404, 'not_found'],
  ['/api/nowhere', 404, 'not_found'],
  ['/', 404, 'not_found'],
])('responds to GET %s with the standard error body', async (path, status, code) => {
  const response = await api.client().get(path);
  expect([response.status, response.body.code]).toEqual([status, code]);
});

test('rejects query parameters on an endpoint that takes none', async () => {
  const member = await createMember(api);
  expect((await member.get('/api/auth/me?fields=all')).status).toBe(400);
});

test('rejects a body on an endpoint that takes none, but accepts an empty object', async () => {
  const member = await createMember(api);
  expect((await member.post('/api/user/claim-signup-bonus', { amount: 500 })).status).toBe(400);
  expect((await member.post('/api/user/claim-signup-bonus', {})).status).toBe(200);
});

test('rejects an unauthenticated request before reading its body', async () => {
  const { status, body } = await api
    .client()
    .post('/api/user/tasks', undefined, { raw: JSON.stringify({ filler: 'x'.repeat(1_000_000) }) });
  expect([status, body.code]).toEqual([401, 'not_signed_in']);
  expect(newRegistration().username).toBeTruthy();
});
