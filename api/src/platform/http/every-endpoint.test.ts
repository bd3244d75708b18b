import { ENDPOINTS, type Endpoint } from '@platform/contracts';
import { ObjectSchema } from 'yup';
import { UNKNOWN_ID, endpointPath } from '../../../test/support/endpoint-path.ts';
import { dumpDatabase } from '../../../test/support/dump-database.ts';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import { ownedRecordPath, createRecordOwner, type RecordOwner } from '../../../test/support/record-owner.ts';
import { sampleCases } from '../../../test/support/sampled-cases.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import type { TestClient } from '../../../test/support/test-client.ts';

/** Rules for every endpoint. The tests are generated from the contract, so new endpoints are covered automatically. */

type Dump = Awaited<ReturnType<typeof dumpDatabase>>;

let api: TestApi;
let administrator: LoggedInClient;
let owner: RecordOwner;
beforeAll(async () => {
  api = await startTestApi();
  owner = await createRecordOwner(api);
  administrator = await createAdministrator(api);
});
afterAll(() => api.stop());

const GET_ENDPOINTS = ENDPOINTS.filter(({ method }) => method === 'GET');
const POST_ENDPOINTS = ENDPOINTS.filter(({ method }) => method === 'POST');
const QUERY_FIELDS = GET_ENDPOINTS.flatMap((endpoint) =>
  fieldNames(endpoint.query).map((field) => ({ id: endpoint.id, field, url: endpointPath(endpoint, '1') })),
);

function fieldNames(schema: Endpoint['query']): string[] {
  return schema instanceof ObjectSchema ? Object.keys(schema.fields as object) : [];
}

describe('the query string', () => {
  test.each(sampleCases(ENDPOINTS))('of $id must not contain unknown parameters', async (endpoint) => {
    for (const name of ['unknown', 'constructor', '__proto__', 'hasOwnProperty']) {
      const url = `${endpointPath(endpoint, '1')}?${name}=1`;
      const { status, body } =
        endpoint.method === 'GET' ? await administrator.get(url) : await administrator.post(url);

      expect([name, status, body.code]).toEqual([name, 400, 'invalid_request']);
    }
  });

  test.each(sampleCases(QUERY_FIELDS))(
    'of $id must not contain an operator or array as $field',
    async ({ field, url }) => {
      for (const query of [`${field}[$ne]=1`, `${field}[]=1`, `${field}=1&${field}=2`, `${field}=%00`]) {
        const { status, body } = await administrator.get(`${url}?${query}`);
        expect([query, status, body.code]).toEqual([query, 400, 'invalid_request']);
      }
    },
  );
});

describe('a search', () => {
  const searchable = sampleCases(
    GET_ENDPOINTS.filter(({ query, responseType }) => fieldNames(query).includes('q') && !responseType),
  );
  const search = async (endpoint: Endpoint, q: string) =>
    administrator.get(`${endpointPath(endpoint)}?q=${encodeURIComponent(q)}`);

  test.each(searchable)('of $id treats special characters literally', async (endpoint) => {
    for (const q of ['.*', '^', 'member.', '(', '\\', '%', '{"$gt":""}']) {
      const { status, body } = await search(endpoint, q);
      expect([q, status, body.items]).toEqual([q, 200, []]);
    }
  });

  test.each(searchable)('of $id accepts at most 100 characters', async (endpoint) => {
    expect((await search(endpoint, 'x'.repeat(100))).status).toBe(200);
    expect((await search(endpoint, 'x'.repeat(101))).status).toBe(400);
  });
});

describe('a path parameter', () => {
  const parameterized = sampleCases(ENDPOINTS.filter(({ params }) => params));

  test.each(parameterized)('of $id treats operators as ordinary text', async (endpoint) => {
    const call = (text: string) => {
      const url = endpointPath(endpoint, text);
      return endpoint.method === 'GET' ? administrator.get(url) : administrator.post(url);
    };
    const unknown = await call(UNKNOWN_ID);

    for (const text of ['{"$ne":null}', '[object Object]', '$where', '__proto__', "' || '1'=='1"]) {
      const { status, body } = await call(text);
      expect([text, status, body.code]).toEqual([text, unknown.status, unknown.body.code]);
    }
  });
});

describe('a cross-site request', () => {
  let before: Dump;
  beforeAll(async () => {
    before = await dumpDatabase(api);
  });

  test.each(POST_ENDPOINTS)('is rejected by $id, with or without a body', async (endpoint) => {
    const url = endpointPath(endpoint);
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const { status, body } of [
      await administrator.post(url, undefined, { headers }),
      await administrator.post(url, {}, { headers }),
      await administrator.post(url, undefined, { headers: { origin: 'https://evil.example' } }),
      await administrator.post(url, undefined, { headers: { 'sec-fetch-site': 'same-site' } }),
    ]) {
      expect([status, body.code]).toEqual([403, 'cross_site_request']);
    }
  });

  test('has changed nothing', async () => {
    expect(await dumpDatabase(api)).toEqual(before);
  });
});

describe('a GET or HEAD request', () => {
  // Exporting a list adds an audit entry, which does not count as a change.
  const dumpWithoutAuditLog = () => dumpDatabase(api, ['audit_log']);
  let before: Dump;
  beforeAll(async () => {
    before = await dumpWithoutAuditLog();
  });

  test.each(sampleCases(GET_ENDPOINTS))(
    'to $id has no body to HEAD, whether from the owner, an administrator or a visitor',
    async (endpoint) => {
      const url = ownedRecordPath(endpoint.path, owner) ?? endpointPath(endpoint, '2');
      for (const client of [owner.member, administrator, api.client()]) {
        await client.get(url);
        expect((await head(client, url)).body).toBe('');
      }
    },
  );

  test('has changed nothing', async () => {
    expect(await dumpWithoutAuditLog()).toEqual(before);
  });

  async function head(client: TestClient, url: string) {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${api.url}${url}`, { method: 'HEAD', headers: { cookie } });
    return { body: await response.text() };
  }
});

describe('a response', () => {
  const HEADERS = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  function expectSecurityHeaders({ headers, status }: { headers: Headers; status: number }): void {
    expect(Object.fromEntries(headers)).toMatchObject(HEADERS);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    // The API never redirects.
    expect([headers.get('location'), Math.floor(status / 100) === 3]).toEqual([null, false]);
  }

  test.each(sampleCases(ENDPOINTS))(
    'of $id carries the security headers for every caller',
    async (endpoint) => {
      const url = ownedRecordPath(endpoint.path, owner) ?? endpointPath(endpoint, '2');
      for (const client of [api.client(), owner.member, administrator]) {
        const invalidBody = { unknownField: 'value' };
        expectSecurityHeaders(
          endpoint.method === 'GET' ? await client.get(url) : await client.post(url, invalidBody),
        );
      }
    },
  );

  test.each([
    ['a request for a file', '/api/docs/style.css', {}],
    ['a request for a page', '/api/docs', {}],
    ['an unknown path', '/api/nowhere', {}],
    ['a preflight', '/api/user/tasks', { method: 'OPTIONS', headers: { origin: 'http://localhost:3000' } }],
    ['an unsupported method', '/api/auth/me', { method: 'DELETE' }],
    ['an oversized body', '/api/auth/login', json('x'.repeat(200_000))],
    ['an unsupported content type', '/api/auth/login', { method: 'POST', body: 'x' }],
    ['broken JSON', '/api/auth/login', json('{')],
    ['a malformed path', '/api/blueprints/%E0%A4%A', {}],
  ])('to %s carries the security headers', async (_name, url, init) => {
    expectSecurityHeaders(await fetch(`${api.url}${url}`, { redirect: 'manual', ...init }));
  });

  function json(body: string) {
    return { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  }
});
