import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ production: true, trustedHops: 1 });
});
afterAll(() => api.stop());
beforeEach(() => {
  api.app.reportLog.flush();
  api.logLines.splice(0);
});

const SHELL = 'http://localhost:3000';
let lastAddress = 0;

/** Sends a body from an address of its own, unless one is given. */
function send(body: unknown, type: string, { address = `10.0.1.${(lastAddress += 1)}`, headers = {} } = {}) {
  return fetch(`${api.url}/api/reports`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-forwarded-for': address,
      'x-forwarded-host': 'localhost:3000',
      'x-forwarded-proto': 'http',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function readLoggedReports(): { reports: unknown[]; others: number }[] {
  api.app.reportLog.flush();
  return api.logLines
    .map((line) => JSON.parse(line) as { msg: string; reports: unknown[]; others: number })
    .filter(({ msg }) => msg === 'browser reports')
    .map(({ reports, others }) => ({ reports, others }));
}

const VIOLATION = {
  'document-uri': `${SHELL}/blueprint/7?coupon=maria#top`,
  referrer: `${SHELL}/login?next=secret`,
  'violated-directive': "script-src-elem 'self'",
  'blocked-uri': 'https://evil.example/steal?cookie=abc',
  'source-file': `${SHELL}/assets/1.0.0-ab12cd34/main.1a2b3c4d.js?x=1`,
  'script-sample': 'alert("maria@example.org")',
};
const ERROR = { kind: 'error', page: '/dashboard/submissions/65a0', message: 'x is undefined', source: '' };

test('a violation (report-uri) is logged without queries, ids, referrer and sample', async () => {
  const { status } = await send({ 'csp-report': VIOLATION }, 'application/csp-report');

  expect(status).toBe(204);
  expect(readLoggedReports()).toEqual([
    {
      reports: [
        {
          kind: 'csp',
          page: `${SHELL}/blueprint/:id`,
          what: 'script-src-elem https://evil.example',
          source: `${SHELL}/assets/1.0.0-ab12cd34/main.1a2b3c4d.js`,
          count: 1,
        },
      ],
      others: 0,
    },
  ]);
});

test('violations of the Reporting API are logged, and its other reports are not', async () => {
  const body = {
    documentURL: `${SHELL}/dashboard`,
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    disposition: 'enforce',
  };
  const list = [
    { type: 'csp-violation', age: 1, url: body.documentURL, user_agent: 'Browser of maria', body },
    { type: 'deprecation', age: 1, url: body.documentURL, user_agent: 'x', body: { message: 'old' } },
  ];
  expect((await send(list, 'application/reports+json')).status).toBe(204);

  const [line] = readLoggedReports();
  expect(line?.reports).toEqual([
    { kind: 'csp', page: `${SHELL}/dashboard`, what: 'style-src-attr inline', source: '', count: 1 },
  ]);
  expect(JSON.stringify(api.logLines)).not.toContain('maria');
});

test('errors of a page are masked again, and equal ones are counted in one line', async () => {
  const personal = {
    kind: 'rejection',
    page: '/dashboard/jane%20doe/42',
    message: 'cannot send "12 High Street" to jane@example.org, code 4711',
    source: 'https://localhost:1/private',
  };
  for (let index = 0; index < 3; index += 1) {
    expect((await send({ errors: [ERROR, personal] }, 'application/json')).status).toBe(204);
  }

  expect(readLoggedReports()).toEqual([
    {
      reports: [
        {
          kind: 'error',
          page: `${SHELL}/dashboard/submissions/:id`,
          what: 'x is undefined',
          source: '',
          count: 3,
        },
        {
          kind: 'rejection',
          page: `${SHELL}/dashboard/:id/:id`,
          what: 'cannot send … to … code 0000',
          source: 'https://localhost:1',
          count: 3,
        },
      ],
      others: 0,
    },
  ]);
});

test('one line names twenty different reports and counts the others', async () => {
  const errors = 'abcdefghij'.split('').map((letter) => ({ ...ERROR, message: letter }));
  for (const kind of ['error', 'rejection', 'resource'])
    await send({ errors: errors.map((error) => ({ ...error, kind })) }, 'application/json');

  const lines = readLoggedReports();
  expect(lines.map(({ reports, others }) => [reports.length, others])).toEqual([[20, 10]]);
  expect(readLoggedReports()).toHaveLength(1);
});

test('a made-up host or page leaves nothing but a short text', async () => {
  const headers = { 'x-forwarded-host': `${'a'.repeat(3_000)}/secret` };
  await send({ errors: [{ ...ERROR, page: '.evil.example/maria' }] }, 'application/json');
  await send({ errors: [{ ...ERROR, page: '/x?maria' }] }, 'application/json', { headers });

  const [line] = readLoggedReports();
  const pages = (line?.reports as { page: string }[]).map(({ page }) => page);
  expect(pages[0]).not.toContain('maria');
  expect(pages[1]).not.toMatch(/maria|secret/);
  expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(200);
});

test('reports about pages of other sites are dropped', async () => {
  const foreign = { ...VIOLATION, 'document-uri': 'https://other.example/' };
  expect((await send({ 'csp-report': foreign }, 'application/csp-report')).status).toBe(204);
  expect(readLoggedReports()).toEqual([]);
});

test.each([
  ['another content type', { errors: [ERROR] }, 'text/plain', 415],
  ['broken JSON', '{', 'application/json', 400],
  ['an empty body', '', 'application/json', 400],
  ['an unknown field', { errors: [{ ...ERROR, user: 'maria' }] }, 'application/json', 400],
  ['an unknown kind', { errors: [{ ...ERROR, kind: 'other' }] }, 'application/json', 400],
  ['a long message', { errors: [{ ...ERROR, message: 'x'.repeat(121) }] }, 'application/json', 400],
  ['too many errors', { errors: Array(11).fill(ERROR) }, 'application/json', 400],
  [
    'a violation without a page',
    { 'csp-report': { 'violated-directive': 'img-src' } },
    'application/csp-report',
    400,
  ],
  ['a list of other things', [1, 2], 'application/reports+json', 400],
  ['more than 16 KB', { errors: [{ ...ERROR, message: 'x'.repeat(17_000) }] }, 'application/json', 413],
])('rejects %s and logs nothing of it', async (_name, body, type, status) => {
  expect((await send(body, type)).status).toBe(status);
  expect(readLoggedReports()).toEqual([]);
});

test('rejects reports that another site makes a browser send', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await send({ errors: [ERROR] }, 'application/json', { headers })).status).toBe(403);
});

test('limits reports by address and in total, before a body is read', async () => {
  const statuses = async (count: number, toAddress: (index: number) => string) => {
    const calls = Array.from({ length: count }, (_, index) =>
      send('not read', 'text/plain', { address: toAddress(index) }),
    );
    return (await Promise.all(calls)).map(({ status }) => status);
  };
  const one = await statuses(40, () => '10.0.2.1');
  expect(one.filter((status) => status === 415)).toHaveLength(30);
  expect(one.filter((status) => status === 429)).toHaveLength(10);

  const many = await statuses(600, (index) => `10.1.${index % 100}.${Math.floor(index / 100)}`);
  expect(many.filter((status) => status === 429).length).toBeGreaterThan(10);
});
