import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

const store = mkdtempSync(join(tmpdir(), 'api-releases-'));
let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({ releaseStore: store });
  administrator = await createAdministrator(api);
});
afterAll(async () => {
  await api.stop();
  rmSync(store, { recursive: true, force: true });
});

const getReleases = () => administrator.get('/api/admin/releases');
const write = (name: string, content: unknown) =>
  writeFileSync(join(store, name), typeof content === 'string' ? content : JSON.stringify(content));
/** Writes the files of a release as the release tool does. */
function publish(app: string, version: string, builtAt: string, notes?: string): void {
  mkdirSync(join(store, app, version), { recursive: true });
  write(join(app, version, 'release.json'), {
    app,
    version,
    contract: 3,
    builtAt,
    notes,
    provided: {},
    required: {},
  });
}
function writeRaw(app: string, version: string, metadata: string): void {
  mkdirSync(join(store, app, version), { recursive: true });
  write(join(app, version, 'release.json'), metadata);
}

test('shows no live app before the first release', async () => {
  expect((await getReleases()).body).toEqual({
    revision: 0,
    canRelease: true,
    apps: [],
    damaged: [],
    retired: [],
  });
});

test('shows which version of each app is live, since when and by whom', async () => {
  publish('shell', '1.0.0-aa', '2026-03-01T10:00:00.000Z');
  publish('mf-admin', '1.0.0-bb', '2026-03-01T11:00:00.000Z');
  publish('mf-admin', '1.1.0-cc', '2026-03-02T11:00:00.000Z');
  const entry = (at: string, action: string, version: string) => ({ at, by: 'ada@host', action, version });
  write('registry.json', {
    revision: 4,
    apps: { 'mf-admin': { version: '1.0.0-bb' }, shell: { version: '1.0.0-aa' } },
    history: {
      'mf-admin': [
        entry('2026-03-01T12:00:00.000Z', 'publish', '1.0.0-bb'),
        entry('2026-03-01T12:00:01.000Z', 'promote', '1.0.0-bb'),
        entry('2026-03-02T12:00:00.000Z', 'promote', '1.1.0-cc'),
        entry('2026-03-02T13:00:00.000Z', 'rollback', '1.0.0-bb'),
        entry('2026-03-02T14:00:00.000Z', 'publish', '1.0.0-bb'),
      ],
    },
  });

  expect((await getReleases()).body).toMatchObject({
    revision: 4,
    apps: [
      {
        app: 'shell',
        version: '1.0.0-aa',
        contract: 3,
        builtAt: '2026-03-01T10:00:00.000Z',
        liveSince: null,
        by: null,
      },
      {
        app: 'mf-admin',
        version: '1.0.0-bb',
        contract: 3,
        builtAt: '2026-03-01T11:00:00.000Z',
        liveSince: '2026-03-02T13:00:00.000Z',
        by: 'ada@host',
      },
    ],
  });
});

test('lists what can be promoted, what a rollback leads to, and the latest changes with their reasons', async () => {
  const by = 'ada (console)';
  const entry = (hour: number, change: object) => ({ at: `2026-03-04T1${hour}:00:00.000Z`, by, ...change });
  publish('mf-admin', '1.2.0-dd', '2026-03-04T09:00:00.000Z', '- Due first.');
  mkdirSync(join(store, 'mf-admin', '1.3.0-damaged'));
  const history = [
    entry(0, { action: 'publish', version: '1.2.0-dd' }),
    entry(1, { action: 'promote', version: '1.1.0-cc', previous: '1.0.0-bb', reason: 'x'.repeat(600) }),
    entry(2, { action: 'canary', version: '1.2.0-dd', percent: 10, reason: 'A first look at it.' }),
  ];
  write('registry.json', {
    revision: 6,
    apps: { 'mf-admin': { version: '1.1.0-cc', canary: { version: '1.2.0-dd', percent: 10 } } },
    history: { 'mf-admin': [...Array.from({ length: 30 }, () => history[1]), ...history] },
  });

  const [app] = (await getReleases()).body.apps;
  expect(app).toMatchObject({
    reason: 'x'.repeat(500),
    canary: { version: '1.2.0-dd', percent: 10 },
    rollbackVersion: '1.0.0-bb',
    versions: [
      {
        version: '1.2.0-dd',
        publishedAt: '2026-03-04T10:00:00.000Z',
        by,
        contract: 3,
        notes: '- Due first.',
      },
      { version: '1.1.0-cc', publishedAt: null, by: null },
      { version: '1.0.0-bb', notes: null },
    ],
  });
  expect(app.changes).toHaveLength(20);
  expect(app.changes.slice(0, 2)).toMatchObject([
    { action: 'canary', version: '1.2.0-dd', percent: 10, previous: null, reason: 'A first look at it.' },
    { action: 'promote', version: '1.1.0-cc', percent: null, previous: '1.0.0-bb' },
  ]);
});

test('says which pages of a version failed in a browser', async () => {
  const at = '2026-03-04T12:00:00.000Z';
  const check = {
    version: '1.1.0-cc',
    shell: '1.0.0-aa',
    at,
    by: 'x'.repeat(200),
    problems: ['y'.repeat(400)],
  };
  const entry = (version: string) => ({ at, by: 'ada', action: 'publish', version });
  write('registry.json', {
    revision: 6,
    apps: { 'mf-admin': { version: '1.0.0-bb' } },
    history: { 'mf-admin': [entry('1.0.0-bb'), entry('1.1.0-cc')] },
    failedChecks: { 'mf-admin': [check, { version: '1.0.0-bb', shell: 'torn' }] },
  });

  const [app] = (await getReleases()).body.apps;
  expect(app.versions).toMatchObject([
    {
      version: '1.1.0-cc',
      failedCheck: { shell: '1.0.0-aa', at, by: 'x'.repeat(100), problems: ['y'.repeat(300)] },
    },
    { version: '1.0.0-bb', notes: null, failedCheck: null },
  ]);
});

test('lists retired remotes apart, until one is live again', async () => {
  const at = '2026-03-05T10:00:00.000Z';
  const retirement = { at, by: 'ada', action: 'retire', version: '1.0.0-bb', reason: 'Replaced by reports.' };
  const history = { 'mf-admin': [retirement] };
  write('registry.json', { revision: 7, apps: {}, history });
  expect((await getReleases()).body).toMatchObject({
    apps: [],
    retired: [{ app: 'mf-admin', version: '1.0.0-bb', at, by: 'ada', reason: 'Replaced by reports.' }],
  });

  write('registry.json', { revision: 8, apps: { 'mf-admin': { version: '1.0.0-bb' } }, history });
  expect((await getReleases()).body).toMatchObject({
    apps: [{ app: 'mf-admin', changes: [] }],
    damaged: [],
    retired: [],
  });
});

test('reads the promotion from the history that the registry carries', async () => {
  publish('shell', '1.0.0-aa', '2026-03-01T10:00:00.000Z');
  const promotion = {
    at: '2026-03-03T12:00:00.000Z',
    by: 'grace in run 7',
    through: 'release',
    action: 'promote',
  };
  write('registry.json', {
    revision: 5,
    apps: { shell: { version: '1.0.0-aa' } },
    history: { shell: [{ ...promotion, version: '1.0.0-aa' }, { at: 'torn' }] },
  });

  expect((await getReleases()).body.apps).toEqual([
    expect.objectContaining({ liveSince: '2026-03-03T12:00:00.000Z', by: 'grace in run 7' }),
  ]);
});

test.each([
  ['is missing', () => undefined],
  ['is damaged', () => writeRaw('mf-broken', '9.9.9', '{"app": "mf-')],
])(
  'lists an app apart whose live release %s, with what can replace it, and all others',
  async (_name, damage) => {
    publish('shell', '1.0.0-aa', '2026-03-01T10:00:00.000Z');
    publish('mf-broken', '1.0.0-bb', '2026-03-01T11:00:00.000Z');
    rmSync(join(store, 'mf-broken', '9.9.9'), { recursive: true, force: true });
    damage();
    const at = '2026-03-06T10:00:00.000Z';
    const promotion = { at, by: 'ada', action: 'promote', version: '9.9.9', previous: '1.0.0-bb' };
    write('registry.json', {
      revision: 9,
      apps: {
        'mf-broken': { version: '9.9.9' },
        'mf-lost': { version: '1.0.0' },
        shell: { version: '1.0.0-aa' },
      },
      history: { 'mf-broken': [promotion] },
    });

    const { status, body } = await getReleases();
    expect([status, body.apps]).toEqual([200, [expect.objectContaining({ app: 'shell' })]]);
    expect(body.damaged).toMatchObject([
      { app: 'mf-broken', version: '9.9.9', by: 'ada', rollbackVersion: '1.0.0-bb' },
      { app: 'mf-lost', version: '1.0.0', rollbackVersion: null, versions: [], changes: [] },
    ]);
    expect(body.damaged[0].versions).toMatchObject([{ version: '1.0.0-bb' }]);
    expect(api.logLines.findLast((line) => line.includes('live release cannot be read'))).toBeDefined();
  },
);

test.each([
  ['is incomplete', '{"revision": 5, "ap'],
  ['contains a path as a version', { revision: 5, apps: { shell: { version: '../../etc' } } }],
  ['has no revision', { apps: {} }],
])('responds with 503 to a registry that %s without revealing the folder', async (_name, content) => {
  write('registry.json', content);
  const { status, body } = await getReleases();

  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.message).toContain('RELEASE_STORE');
  expect(JSON.stringify(body)).not.toContain(store);
  expect(api.logLines.findLast((line) => line.includes('request failed'))).toContain('"unavailable"');
});

test('responds with 503 if the store is missing', async () => {
  rmSync(store, { recursive: true });

  expect((await getReleases()).body.code).toBe('unavailable');
});
