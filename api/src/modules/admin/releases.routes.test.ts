import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anAdministrator, type SignedIn } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const store = mkdtempSync(join(tmpdir(), 'api-releases-'));
let api: TestApi;
let administrator: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ releaseStore: store });
  administrator = await anAdministrator(api);
});
afterAll(async () => {
  await api.stop();
  rmSync(store, { recursive: true, force: true });
});

const ask = () => administrator.get('/api/admin/releases');
const write = (name: string, content: unknown) =>
  writeFileSync(join(store, name), typeof content === 'string' ? content : JSON.stringify(content));
/** As the release tool leaves it. */
function publish(app: string, version: string, builtAt: string): void {
  mkdirSync(join(store, app, version), { recursive: true });
  write(join(app, version, 'release.json'), {
    app,
    version,
    contract: 3,
    builtAt,
    provided: {},
    required: {},
  });
}
const happened = (at: string, action: string, app: string, version: string) =>
  `${JSON.stringify({ at, by: 'ada@host', through: 'release', action, app, version })}\n`;

test('says that nothing is live before the first release', async () => {
  expect((await ask()).body).toEqual({ revision: 0, apps: [] });
});

test('says which version of each app is live, since when and by whom', async () => {
  publish('shell', '1.0.0-aa', '2026-03-01T10:00:00.000Z');
  publish('mf-admin', '1.0.0-bb', '2026-03-01T11:00:00.000Z');
  publish('mf-admin', '1.1.0-cc', '2026-03-02T11:00:00.000Z');
  write('registry.json', {
    revision: 4,
    apps: { 'mf-admin': { version: '1.0.0-bb' }, shell: { version: '1.0.0-aa' } },
  });
  const history = [
    happened('2026-03-01T12:00:00.000Z', 'publish', 'mf-admin', '1.0.0-bb'),
    happened('2026-03-01T12:00:01.000Z', 'promote', 'mf-admin', '1.0.0-bb'),
    happened('2026-03-02T12:00:00.000Z', 'promote', 'mf-admin', '1.1.0-cc'),
    happened('2026-03-02T13:00:00.000Z', 'rollback', 'mf-admin', '1.0.0-bb'),
    happened('2026-03-02T14:00:00.000Z', 'publish', 'mf-admin', '1.0.0-bb'),
  ];
  write('history.jsonl', `${history.join('')}{"at":"2026-03-0`);

  expect((await ask()).body).toEqual({
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

test.each([
  ['is half written', '{"revision": 5, "ap'],
  ['names a version that is a path', { revision: 5, apps: { shell: { version: '../../etc' } } }],
  ['names a release that is gone', { revision: 5, apps: { shell: { version: '9.9.9' } } }],
  ['counts nothing', { apps: {} }],
])('a registry that %s is said to be wrong, and nothing of the folder is told', async (_name, content) => {
  write('registry.json', content);
  const { status, body } = await ask();

  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.message).toContain('RELEASE_STORE');
  expect(JSON.stringify(body)).not.toContain(store);
  expect(api.logLines.findLast((line) => line.includes('fault'))).toContain('"unavailable"');
});

test('a store that is not there is said to be so', async () => {
  rmSync(store, { recursive: true });

  expect((await ask()).body.code).toBe('unavailable');
});
