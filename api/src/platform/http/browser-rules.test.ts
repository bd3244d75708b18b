import { createMember, newRegistration, createAdministrator } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ALLOWED = 'http://localhost:3000';
const FOREIGN = 'https://evil.example';

describe('a state-changing request', () => {
  type Case = [name: string, headers: () => Record<string, string>];
  const ownOrigin = () => api.url;
  const accepted: Case[] = [
    ['a client that is not a browser', () => ({})],
    ['the same origin', () => ({ 'sec-fetch-site': 'same-origin', origin: ownOrigin() })],
    ['the address bar', () => ({ 'sec-fetch-site': 'none' })],
    ['an allowed origin on the same site', () => ({ 'sec-fetch-site': 'same-site', origin: ALLOWED })],
    ['an allowed origin on another site', () => ({ 'sec-fetch-site': 'cross-site', origin: ALLOWED })],
    ['an allowed origin in an old browser', () => ({ origin: ALLOWED })],
    ['the same origin in an old browser', () => ({ origin: ownOrigin() })],
  ];
  const rejected: Case[] = [
    [
      'another origin on the same site',
      () => ({ 'sec-fetch-site': 'same-site', origin: 'http://localhost:9' }),
    ],
    ['another site', () => ({ 'sec-fetch-site': 'cross-site', origin: FOREIGN })],
    ['another site without an Origin header', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['a sandboxed page', () => ({ 'sec-fetch-site': 'cross-site', origin: 'null' })],
    ['an unknown kind of site', () => ({ 'sec-fetch-site': 'elsewhere' })],
    ['another site in an old browser', () => ({ origin: FOREIGN })],
    ['an opaque origin in an old browser', () => ({ origin: 'null' })],
  ];

  test.each([
    ...accepted.map(([name, headers]) => ['accepted', name, headers] as const),
    ...rejected.map(([name, headers]) => ['rejected', name, headers] as const),
  ])('is %s from %s', async (outcome, _name, headers) => {
    for (const path of [
      '/api/auth/login',
      '/api/auth/register',
      '/api/auth/logout',
      '/api/user/claim-signup-bonus',
    ]) {
      const { body } = await api.client().post(path, undefined, { headers: headers() });
      expect(body.code === 'cross_site_request').toBe(outcome === 'rejected');
    }
  });

  test('from another site has no effect even with a session cookie', async () => {
    const member = await createMember(api);
    const headers = { 'sec-fetch-site': 'cross-site', origin: FOREIGN };

    const { status } = await member.post('/api/user/claim-signup-bonus', undefined, { headers });

    expect(status).toBe(403);
    expect((await member.get('/api/auth/me')).body.signupBonusClaimed).toBe(false);
  });

  test('may name its own origin in forwarded headers only if it comes from a trusted forwarder', async () => {
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

describe('CORS', () => {
  test('lets an allowed origin read responses with credentials', async () => {
    const { headers } = await api.client().get('/api/blueprints', { headers: { origin: ALLOWED } });

    expect(headers.get('access-control-allow-origin')).toBe(ALLOWED);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toContain('Origin');
  });

  test.each([FOREIGN, 'null', 'http://localhost:3000.evil.example', 'HTTP://LOCALHOST:3000'])(
    'does not let %s read responses',
    async (origin) => {
      const { headers } = await api.client().get('/api/blueprints', { headers: { origin } });

      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    },
  );

  test('grants preflight requests of allowed origins only', async () => {
    const preflight = (origin: string) =>
      fetch(`${api.url}/api/user/tasks`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const [allowed, foreign] = [await preflight(ALLOWED), await preflight(FOREIGN)];

    expect([allowed.status, allowed.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, POST']);
    expect(foreign.headers.get('access-control-allow-methods')).toBeNull();
  });
});

describe('every response', () => {
  test.each(['/api/blueprints', '/api/auth/me', '/api/nowhere', '/healthz'])(
    'to %s carries the security headers',
    async (path) => {
      const { headers } = await api.client().get(path);

      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';report-uri /api/reports;report-to csp",
        'reporting-endpoints': 'csp="/api/reports"',
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

  test('cookies are bound to their host and to HTTPS', async () => {
    const { cookies, headers } = await production.client().post('/api/auth/register', newRegistration());

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

  test('the API documentation requires an administrator', async () => {
    const administrator = await createAdministrator(production);
    for (const path of ['/api/docs', '/api/openapi.json', '/api/docs/style.css', '/api/docs/']) {
      expect((await production.client().get(path)).status).toBe(401);
    }
    expect((await (await createMember(production)).get('/api/openapi.json')).status).toBe(403);
    expect((await administrator.get('/api/openapi.json')).status).toBe(200);
  });

  test('a process that stops is up, but not ready', async () => {
    const stopping = await api.startSecondInstance();
    stopping.app.announceStop();
    expect((await stopping.client().get('/healthz')).status).toBe(200);
    expect((await stopping.client().get('/readyz')).status).toBe(503);
    expect((await api.client().get('/readyz')).status).toBe(200);
    await stopping.stop();
  });

  test.each(['/healthz', '/readyz'])('%s reports its status without details', async (path) => {
    const { status, body } = await production.client().get(path);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });
});
