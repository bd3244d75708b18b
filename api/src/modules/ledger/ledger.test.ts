import { aMember } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
});

const CLAIM = '/api/user/claim-signup-bonus';

test('adds the signup bonus once', async () => {
  const member = await aMember(api);

  const first = await member.post(CLAIM);
  const second = await member.post(CLAIM);

  expect([first.status, first.body.balance, first.body.signupBonusClaimed]).toEqual([200, 50, true]);
  expect([second.status, second.body.code]).toEqual([409, 'bonus_already_claimed']);
  expect((await member.get('/api/auth/me')).body).toMatchObject({
    balance: 50,
    totalEarned: 50,
    totalWithdrawn: 0,
  });
});

test('claims sent at once, each twice over, give each member one bonus', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => aMember(api)));

  const answers = await Promise.all(
    members.flatMap((member) => [member.post(CLAIM), member.post(CLAIM), member.post(CLAIM)]),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
  for (const member of members) expect((await member.get('/api/auth/me')).body.balance).toBe(50);
});

describe('an Idempotency-Key', () => {
  const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

  test('gives the first answer again, word for word', async () => {
    const member = await aMember(api);

    const first = await member.post(CLAIM, undefined, withKey('key-1'));
    const again = await member.post(CLAIM, undefined, withKey('key-1'));

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });

  test('is refused with another content', async () => {
    const member = await aMember(api);
    await member.post('/api/user/tasks', { taskId: 'free-browser-detection' }, withKey('key-2'));

    const { status, body } = await member.post(
      '/api/user/tasks',
      { taskId: 'free-phone-detection' },
      withKey('key-2'),
    );

    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('sent five times at once has one effect, and each answer is the first one or says that it is under way', async () => {
    const member = await aMember(api);
    const send = () => member.post('/api/user/tasks', { taskId: 'free-browser-detection' }, withKey('key-3'));

    const answers = await Promise.all([send(), send(), send(), send(), send()]);
    const done = answers.filter(({ status }) => status === 201);
    const under = answers.filter(({ body }) => body.code === 'idempotency_in_flight');

    expect(done.length).toBeGreaterThan(0);
    expect(done.length + under.length).toBe(5);
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
    expect((await send()).body).toEqual(done[0]!.body);
  });

  test('belongs to one member and one call', async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    await one.post(CLAIM, undefined, withKey('key-4'));

    expect((await other.post(CLAIM, undefined, withKey('key-4'))).body.username).toBe(other.user.username);
    expect(
      (await one.post('/api/user/tasks', { taskId: 'free-browser-detection' }, withKey('key-4'))).status,
    ).toBe(201);
  });

  test('keeps no refusal: what could not be done may be done later', async () => {
    const member = await aMember(api);
    const send = () => member.post('/api/user/tasks', { taskId: 'free-first-prompt' }, withKey('key-5'));

    expect((await send()).body.code).toBe('blueprint_not_active');
    expect((await send()).body.code).toBe('blueprint_not_active');
  });

  test.each(['', 'with space', 'x'.repeat(201), 'ü'])('of the form %j is refused', async (key) => {
    const member = await aMember(api);
    const answer = await member.post(CLAIM, undefined, {
      headers: { 'idempotency-key': encodeURIComponent(key) === key ? key : key.replace('ü', '\u00fc') },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
  });
});
