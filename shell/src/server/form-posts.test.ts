/** @jest-environment node */
import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_STATUS, type ErrorCode } from '@platform/contracts';
import { createLogger, readPageServerSettings, startPageServer } from '@platform/page-server';
import { openReleaseStore } from '@platform/releases';
import type { PageForm } from '@platform/kit';
import { createFormHandler } from './form-posts.ts';
import { createPageHandler } from './page-handler.ts';
import type { Snapshot } from './snapshot-composer.ts';

const FORM =
  '<form class="a" method="post"><p>Intro</p>' +
  '<div><label for="_R_1_">Username</label><input type="text" id="_R_1_" name="username" value=""/></div>' +
  '<div><label for="_R_2_">Email</label><input type="email" id="_R_2_" aria-describedby="_R_2_-hint" name="email" value=""/></div>' +
  '<div><label for="_R_3_">Password</label><div><input type="password" id="_R_3_" name="password" value=""/></div></div>' +
  '<textarea rows="7" name="message" id="_R_4_"></textarea>' +
  '<button type="submit">Send</button></form>';

const PAGES: Readonly<Record<string, PageForm | undefined>> = {
  '/login': { endpoint: 'auth.login' },
  '/login-link': { endpoint: 'auth.login', nextStep: { second_factor_required: '/second-step' } },
  '/register': {
    endpoint: 'auth.register',
    fromQuery: { referralCode: ['ref', 'referral'] },
    kept: { referralCode: 'From {value}' },
  },
  '/reset-password': {
    endpoint: 'auth.resetPassword',
    fromQuery: { token: ['token'] },
    done: { title: 'Your <password>', text: 'All right' },
    advice: { invalid_token: { text: 'It works <once>.', link: 'A new link', path: '//evil.example' } },
  },
  '/unsubscribe': {
    endpoint: 'notices.unsubscribe',
    fromQuery: { token: ['token'] },
    done: { title: 'Unsubscribed', text: 'Done' },
    doneInPlace: true,
  },
  '/support': {
    endpoint: 'support.openTicket',
    done: { title: 'Received', text: 'The reference is {reference}.' },
  },
  '/faq': undefined,
  // What no page may offer: a call for members, one that reads, one that does not exist.
  '/about': { endpoint: 'user.claimSignupBonus' },
  '/services': { endpoint: 'auth.me' },
  '/terms': { endpoint: 'no.such' },
};

const createVariant = (body: string) => ({
  isComplete: true,
  rendered: { head: '<title>Log in</title>', styles: '<style>a{}</style>', body },
});
const createVariants = (body: string) => ({ guest: createVariant(body), member: createVariant(body) });

const SECTIONS = {
  'mf-marketing': { title: 'The page', visibility: 'everybody', ownedPaths: ['/', ...Object.keys(PAGES)] },
};

const snapshot = {
  manifests: {
    shell: { version: '1.0.0-s', assets: { scripts: ['main.js'], fonts: [], chunks: {}, overlays: [] } },
    inlineScripts: {
      reportErrors: '',
      acceptForeignChanges: '',
      applyTheme: '',
      markSidebar: '',
      prefetchSession: '',
      recordChanges: '',
      startPage: '',
      applyStoredFont: '',
    },
    remotes: [
      {
        name: 'mf-marketing',
        baseUrl: '',
        pages: Object.entries(PAGES).map(([path, form]) => ({
          id: path,
          path,
          handle: { prerender: true, form },
        })),
        release: { assets: { chunks: {} } },
      },
    ],
    origin: 'http://localhost:3000',
    registry: { revision: 1, remotes: {}, sections: SECTIONS },
  },
  prerendered: {
    notFound: createVariants('<div id="page"><h1>404</h1></div>'),
    publicLayout: createVariants('layout'),
    memberLayout: createVariants('layout'),
    pages: new Map(
      Object.keys(PAGES).map((path) => [
        path,
        createVariants(`<main><div id="page"><h1>Page</h1>${FORM}</div></main>`),
      ]),
    ),
  },
} as unknown as Snapshot;

type ApiCall = {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
};

let answer: (response: ServerResponse) => void;
let calls: ApiCall[];
let address: string;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  const api = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      calls.push({ path: request.url, headers: request.headers, body });
      answer(response);
    });
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port } = api.address() as AddressInfo;
  const log = createLogger('shell', 'silent');
  const store = mkdtempSync(join(tmpdir(), 'form-posts-'));
  writeFileSync(join(store, 'registry.json'), '{"revision":1,"apps":{}}');
  const settings = readPageServerSettings('shell', {
    SHELL_PORT: '0',
    DATA_DIR: '/nonexistent',
    API_ORIGIN: `http://127.0.0.1:${port}`,
  });
  const server = await startPageServer({
    settings,
    log,
    files: { releases: openReleaseStore(store, log), app: 'shell', prefix: '/assets/' },
    pages: createPageHandler(() => snapshot, settings),
    forms: createFormHandler(() => snapshot, settings),
  });
  ({ address } = server);
  stop = async () => {
    await server.stop();
    await once(api.close(), 'close');
    rmSync(store, { recursive: true });
  };
});
afterAll(() => stop());
beforeEach(() => {
  calls = [];
  answer = (response) =>
    response.writeHead(200, { 'set-cookie': ['sid=1; HttpOnly', 'signed-in-0=1'] }).end('{}');
});

function answerWith(code: ErrorCode, changes: object = {}, headers: OutgoingHttpHeaders = {}): void {
  const body = { code, message: `It is ${code}.`, requestId: 'request-1', ...changes };
  answer = (response) => response.writeHead(ERROR_STATUS[code], headers).end(JSON.stringify(body));
}

async function post(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await fetch(address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('a login', () => {
  const credentials = { username: 'ada', password: 'enigma' };

  it('asks the API as the visitor, passes the session on and opens the dashboard', async () => {
    const { status, headers, html } = await post(
      '/login',
      { ...credentials, isAdmin: '1' },
      { cookie: 'known=1' },
    );

    expect(calls).toEqual([
      { path: '/api/auth/login', headers: expect.objectContaining({ cookie: 'known=1' }), body: credentials },
    ]);
    expect([status, headers.get('location'), html]).toEqual([303, '/dashboard', '']);
    expect(headers.getSetCookie()).toEqual(['sid=1; HttpOnly', 'signed-in-0=1']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/dashboard/tasks?q=a', '/dashboard/tasks?q=a'],
    ['/blueprint/é', '/blueprint/%C3%A9'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['/.//evil.example', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['/a\r\n: b', '/a:%20b'],
  ])('with the next page %j opens %s', async (next, location) => {
    const { status, headers } = await post(`/login?next=${encodeURIComponent(next)}`, credentials);

    expect([status, headers.get('location')]).toEqual([303, location]);
  });

  it.each([
    ['', '/second-step'],
    ['?next=/dashboard/tasks%3Fq=a', '/second-step?next=%2Fdashboard%2Ftasks%3Fq%3Da'],
  ])('with a second step goes on there, with the session that waits (%j)', async (query, location) => {
    answer = (response) => {
      response.writeHead(403, { 'content-type': 'application/json', 'set-cookie': 'sid=2; HttpOnly' });
      response.end(JSON.stringify({ code: 'second_factor_required', message: 'On.', requestId: 'r' }));
    };

    const { status, headers } = await post(`/login-link${query}`, credentials);

    expect([status, headers.get('location')]).toEqual([303, location]);
    expect(headers.getSetCookie()).toEqual(['sid=2; HttpOnly']);
  });

  it('takes no field from the address', async () => {
    answerWith('invalid_request');
    await post('/login?username=ada&password=enigma');

    expect(calls[0]?.body).toEqual({});
  });

  it('that fails shows the error and its advice, keeps the username and never the password', async () => {
    answerWith('invalid_credentials');
    const { status, headers, html } = await post('/login?next=/dashboard/tasks', credentials);

    expect(status).toBe(401);
    expect(headers.getSetCookie()).toEqual([]);
    expect(html).toContain(
      '<form class="a" method="post"><div class="form-answer" tabindex="-1" role="alert" autofocus>' +
        '<p>It is invalid_credentials.</p>' +
        '<p>Check your username and password, or reset your password.</p></div>',
    );
    expect(html).toContain('name="username" value="ada">');
    expect(html).not.toContain('enigma');
    expect(html).toContain('<title>Error: Log in</title>');
    expect(html).toContain('"keepsServerHtml":true');
  });

  it('beyond the limit says when to try again, in the header too', async () => {
    answerWith('rate_limited', {}, { 'retry-after': '120', 'x-request-id': 'request-1' });
    const { status, headers, html } = await post('/login', credentials);

    expect([status, headers.get('retry-after'), headers.get('x-request-id')]).toEqual([
      429,
      '120',
      'request-1',
    ]);
    expect(html).toContain('<p>It is rate_limited.</p><p>Try again in 2 minutes.</p>');
  });
});

describe('errors at fields', () => {
  it('are listed above the form and shown at each field; the first one has the focus', async () => {
    const details = [
      { path: 'email', message: 'Enter <an> "address"' },
      { path: 'password', message: 'Too short' },
      { path: 'referralCode', message: 'Not shown' },
    ];
    answerWith('invalid_request', { details });
    const { status, html } = await post('/register', { username: 'ada', email: 'a@b', password: 'x' });

    expect(status).toBe(400);
    expect(html).toContain(
      '<div class="form-answer" tabindex="-1" role="alert"><p>Correct the marked fields</p>' +
        '<ul><li><a href="#_R_2_">Enter &#60;an&#62; &#34;address&#34;</a></li><li><a href="#_R_3_">Too short</a></li></ul>',
    );
    expect(html).toContain(
      '<label for="_R_2_">Email</label><p class="field-error" id="_R_2_-error">Enter &#60;an&#62; &#34;address&#34;</p>' +
        '<input type="email" id="_R_2_" name="email" aria-invalid="true" aria-describedby="_R_2_-hint _R_2_-error" autofocus value="a@b">',
    );
    expect(html).toContain(
      '<input type="password" id="_R_3_" name="password" value="" aria-invalid="true" aria-describedby="_R_3_-error">',
    );
    expect(html).not.toContain('Not shown');
  });

  it('that the form does not have are shown as one error', async () => {
    answerWith('invalid_request', { details: [{ path: 'token', message: 'This link is incomplete' }] });

    expect((await post('/reset-password', { password: 'x' })).html).toContain(
      '<p>It is invalid_request.</p>',
    );
  });
});

it("answers with the form's own advice, and leads to no other site", async () => {
  answerWith('invalid_token');

  expect((await post('/reset-password')).html).toContain(
    '<p>It works &#60;once&#62;.</p><p><a href="/">A new link</a></p></div>',
  );
});

it.each(Object.keys(ERROR_STATUS) as ErrorCode[])(
  'answers %s of the API with its status and message',
  async (code) => {
    answerWith(code);
    const { status, html } = await post('/login', { username: 'ada' });

    expect(status).toBe(ERROR_STATUS[code]);
    expect(html).toContain(`role="alert" autofocus><p>It is ${code}.</p>`);
  },
);

it.each([
  ['a page of a proxy', 502, '<script>alert(1)</script>', 502],
  ['an empty error', 500, '', 500],
  ['a redirect', 302, 'moved', 502],
])('shows %s that takes the place of the API as text', async (_name, upstream, text, expected) => {
  answer = (response) => response.writeHead(upstream).end(text);
  const { status, html } = await post('/login', { username: 'ada' });

  expect(status).toBe(expected);
  expect(html).toContain('role="alert"');
  expect(html).not.toContain('<script>alert');
});

it.each([
  '"><script>alert(1)</script>',
  "' autofocus onfocus=alert(1) '",
  '</textarea><img src=x onerror=alert(1)>',
  '{{csp-nonce}}',
  '$& $1 $`',
])('shows %j again as text in fields and text areas', async (text) => {
  answerWith('unavailable');
  const { html } = await post('/support', { username: text, email: text, message: text });
  const escaped = text.replaceAll(/[&<>"'{}]/g, (character) => `&#${character.charCodeAt(0)};`);

  expect(html).toContain(`name="email" value="${escaped}">`);
  expect(html).toContain(`id="_R_4_">\n${escaped}</textarea>`);
  expect(html.includes(text) && /[<>"'{}]/.test(text)).toBe(false);
});

describe('a sign-up', () => {
  const account = { username: 'ada', email: 'ada@example.org', password: 'enigma' };
  const [TYPED, KEPT] = [{ ...account, fullName: '', referralCode: 'TYPED' }, 'form-referralCode-0=KEPT'];

  it.each([
    ['?ref=%20FRIEND1%20', 'FRIEND1'],
    ['?referral=FRIEND1', 'FRIEND1'],
    ['?ref=&referral=FRIEND1).', 'FRIEND1'],
    ['?ref=FRIEND1%E2%80%8B', 'FRIEND1'],
    [`?ref=${'A'.repeat(201)}`, undefined],
    ['?ref=%00', 'KEPT'],
    ['', 'KEPT'],
  ])('with /register%s sends the code %s, and forgets the kept one', async (query, referralCode) => {
    const { status, headers } = await post(`/register${query}`, TYPED, { cookie: KEPT });
    expect([status, calls[0]?.body]).toEqual([303, { ...account, referralCode }]);
    expect(String(headers.getSetCookie())).toMatch(/form-referralCode-0=; [^,]*Max-Age=0/);
  });
});

describe('a form with a message of success', () => {
  async function postAndFollow(path: string, fields: Record<string, string>) {
    const { status, headers, html } = await post(path, fields);
    expect([status, html]).toEqual([303, '']);
    const location = headers.get('location') ?? '';
    return { location, html: await (await fetch(address + location)).text() };
  }

  it('leads to its page, where the message replaces it, so that a reload sends nothing', async () => {
    answer = (response) => response.writeHead(204).end();
    const { location, html } = await postAndFollow('/reset-password?token=one-time', {
      password: 'a new one',
    });

    expect(calls[0]).toMatchObject({
      path: '/api/auth/reset-password',
      body: { token: 'one-time', password: 'a new one' },
    });
    expect(location).not.toContain('one-time');
    expect(html).not.toContain('<form');
    expect(html).toContain(
      'role="status" data-tone="available" autofocus><h2>Your &#60;password&#62;</h2><p>All right</p>',
    );
  });

  it('follows the one click of a mail program (RFC 8058), which sends a field of its own and follows no redirect', async () => {
    answer = (response) => response.writeHead(204).end();
    const { status, html } = await post('/unsubscribe?token=of-a-mail', { 'List-Unsubscribe': 'One-Click' });

    expect(calls[0]).toMatchObject({ path: '/api/unsubscribe', body: { token: 'of-a-mail' } });
    expect(status).toBe(200);
    expect(html).toContain('<h2>Unsubscribed</h2>');
  });

  it('shows the field of the response that it names, and nothing else of it', async () => {
    answer = (response) => response.writeHead(201).end('{"reference":"T-<1>","secret":"s-1"}');
    const { location, html } = await postAndFollow('/support', { message: 'Hello' });

    expect(html).toContain('<p>The reference is T-&#60;1&#62;.</p>');
    expect(Buffer.from(location, 'base64url').toString()).not.toContain('s-1');
  });

  it('is not replaced by a message that a stranger has put together, or that is of another page', async () => {
    const { location } = await postAndFollow('/support', { message: 'Hello' });
    const forged = Buffer.from('{"reference":"Call 555 0100"}').toString('base64url');
    const [, signature] = location.split('.');
    const query = location.slice(location.indexOf('?'));

    for (const path of [`/support?done=${forged}.${signature}`, '/support?done=', `/reset-password${query}`])
      expect(await (await fetch(address + path)).text()).toContain('<form');
  });
});

describe('without a call of the API, the page answers', () => {
  it.each([
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }, 403, 'came from another site'],
    [
      'another origin in an old browser',
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      403,
      'another site',
    ],
    ['another content type', { 'content-type': 'text/plain' }, 415, 'accepts only what its own form sends'],
  ])('%s', async (_name, headers, status, text) => {
    const response = await post('/login', { username: 'planted' }, headers);

    expect([response.status, calls]).toEqual([status, []]);
    expect(response.html).toContain(text);
    expect(response.html).toContain('<h1>Page</h1>');
    expect(response.html).not.toContain('planted');
  });

  it('a form that is too large', async () => {
    const { status, html } = await post('/login', { username: 'a'.repeat(70_000) });

    expect([status, calls]).toEqual([413, []]);
    expect(html).toContain('<p>What you entered is larger than 64 KB.</p>');
  });

  it.each(['/faq', '/about', '/services', '/terms', '/nowhere', '/registry.json'])(
    'a form for %s, which has none, with 405',
    async (path) => {
      const { status, headers, html } = await post(path, { a: '1' });

      expect([status, headers.get('allow'), calls]).toEqual([405, 'GET, HEAD', []]);
      expect(html).toContain('<p>Nothing was sent, because this page has no form.</p>');
      expect(html).toContain(path in PAGES ? '<h1>Page</h1>' : '<h1>404</h1>');
    },
  );
});

it('gives the inserted style a nonce', async () => {
  answerWith('unavailable');
  const { headers, html } = await post('/login');
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];

  expect(html).toContain(`<style nonce="${nonce}">\n.form-answer`);
  expect(html).not.toMatch(/<style>|<script>| style=/);
});
