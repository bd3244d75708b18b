import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import { createMember } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());

const CLAIM = '/api/user/claim-signup-bonus';

test('the signup bonus is credited once', async () => {
  const member = await createMember(api);

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

test('concurrent repeated claims give each member one bonus', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => createMember(api)));

  const responses = await Promise.all(
    members.flatMap((member) => [member.post(CLAIM), member.post(CLAIM), member.post(CLAIM)]),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(20);
  for (const member of members) expect((await member.get('/api/auth/me')).body.balance).toBe(50);
});

describe('an Idempotency-Key', () => {
  const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

  test('returns the first response again, word for word', async () => {
    const member = await createMember(api);

    const first = await member.post(CLAIM, undefined, withKey('key-1'));
    const repeated = await member.post(CLAIM, undefined, withKey('key-1'));

    expect([first.status, repeated.status]).toEqual([200, 200]);
    expect(repeated.body).toEqual(first.body);
  });

  test('is rejected with a different body', async () => {
    const member = await createMember(api);
    await member.post('/api/user/tasks', { taskId: 'free-browser-detection' }, withKey('key-2'));

    const { status, body } = await member.post(
      '/api/user/tasks',
      { taskId: 'free-phone-detection' },
      withKey('key-2'),
    );

    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('sent five times concurrently has one effect; each response is the first one or says it is in progress', async () => {
    const member = await createMember(api);
    const complete = () =>
      member.post('/api/user/tasks', { taskId: 'free-browser-detection' }, withKey('key-3'));

    const responses = await Promise.all([complete(), complete(), complete(), complete(), complete()]);
    const succeeded = responses.filter(({ status }) => status === 201);
    const inFlight = responses.filter(({ body }) => body.code === 'idempotency_in_flight');

    expect(succeeded.length).toBeGreaterThan(0);
    expect(succeeded.length + inFlight.length).toBe(5);
    expect(new Set(succeeded.map(({ body }) => body.id)).size).toBe(1);
    expect((await complete()).body).toEqual(succeeded[0]!.body);
  });

  test('applies to one member and one endpoint only', async () => {
    const [one, other] = [await createMember(api), await createMember(api)];
    await one.post(CLAIM, undefined, withKey('key-4'));

    expect((await other.post(CLAIM, undefined, withKey('key-4'))).body.username).toBe(other.user.username);
    expect(
      (await one.post('/api/user/tasks', { taskId: 'free-browser-detection' }, withKey('key-4'))).status,
    ).toBe(201);
  });

  test('does not store errors, so a failed request can be retried later', async () => {
    const member = await createMember(api);
    const complete = () => member.post('/api/user/tasks', { taskId: 'free-first-prompt' }, withKey('key-5'));

    expect((await complete()).body.code).toBe('blueprint_not_active');
    expect((await complete()).body.code).toBe('blueprint_not_active');
  });

  test.each(['', 'with space', 'x'.repeat(201), 'ü'])(
    'with the malformed value %j is rejected',
    async (key) => {
      const member = await createMember(api);
      const { status, body } = await member.post(CLAIM, undefined, {
        headers: { 'idempotency-key': encodeURIComponent(key) === key ? key : key.replace('ü', '\u00fc') },
      });
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    },
  );
});
