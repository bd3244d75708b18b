import { createLogger } from '@platform/server-kit/logging';
import { createMember, PASSWORD, type LoggedInClient } from '../../../../test/support/factories.ts';
import { listenForNotices, type NoticeListener } from '../../../../test/support/notice-stream.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import type { TestClient } from '../../../../test/support/test-client.ts';
import { newId, type Id } from '../../../platform/ids.ts';
import type { NoticeRecord } from '../notices.model.ts';
import { createNoticeStreams, STREAMS_PER_USER } from './notice-streams.ts';

/** Streams of new notices. Tests wait for what the server sends, which asks the database every second. */

let api: TestApi;
let otherApi: TestApi;
let open: NoticeListener[] = [];
beforeAll(async () => {
  api = await startTestApi();
  otherApi = await api.startSecondInstance();
});
afterEach(async () => {
  for (const stream of open) stream.close();
  await Promise.all(open.map(({ ended }) => ended));
  open = [];
});
afterAll(async () => {
  await otherApi.stop();
  await api.stop();
});

async function listen(
  { cookies }: LoggedInClient,
  start: Parameters<typeof listenForNotices>[2] = {},
  { url }: TestApi = api,
): Promise<NoticeListener> {
  const stream = await listenForNotices(url, cookies, start);
  open.push(stream);
  return stream;
}
/** Announces an event to a member, and returns the id of its notice. */
async function notify(member: LoggedInClient): Promise<string> {
  api.clock.advance(10);
  otherApi.clock.set(api.clock.now().toISOString());
  const paymentDetails = `payout-${api.clock.now().getTime()}@example.org`;
  const { status } = await member.post('/api/user/payout-methods', {
    paymentMethod: 'paypal',
    paymentDetails,
  });
  expect(status).toBe(201);
  const { body } = await member.get('/api/user/notices');
  return body.items[0].id as string;
}
const readSession = () => api.database.connection.collection('sessions_member').find().toArray();

test('get each new notice once, whichever process wrote it, and those of their user only', async () => {
  const [member, other] = [await createMember(api), await createMember(api)];
  const before = await notify(member);
  const streams = [await listen(member), await listen(member, {}, otherApi)];
  const foreign = await listen(other);
  const ids = [await notify(member), await notify(member)];
  const own = await notify(other);

  for (const stream of streams) expect(await stream.waitFor(2)).toEqual(ids);
  expect(await foreign.waitFor(1)).toEqual([own]);
  const last = await notify(member);
  for (const stream of streams) expect(await stream.waitFor(3)).toEqual([...ids, last]);
  expect(ids).not.toContain(before);
});

test('go on after the last event, in another process too', async () => {
  const member = await createMember(api);
  const first = await listen(member);
  const lastEventId = await notify(member);
  await first.waitFor(1);
  first.close();
  await first.ended;
  const missed = [await notify(member), await notify(member)];

  const second = await listen(member, { lastEventId }, otherApi);
  expect(await second.waitFor(2)).toEqual(missed);
  const next = await notify(member);
  expect(await second.waitFor(3)).toEqual([...missed, next]);
});

test('begin with what is newer than the page', async () => {
  const member = await createMember(api);
  await notify(member);
  const since = api.clock.now().toISOString();
  const id = await notify(member);
  expect(await (await listen(member, { since })).waitFor(1)).toEqual([id]);
});

test.each([
  ['a malformed start', { since: 'yesterday', lastEventId: 'x' }],
  ['the id of a notice that does not exist', { lastEventId: '0'.repeat(24) }],
])('begin now with %s', async (_name, start) => {
  const member = await createMember(api);
  await notify(member);
  const stream = await listen(member, start);
  const id = await notify(member);
  expect(await stream.waitFor(1)).toEqual([id]);
});

test('have headers that keep proxies from buffering, and do not extend the session', async () => {
  const member = await createMember(api);
  const before = await readSession();
  const stream = await listen(member);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('cache-control')).toBe('no-store');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.headers.getSetCookie()).toEqual([]);
  stream.close();
  await stream.ended;
  expect(await readSession()).toEqual(before);
});

test('are not for visitors, whose browsers connect no more', async () => {
  const stream = await listenForNotices(api.url, new Map());
  expect(stream.status).toBe(204);
});

/** Logs a member in on another device. */
async function logInElsewhere({ user }: LoggedInClient): Promise<TestClient> {
  const client = api.client();
  const { status } = await client.post('/api/auth/login', { username: user.username, password: PASSWORD });
  expect(status).toBe(200);
  return client;
}

test('end soon after a logout, and tell an ended session nothing more', async () => {
  const member = await createMember(api);
  const elsewhere = await logInElsewhere(member);
  const stream = await listen(member);
  expect((await member.post('/api/auth/logout')).status).toBe(204);
  const id = await notify({ ...elsewhere, user: member.user });
  await stream.ended;
  expect(stream.ids).not.toContain(id);
});

test('end soon after a change of the password on another device', async () => {
  const member = await createMember(api);
  const stream = await listen(member);
  const elsewhere = await logInElsewhere(member);
  const body = { currentPassword: PASSWORD, newPassword: 'another password of the tests' };
  expect((await elsewhere.post('/api/user/password', body)).status).toBeLessThan(300);
  await stream.ended;
  expect((await listen(member)).status).toBe(204);
});

test('are limited for each member, and closed ones do not count', async () => {
  const [member, other] = [await createMember(api), await createMember(api)];
  const streams: NoticeListener[] = [];
  for (let count = 0; count < STREAMS_PER_USER; count += 1) streams.push(await listen(member));
  const rejected = await listen(member);
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await listen(other)).status).toBe(200);

  streams[0]!.close();
  await streams[0]!.ended;
  let again = await listen(member);
  while (again.status === 429) again = await listen(member);
  expect(again.status).toBe(200);
});

test('in a full process, make room by the oldest of the user who has most, and keep no user out', async () => {
  const notices = api.database.connection.model<NoticeRecord>('Notice');
  const streams = createNoticeStreams({
    notices,
    clock: api.clock,
    logger: createLogger('api', 'silent'),
    maxStreams: 8,
  });
  const ended: string[] = [];
  const openStream = (userId: Id, name: string) =>
    streams.open({
      ...{ userId, after: undefined, isAllowed: () => Promise.resolve(true) },
      output: { write: () => undefined, end: () => void ended.push(name) },
    });
  const [greedy, modest] = [newId(), newId()];
  for (let count = 1; count <= STREAMS_PER_USER; count += 1) await openStream(greedy, `greedy ${count}`);
  await openStream(modest, 'modest 1');
  await openStream(modest, 'modest 2');
  await openStream(newId(), 'third');
  await openStream(newId(), 'fourth');

  expect(ended).toEqual(['greedy 1', 'greedy 2']);
  streams.stop();
});

test('are in no histogram of response times', async () => {
  const stream = await listen(await createMember(api));
  stream.close();
  await stream.ended;
  expect(await api.readMetrics()).not.toContain('notices/stream');
});

test('end when their process stops, and none begins any more', async () => {
  const third = await api.startSecondInstance();
  const member = await createMember(api);
  const stream = await listen(member, {}, third);
  third.app.announceStop();
  await stream.ended;
  expect((await listen(member, {}, third)).status).toBe(503);
  await third.stop();
});

test('whose session cannot be read keep no other back, and are asked for again', async () => {
  const notices = api.database.connection.model<NoticeRecord>('Notice');
  const warnings: string[] = [];
  const logger = createLogger('api', 'warn', { write: (line) => void warnings.push(line) });
  const streams = createNoticeStreams({ notices, clock: api.clock, logger });
  const [failing, other] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  let attempts = 0;
  const openStream = (isAllowed: () => Promise<boolean>, onAlive: () => void) =>
    streams.open({
      ...{ userId: newId(), after: undefined, isAllowed },
      output: { write: (text) => text.startsWith(': alive') && onAlive(), end: () => undefined },
    });
  await openStream(
    () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('No connection.')) : Promise.resolve(true);
    },
    () => failing.resolve(undefined),
  );
  await openStream(
    () => Promise.resolve(true),
    () => other.resolve(undefined),
  );

  await other.promise;
  expect(attempts).toBe(1);
  await failing.promise;
  streams.stop();
  expect(warnings.join()).toContain('1 streams could not be checked.');
});
