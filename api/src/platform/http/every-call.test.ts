import { ENDPOINTS, type Endpoint } from '@platform/contracts';
import { ObjectSchema } from 'yup';
import { NO_ID, addressOf } from '../../testing/calls.ts';
import { contentOf } from '../../testing/content.ts';
import { anAdministrator, type SignedIn } from '../../testing/factories.ts';
import { addressOfRecord, anOwner, type Owner } from '../../testing/records.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** Rules that every call keeps, whoever adds one: each test is made from the contract. */

let api: TestApi;
let administrator: SignedIn;
let owner: Owner;
beforeAll(async () => {
  api = await startTestApi();
  owner = await anOwner(api);
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

const GETS = ENDPOINTS.filter(({ method }) => method === 'GET');
const POSTS = ENDPOINTS.filter(({ method }) => method === 'POST');
const QUERIES = GETS.flatMap((endpoint) =>
  fieldsOf(endpoint.query).map((field) => ({ id: endpoint.id, field, address: addressOf(endpoint, '1') })),
);

function fieldsOf(schema: Endpoint['query']): string[] {
  return schema instanceof ObjectSchema ? Object.keys(schema.fields as object) : [];
}

describe('a query', () => {
  test.each(ENDPOINTS)('of $id takes no name that it does not know', async (endpoint) => {
    for (const name of ['unknown', 'constructor', '__proto__', 'hasOwnProperty']) {
      const address = `${addressOf(endpoint, '1')}?${name}=1`;
      const { status, body } =
        endpoint.method === 'GET' ? await administrator.get(address) : await administrator.post(address);

      expect([name, status, body.code]).toEqual([name, 400, 'invalid_request']);
    }
  });

  test.each(QUERIES)('of $id takes text as $field, no operator and no list', async ({ field, address }) => {
    for (const query of [`${field}[$ne]=1`, `${field}[]=1`, `${field}=1&${field}=2`, `${field}=%00`]) {
      const { status, body } = await administrator.get(`${address}?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'invalid_request']);
    }
  });
});

describe('a search', () => {
  const searched = GETS.filter(({ query, responseType }) => fieldsOf(query).includes('q') && !responseType);
  const search = async (endpoint: Endpoint, q: string) =>
    administrator.get(`${addressOf(endpoint)}?q=${encodeURIComponent(q)}`);

  test.each(searched)('of $id looks for the text and follows no pattern in it', async (endpoint) => {
    for (const q of ['.*', '^', 'member.', '(', '\\', '%', '{"$gt":""}']) {
      const { status, body } = await search(endpoint, q);
      expect([q, status, body.items]).toEqual([q, 200, []]);
    }
  });

  test.each(searched)('of $id takes 100 characters at most', async (endpoint) => {
    expect((await search(endpoint, 'x'.repeat(100))).status).toBe(200);
    expect((await search(endpoint, 'x'.repeat(101))).status).toBe(400);
  });
});

describe('an address', () => {
  const named = ENDPOINTS.filter(({ params }) => params);

  test.each(named)('of $id takes an operator for a text like any other', async (endpoint) => {
    const call = (text: string) => {
      const address = addressOf(endpoint, text);
      return endpoint.method === 'GET' ? administrator.get(address) : administrator.post(address);
    };
    const unknown = await call(NO_ID);

    for (const text of ['{"$ne":null}', '[object Object]', '$where', '__proto__', "' || '1'=='1"]) {
      const { status, body } = await call(text);
      expect([text, status, body.code]).toEqual([text, unknown.status, unknown.body.code]);
    }
  });
});

describe('what another site makes a browser send', () => {
  test.each(POSTS)('is not carried out by $id, with a body and without', async (endpoint) => {
    const address = addressOf(endpoint);
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const before = await contentOf(api);
    for (const answer of [
      await administrator.post(address, undefined, { headers }),
      await administrator.post(address, {}, { headers }),
      await administrator.post(address, undefined, { headers: { origin: 'https://evil.example' } }),
      await administrator.post(address, undefined, { headers: { 'sec-fetch-site': 'same-site' } }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'cross_site_request']);
    }
    expect(await contentOf(api)).toEqual(before);
  });
});

describe('a GET', () => {
  // Who takes a list out is written down; that is no change of anything.
  const written = () => contentOf(api, ['audit_log']);

  test.each(GETS)(
    'of $id changes nothing, asked as GET or HEAD, by its owner or by staff',
    async (endpoint) => {
      const address = addressOfRecord(endpoint.path, owner) ?? addressOf(endpoint, '2');
      const before = await written();
      for (const client of [owner.member, administrator, api.client()]) {
        await client.get(address);
        expect((await head(client, address)).body).toBe('');
      }
      expect(await written()).toEqual(before);
    },
  );

  async function head(client: TestClient, address: string) {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${api.url}${address}`, { method: 'HEAD', headers: { cookie } });
    return { body: await response.text() };
  }
});

describe('an answer', () => {
  const HEADERS = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  function expectShielded({ headers, status }: { headers: Headers; status: number }): void {
    expect(Object.fromEntries(headers)).toMatchObject(HEADERS);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    // Nobody is sent elsewhere.
    expect([headers.get('location'), Math.floor(status / 100) === 3]).toEqual([null, false]);
  }

  test.each(ENDPOINTS)('of $id is shielded, whoever asks', async (endpoint) => {
    const address = addressOfRecord(endpoint.path, owner) ?? addressOf(endpoint, '2');
    for (const client of [api.client(), owner.member, administrator]) {
      const wrong = { nobody: 'takes this' };
      expectShielded(
        endpoint.method === 'GET' ? await client.get(address) : await client.post(address, wrong),
      );
    }
  });

  test.each([
    ['a file', '/api/docs/swagger-ui.css', {}],
    ['a page', '/api/docs', {}],
    ['no address', '/api/nowhere', {}],
    ['a preflight', '/api/user/tasks', { method: 'OPTIONS', headers: { origin: 'http://localhost:3000' } }],
    ['a method that is none', '/api/auth/me', { method: 'DELETE' }],
    ['a body too large', '/api/auth/login', json('x'.repeat(200_000))],
    ['another content type', '/api/auth/login', { method: 'POST', body: 'x' }],
    ['broken JSON', '/api/auth/login', json('{')],
    ['a broken address', '/api/blueprints/%E0%A4%A', {}],
  ])('to %s is shielded', async (_name, address, sent) => {
    expectShielded(await fetch(`${api.url}${address}`, { redirect: 'manual', ...sent }));
  });

  function json(body: string) {
    return { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  }
});
