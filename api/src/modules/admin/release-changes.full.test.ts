import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@platform/server-kit/logging';
import { promote, publish, readRegistry, releaseFolder } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { sessionCollection } from '../../platform/sessions/session-middleware.ts';
import { newId } from '../../platform/ids.ts';
import { createReleaseChanges } from './release-changes.ts';
import { createReleaseStore } from './release-store.ts';
import type { ReleaseOrder } from './release-change.process.ts';

const APP = 'mf-reports';
const [OLD, NEW, DAMAGED] = ['1.0.0-aa', '1.1.0-bb', '1.2.0-cc'] as const;
const REASON = 'The new report is ready for everyone.';

const root = mkdtempSync(join(tmpdir(), 'api-release-changes-'));
const template = join(root, 'template');
let store: string;
let api: TestApi;
let administrator: LoggedInClient;

beforeAll(async () => {
  for (const [app, version] of [
    ['shell', OLD],
    ...[OLD, NEW, DAMAGED].map((other) => [APP, other]),
  ] as const) {
    const build = join(root, `build-${app}-${version}`);
    writeRelease(build, { app, version });
    publish(template, build, 'release', undefined, { by: 'ada@host' });
  }
  rmSync(join(releaseFolder(template, APP, DAMAGED), 'browser/main.js'));
  promote(template, { shell: OLD, [APP]: OLD }, 'start', { by: 'npm start' });
  store = join(root, 'store');
  api = await startTestApi({ releaseStore: store });
});
beforeEach(async () => {
  rmSync(store, { recursive: true, force: true });
  cpSync(template, store, { recursive: true });
  administrator = await createAdministrator(api);
});
afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});

const getLive = () => readRegistry(store).apps[APP];
const getLastChange = () => readRegistry(store).history[APP]?.at(-1);
const getRevision = () => readRegistry(store).revision;
const countChanges = () => readRegistry(store).history[APP]!.length;
const findAuditEntries = () =>
  api.database.connection.collection('audit_log').find({ subject: 'release' }).toArray();

/** Posts a change on top of the current revision. */
function post(path: string, body: object = {}, client = administrator, headers: Record<string, string> = {}) {
  const content = { reason: REASON, revision: getRevision(), ...body };
  return client.post(`/api/admin/releases/${path}`, content, { headers });
}

test('promotes a version and records who did it and why', async () => {
  const { status, body } = await post(`${APP}/promote`, { version: NEW });

  expect([status, body]).toEqual([200, { revision: 2 }]);
  expect(getLive()).toEqual({ version: NEW });
  const by = `${administrator.user.username} (console)`;
  expect(getLastChange()).toMatchObject({
    action: 'promote',
    version: NEW,
    previous: OLD,
    by,
    reason: REASON,
  });
  expect((await findAuditEntries()).at(-1)).toMatchObject({
    action: 'release_promoted',
    reason: `${APP} ${NEW}: ${REASON}`,
  });
});

test('rolls back to the version that the last promotion replaced', async () => {
  promote(store, { [APP]: NEW }, 'release');

  expect((await post(`${APP}/rollback`)).status).toBe(200);
  expect(getLive()).toEqual({ version: OLD });
  expect((await findAuditEntries()).at(-1)).toMatchObject({
    action: 'release_rolled_back',
    reason: `${APP} ${OLD}: ${REASON}`,
  });
});

test('tells the other owners of each rollback, and who made it', async () => {
  const other = await createAdministrator(api);
  const subject = `${APP} was rolled back to ${OLD} by ${administrator.user.username}`;
  const listTexts = async (owner: LoggedInClient) => {
    const { items } = (await owner.get('/api/user/notices')).body as { items: { text: string }[] };
    return items.map(({ text }) => text).filter((text) => text === subject);
  };
  for (const count of [1, 2]) {
    promote(store, { [APP]: NEW }, 'release');
    expect((await post(`${APP}/rollback`)).status).toBe(200);
    expect(await listTexts(other)).toHaveLength(count);
  }
  expect(await listTexts(administrator)).toEqual([]);
});

test('rolls an app back whose live version is damaged', async () => {
  promote(store, { [APP]: NEW }, 'release');
  rmSync(join(releaseFolder(store, APP, NEW), 'release.json'));
  const { body } = await administrator.get('/api/admin/releases');
  expect(body.damaged).toMatchObject([{ app: APP, version: NEW, rollbackVersion: OLD }]);

  expect((await post(`${APP}/rollback`)).status).toBe(200);
  expect(getLive()).toEqual({ version: OLD });
});

test('starts a canary and ends it', async () => {
  expect((await post(`${APP}/canary`, { version: NEW, percent: 10 })).status).toBe(200);
  expect(getLive()).toEqual({ version: OLD, canary: { version: NEW, percent: 10 } });

  expect((await post(`${APP}/canary/end`)).status).toBe(200);
  expect(getLive()).toEqual({ version: OLD });
  expect((await findAuditEntries()).slice(-2).map(({ action }) => action as unknown)).toEqual([
    'release_canary_started',
    'release_canary_ended',
  ]);
});

test.each([
  [
    'promotion of a damaged version',
    'promote',
    { version: DAMAGED },
    /^Cannot promote: .*1\.2\.0-cc.*main\.js/,
  ],
  [
    'canary of a damaged version',
    'canary',
    { version: DAMAGED, percent: 5 },
    /^Cannot start the canary: .*main\.js/,
  ],
  ['version that was not published', 'promote', { version: '9.9.9' }, /9\.9\.9 is not in the store/],
  ['rollback without an earlier version', 'rollback', {}, /has no earlier live version/],
  ['end of a canary that does not run', 'canary/end', {}, /has no canary/],
])('rejects a %s with the sentences of the check', async (_what, path, body, message) => {
  const before = readRegistry(store);
  const { status, body: error } = await post(`${APP}/${path}`, body);

  expect([status, error.code]).toEqual([409, 'release_rejected']);
  expect(error.message).toMatch(message);
  expect(error.message).not.toContain(store);
  expect(readRegistry(store)).toEqual(before);
});

test.each([
  ['app that is not live', 'mf-other/promote', { version: NEW }],
  ['path as an app', `${encodeURIComponent('../store')}/promote`, { version: NEW }],
  ['name of a property of every object', 'constructor/promote', { version: NEW }],
  ['path as a version', `${APP}/promote`, { version: '../../mf-reports/1.1.0-bb' }],
])('finds nothing for a %s', async (_what, path, body) => {
  expect((await post(path, body)).body.code).toBe('not_found');
});

test('rejects a change on top of one that the administrator has not seen', async () => {
  const revision = getRevision();
  promote(store, { [APP]: NEW }, 'release', { by: 'ada@host' });
  const { status, body } = await post(`${APP}/canary`, { version: OLD, percent: 10, revision });

  expect([status, body.code]).toEqual([409, 'releases_changed']);
  expect(getLive()).toEqual({ version: NEW });
});

test('makes a change once that is sent again, with the same key or after its response was lost', async () => {
  const body = { version: NEW, revision: getRevision() };
  const send = (key: string) => post(`${APP}/promote`, body, administrator, { 'idempotency-key': key });
  const first = await send('one');
  const changes = countChanges();

  expect((await send('one')).body).toEqual(first.body);
  expect((await send('another')).body).toEqual(first.body);
  expect(countChanges()).toBe(changes);
});

test('makes a change once that is sent several times at once', async () => {
  const body = { version: NEW, revision: getRevision() };
  const changes = countChanges();
  const responses = await Promise.all(
    [1, 2, 3].map(() => post(`${APP}/promote`, body, administrator, { 'idempotency-key': 'at-once' })),
  );

  const outcomes = responses.map(({ status, body: { code } }) => (status === 200 ? 'done' : code));
  expect(outcomes).toContain('done');
  expect(outcomes.every((outcome) => ['done', 'idempotency_in_flight'].includes(String(outcome)))).toBe(true);
  expect(getLive()).toEqual({ version: NEW });
  expect(countChanges()).toBe(changes + 1);
});

test('asks for the password again once the rights of the administrator have lapsed', async () => {
  const sessions = api.database.connection.collection(sessionCollection('member'));
  await sessions.updateMany({}, { $unset: { 'session.signedInAtMs': '' } });

  expect((await post(`${APP}/promote`, { version: NEW })).body.code).toBe('sign_in_again');
  expect(getLive()).toEqual({ version: OLD });
});

test('answers 503 if the API cannot write to the store', async () => {
  const missing = await api.startSecondInstance({ releaseStore: join(root, 'missing') });
  const client = await createAdministrator(missing);

  expect((await post(`${APP}/promote`, { version: NEW }, client)).body.code).toBe('unavailable');
  await missing.stop();
});

describe('with RELEASE_MANAGERS', () => {
  test('only the administrators in it change releases, in any letter case', async () => {
    const manager = administrator.user.username;
    const second = await api.startSecondInstance({ releaseManagers: ['another', manager.toUpperCase()] });
    const logIn = async (username: string) => {
      const client = second.client();
      await client.post('/api/auth/login', { username, password: 'a password of the tests' });
      return client as LoggedInClient;
    };
    const [included, excluded] = [
      await logIn(manager),
      await logIn((await createAdministrator(api)).user.username),
    ];

    expect((await included.get('/api/admin/releases')).body.canRelease).toBe(true);
    expect((await excluded.get('/api/admin/releases')).body.canRelease).toBe(false);
    const { status, body } = await post(`${APP}/promote`, { version: NEW }, excluded);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(getLive()).toEqual({ version: OLD });
    expect((await post(`${APP}/promote`, { version: NEW }, included)).status).toBe(200);
    await second.stop();
  });

  test.each([
    [false, true],
    [true, false],
  ])('empty and production %s, an administrator can change releases: %s', async (production, expected) => {
    const changes = createChanges({ production });
    expect(await changes.canRelease(newId())).toBe(expected);
  });
});

test('other requests are answered while a release is checked', async () => {
  let turns = 0;
  const changes = createChanges({
    async change(action) {
      const timer = setInterval(() => (turns += 1), 1);
      try {
        return await action(store);
      } finally {
        clearInterval(timer);
      }
    },
  });
  const order: ReleaseOrder = { app: APP, action: 'promote', version: NEW, reason: REASON, revision: 1 };
  const actor = { userId: newId(), requestId: null };

  await api.database.connection.withSession((tx) => changes.apply(tx, actor, order));
  expect(getLive()).toEqual({ version: NEW });
  expect(turns).toBeGreaterThan(0);
});

type Store = Parameters<typeof createReleaseChanges>[0]['store'];

/** Creates the service without an API; its administrator is named ada. */
function createChanges({ production = false, ...rest }: { production?: boolean } & Partial<Store>) {
  return createReleaseChanges({
    settings: { production, releaseManagers: [] },
    audit: { record: () => Promise.resolve() },
    auth: { usernamesOf: (ids) => Promise.resolve(new Map(ids.map((id) => [id.toHexString(), 'ada']))) },
    store: {
      readRegistry: () =>
        createReleaseStore(
          { releaseStore: store, dataDir: store },
          createLogger('api', 'fatal'),
        ).readRegistry(),
      change: (action) => Promise.resolve(store).then(action),
      ...rest,
    },
    notifyOwners: () => Promise.resolve(),
  });
}
