import { aMember, aPerson, anAdministrator } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const LISTED = 'http://localhost:3000';
const STRANGE = 'https://evil.example';

describe('a call that changes something', () => {
  const own = () => api.url;
  const cases: [string, () => Record<string, string>, boolean][] = [
    ['no browser', () => ({}), true],
    ['the same origin', () => ({ 'sec-fetch-site': 'same-origin', origin: own() }), true],
    ['the address bar', () => ({ 'sec-fetch-site': 'none' }), true],
    ['a listed origin of the same site', () => ({ 'sec-fetch-site': 'same-site', origin: LISTED }), true],
    ['a listed origin of another site', () => ({ 'sec-fetch-site': 'cross-site', origin: LISTED }), true],
    [
      'another origin of the same site',
      () => ({ 'sec-fetch-site': 'same-site', origin: 'http://localhost:9' }),
      false,
    ],
    ['another site', () => ({ 'sec-fetch-site': 'cross-site', origin: STRANGE }), false],
    ['another site without an origin', () => ({ 'sec-fetch-site': 'cross-site' }), false],
    ['a sandboxed page', () => ({ 'sec-fetch-site': 'cross-site', origin: 'null' }), false],
    ['an unknown kind of site', () => ({ 'sec-fetch-site': 'elsewhere' }), false],
    ['an old browser on a listed origin', () => ({ origin: LISTED }), true],
    ['an old browser on the own origin', () => ({ origin: own() }), true],
    ['an old browser on another site', () => ({ origin: STRANGE }), false],
    ['an old browser on a page without an origin', () => ({ origin: 'null' }), false],
  ];

  test.each(cases)('from %s', async (_name, headers, passes) => {
    for (const path of [
      '/api/auth/login',
      '/api/auth/register',
      '/api/auth/logout',
      '/api/user/claim-signup-bonus',
    ]) {
      const { body } = await api.client().post(path, undefined, { headers: headers() });
      expect(body.code === 'cross_site_request').toBe(!passes);
    }
  });

  test('from another site does nothing, with the cookie too', async () => {
    const member = await aMember(api);
    const headers = { 'sec-fetch-site': 'cross-site', origin: STRANGE };

    const { status } = await member.post('/api/user/claim-signup-bonus', undefined, { headers });

    expect(status).toBe(403);
    expect((await member.get('/api/auth/me')).body.signupBonusClaimed).toBe(false);
  });

  test('takes the own origin from our forwarder only', async () => {
    const send = (secret: string) =>
      api.client().post('/api/auth/logout', undefined, {
        headers: {
          origin: 'https://shop.example',
          'x-forwarded-host': 'shop.example',
          'x-forwarded-proto': 'https',
          'x-forwarder-secret': secret,
        },
      });

    expect((await send(api.settings.forwarderSecret)).status).toBe(204);
    expect((await send('a guess')).status).toBe(403);
  });
});

describe('other origins', () => {
  test('a listed one may read answers, with cookies', async () => {
    const { headers } = await api.client().get('/api/blueprints', { headers: { origin: LISTED } });

    expect(headers.get('access-control-allow-origin')).toBe(LISTED);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toContain('Origin');
  });

  test.each([STRANGE, 'null', 'http://localhost:3000.evil.example', 'HTTP://LOCALHOST:3000'])(
    '%s may not',
    async (origin) => {
      const { headers } = await api.client().get('/api/blueprints', { headers: { origin } });

      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    },
  );

  test('a preflight is answered for listed ones', async () => {
    const preflight = (origin: string) =>
      fetch(`${api.url}/api/user/tasks`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const [listed, strange] = [await preflight(LISTED), await preflight(STRANGE)];

    expect([listed.status, listed.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, POST']);
    expect(strange.headers.get('access-control-allow-methods')).toBeNull();
  });
});

describe('every answer', () => {
  test.each(['/api/blueprints', '/api/auth/me', '/api/nowhere', '/healthz'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await api.client().get(path);

      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      });
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );
});

describe('in production', () => {
  let production: TestApi;
  beforeAll(async () => {
    production = await startTestApi({ production: true });
  });
  afterAll(() => production.stop());

  test('cookies are bound to their host and to https', async () => {
    const { cookies, headers } = await production.client().post('/api/auth/register', aPerson());

    expect(cookies.find((line) => line.startsWith('__Host-sid='))).toMatch(
      /Path=\/;.*HttpOnly; Secure; SameSite=Lax/,
    );
    expect(cookies.find((line) => line.startsWith('signed-in=1'))).toMatch(/Secure/);
    expect(cookies.join()).not.toMatch(/Domain/i);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('there are no demo accounts', async () => {
    expect(
      await production.database.connection
        .collection('users')
        .countDocuments({ usernameKey: { $in: ['demo', 'admin'] } }),
    ).toBe(0);
  });

  test("the API's document is for administrators", async () => {
    const administrator = await anAdministrator(production);
    for (const path of ['/api/docs', '/api/openapi.json', '/api/docs/swagger-ui.css', '/api/docs/']) {
      expect((await production.client().get(path)).status).toBe(401);
    }
    expect((await (await aMember(production)).get('/api/openapi.json')).status).toBe(403);
    expect((await administrator.get('/api/openapi.json')).status).toBe(200);
  });

  test.each(['/healthz', '/readyz'])('%s says that all is well and nothing else', async (path) => {
    const { status, body } = await production.client().get(path);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });
});
