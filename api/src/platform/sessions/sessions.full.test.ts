import {
  PASSWORD,
  createMember,
  createAdministrator,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { insertFile } from '../../../test/support/uploads.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ME = '/api/auth/me';

/** Extracts the session id from a cookie of the form `s:<id>.<signature>`. */
function sessionIdFrom(cookie: string): string {
  return /^s:([^.]+)\.[\w+/=-]+$/.exec(decodeURIComponent(cookie))![1]!;
}

describe.each(['member', 'console'] as const)('a %s session', (sessionKind) => {
  const signIn = (): Promise<LoggedInClient> => createAdministrator(api, sessionKind);

  test('is rejected once SESSION_SECRET was replaced, and a new login works', async () => {
    const client = await signIn();
    const next = await api.startSecondInstance({
      sessionSecret: 'another secret, after the old one has leaked',
    });
    const stolen = next.client();
    for (const [name, value] of client.cookies) stolen.cookies.set(name, value);

    expect((await stolen.get(ME)).status).toBe(401);
    const { username } = client.user;
    expect((await next.client().post('/api/auth/login', { username, password: PASSWORD })).status).toBe(200);
    await next.stop();
  });
});

describe('the administrator rights of a member session', () => {
  const COUNTERS = '/api/admin/counters';
  const sessions = () => api.database.connection.collection<{ _id: string }>('sessions_member');
  const sessionIdOf = ({ cookies }: LoggedInClient) => sessionIdFrom(cookies.get('sid-3000')!);

  /** Moves the times of a session into the past. */
  async function age(client: LoggedInClient, times: { signedInMs: number; administeredMs: number }) {
    const now = Date.now();
    const signedInAtMs = now - times.signedInMs;
    const administeredAtMs = now - times.administeredMs;
    const $set = { 'session.signedInAtMs': signedInAtMs, 'session.administeredAtMs': administeredAtMs };
    await sessions().updateOne({ _id: sessionIdOf(client) }, { $set });
  }

  test('last until then, and each use extends them', async () => {
    const client = await createAdministrator(api);
    await age(client, { signedInMs: 11 * HOUR_MS, administeredMs: 29 * MINUTE_MS });
    const before = Date.now();

    expect((await client.get(COUNTERS)).status).toBe(200);

    const { session } = (await sessions().findOne({ _id: sessionIdOf(client) }))! as unknown as {
      session: { administeredAtMs: number };
    };
    expect(session.administeredAtMs).toBeGreaterThanOrEqual(before);
  });

  test('end for a session that does not say when the password was entered', async () => {
    const client = await createAdministrator(api);
    await sessions().updateOne({ _id: sessionIdOf(client) }, { $unset: { 'session.signedInAtMs': '' } });

    expect((await client.get(COUNTERS)).body.code).toBe('sign_in_again');
  });

  test('come back with the password, in a session with a new id', async () => {
    const client = await createAdministrator(api);
    await age(client, { signedInMs: 13 * HOUR_MS, administeredMs: 13 * HOUR_MS });
    const lapsedId = sessionIdOf(client);

    await client.post('/api/auth/login', { username: client.user.username, password: PASSWORD });

    expect((await client.get(COUNTERS)).status).toBe(200);
    expect(sessionIdOf(client)).not.toBe(lapsedId);
  });

  test('are not needed for what a member does, and do not open the files of others', async () => {
    const client = await createAdministrator(api);
    const member = await createMember(api);
    const path = `/api/files/${await insertFile(api, member, 'Notes')}`;
    expect((await client.get(path)).status).toBe(200);
    await age(client, { signedInMs: 13 * HOUR_MS, administeredMs: 13 * HOUR_MS });

    expect((await client.get(path)).status).toBe(404);
    expect((await client.get('/api/user/referrals')).status).toBe(200);
  });
});
