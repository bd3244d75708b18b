import net from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import {
  cleanUp,
  createSettings,
  sendRequest,
  startTestServer,
  startUpstream,
} from '../test/page-server.factory.ts';
import type { PageHandler } from './pages.ts';
import { StartError } from '@platform/server-kit/node-utils';
import { createMetrics } from '@platform/server-kit/telemetry';

afterEach(cleanUp);

const handlePage: PageHandler = ({ path, query, cookie }) => {
  if (path === '/registry.json') {
    return { kind: 'data', status: 200, type: 'application/json', cacheControl: 'no-cache', body: '{}' };
  }
  if (path === '/moved') return { kind: 'redirect', status: 302, path: query.get('to') ?? '/' };
  if (path === '/remembered') return { kind: 'redirect', status: 302, path: '/', cookie: 'seen=1; Path=/' };
  if (path === '/with-sources') {
    const sources = { origins: ['http://localhost:3002'], connect: ['ws://localhost:3002'] };
    return { kind: 'document', status: 200, html: '<p>text</p>', sources };
  }
  if (path === '/throws') throw new Error('page failed');
  if (path !== '/') return undefined;
  const html = `<script nonce="{{csp-nonce}}"></script><style nonce="{{csp-nonce}}"></style>${cookie('hint') ?? ''}`;
  return { kind: 'document', status: 200, html };
};

describe('every response', () => {
  it.each([
    ['GET', '/', 200],
    ['GET', '/registry.json', 200],
    ['GET', '/healthz', 200],
    ['GET', '/1.0.0-aaaa0000/main.js', 200],
    ['GET', '/1.0.0-aaaa0000/none.js', 404],
    ['GET', '/nothing', 404],
    ['GET', '/moved', 302],
    ['GET', '/throws', 500],
    ['GET', '/..', 400],
    ['GET', `/${'a'.repeat(5000)}`, 414],
    ['POST', '/', 405],
    ['GET', '/api/x', 200],
    ['GET', '/.well-known/jwks.json', 200],
    ['GET', '/.well-known/other', 404],
    ['DELETE', '/api/%zz', 400],
  ])('to %s %s has status %i and the security headers', async (method, path, status) => {
    const upstream = await startUpstream((_request, response) => response.end('ok'));
    const env = {
      APP_ENV: 'production',
      TRUST_PROXY: '1',
      OPERATOR_NAME: 'Skill Works Ltd',
      OPERATOR_ADDRESS: '5 Market Street, Leeds',
      OPERATOR_EMAIL: 'office@skill-works.example',
      FORWARDER_SECRET: 's'.repeat(32),
      API_ORIGIN: upstream,
    };
    const response = await sendRequest(
      await startTestServer({ settings: createSettings(env), pages: handlePage }),
      path,
      {
        method,
      },
    );
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(
        /frame-ancestors 'none'; report-uri \/api\/reports; report-to csp$/,
      ),
      'reporting-endpoints': 'csp="/api/reports"',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });

  it('to /healthz says ok and nothing else', async () => {
    expect((await sendRequest(await startTestServer(), '/healthz')).text).toBe('ok\n');
  });

  it('omits HSTS outside production', async () => {
    expect(
      (await sendRequest(await startTestServer(), '/')).headers['strict-transport-security'],
    ).toBeUndefined();
  });

  it.each([
    ['a malformed request', 'NONSENSE', '400 Bad Request'],
    ['a request without a host', 'GET / HTTP/1.1', '400 Bad Request'],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: wonders', '417 Expectation Failed'],
  ])('to %s has the security headers and the error shape too', async (_name, input, status) => {
    const { port } = new URL(await startTestServer());
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.write(`${input}\r\n\r\n`);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain("frame-ancestors 'none'");
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid_request', requestId: expect.any(String) });
  });
});

describe('a page', () => {
  it('gets a fresh nonce per response, in the policy and in the HTML', async () => {
    const origin = await startTestServer({
      pages: handlePage,
      pageSources: () => ({ origins: ['http://remote.example'], connect: ['ws://dev'] }),
    });
    const [first, second] = [await sendRequest(origin, '/'), await sendRequest(origin, '/')];
    const policy = String(first.headers['content-security-policy']);
    const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1];
    expect(first.text).toBe(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`);
    expect(second.text).not.toBe(first.text);
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(first.headers.etag).toBeUndefined();
  });

  it('has a policy that allows only the listed origins and no inline code', async () => {
    const origin = await startTestServer({
      pages: handlePage,
      pageSources: () => ({ origins: ['http://remote.example'], connect: ['ws://dev'] }),
    });
    const policy = String((await sendRequest(origin, '/')).headers['content-security-policy']);
    expect(policy.replaceAll(/'nonce-[\w+/=]+'/g, "'nonce'").split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' http://remote.example 'nonce'",
      // Hash of the empty string: styled-components inserts an empty `<style>` and fills it later.
      "style-src 'self' http://remote.example 'nonce' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "img-src 'self' http://remote.example data:",
      "font-src 'self' http://remote.example",
      "connect-src 'self' http://remote.example ws://dev",
      "manifest-src 'self'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'report-uri /api/reports',
      'report-to csp',
    ]);
  });

  it('blocks scripts without integrity on a page that requires it', async () => {
    const origin = await startTestServer({
      pages: ({ path }) => ({ kind: 'document', status: 200, html: '', requiresIntegrity: path === '/' }),
    });
    const readPolicy = async (path: string) => (await sendRequest(origin, path)).headers['integrity-policy'];
    expect(await readPolicy('/')).toBe('blocked-destinations=(script)');
    expect(await readPolicy('/old')).toBeUndefined();
  });

  it('is compressed on the fly', async () => {
    const html = `<p>${'word '.repeat(1000)}</p>`;
    const origin = await startTestServer({ pages: () => ({ kind: 'document', status: 404, html }) });
    const { status, headers, body } = await sendRequest(origin, '/', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(body).toString()).toBe(html);
  });

  it('can read the cookies of the request', async () => {
    const origin = await startTestServer({ pages: handlePage });
    expect((await sendRequest(origin, '/', { headers: { cookie: 'other=2; hint=1' } })).text).toMatch(/1$/);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a\r\nset-cookie: x'])(
    'never redirects to %j',
    async (to) => {
      const { status, headers } = await sendRequest(
        await startTestServer({ pages: handlePage }),
        `/moved?to=${encodeURIComponent(to)}`,
      );
      expect(status).toBe(500);
      expect(headers.location).toBeUndefined();
    },
  );
});

it('adds the sources of one page to those of all, for this page only', async () => {
  const origin = await startTestServer({
    pages: handlePage,
    pageSources: () => ({ origins: ['https://remote.example'] }),
  });
  const readPolicy = async (path: string) =>
    String((await sendRequest(origin, path)).headers['content-security-policy']);
  expect(await readPolicy('/with-sources')).toContain(
    "connect-src 'self' https://remote.example http://localhost:3002 ws://localhost:3002;",
  );
  expect(await readPolicy('/')).not.toContain('localhost:3002');
});

it('sets the cookie of a redirect', async () => {
  const { headers } = await sendRequest(await startTestServer({ pages: handlePage }), '/remembered');
  expect(headers).toMatchObject({ location: '/', 'set-cookie': ['seen=1; Path=/'] });
});

it('names the port in use and the setting to change', async () => {
  const { port } = new URL(await startTestServer());
  const second = startTestServer({ settings: createSettings({ DASHBOARD_PORT: port }) });
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use by another program.`);
  await expect(second).rejects.toThrow('set DASHBOARD_PORT to a free port');
});

it('answers a malformed address with the page of a path that no page has', async () => {
  const origin = await startTestServer({
    pages: ({ path }) => ({ kind: 'document', status: 404, html: `<h1>${path}</h1>` }),
    pathOfNoPage: '/404',
  });
  for (const path of ['//path', '/%00', '/%zz', '/a\\b'])
    expect(await sendRequest(origin, path)).toMatchObject({ status: 404, text: '<h1>/404</h1>' });
  expect((await sendRequest(origin, '/api/%zz')).status).toBe(400);
  expect((await sendRequest(origin, '//path', { method: 'POST' })).status).toBe(400);
});

it('sends data again only if it is not what the client has', async () => {
  const origin = await startTestServer({ pages: handlePage });
  const first = await sendRequest(origin, '/registry.json');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect(await sendRequest(origin, '/registry.json', { headers })).toMatchObject({ status: 304, text: '' });
  const others = { 'if-none-match': 'W/"other"' };
  expect(await sendRequest(origin, '/registry.json', { headers: others })).toMatchObject({ text: '{}' });
});

it('reports the revision of the registry that its pages are made from', async () => {
  const metrics = createMetrics('shell', { dataDir: __dirname, revision: 'a1b2c3' });
  await startTestServer({ metrics, getServedRevision: () => 7 });
  expect(await metrics.registry.metrics()).toContain('release_registry_revision{service="shell"} 7');
});
