import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import { createMember, newRegistration, type LoggedInClient } from '../../../test/support/factories.ts';
import { completeReviewedWork, meetReferralTrigger } from '../../../test/support/submitted-work.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
expectReconciledAfterEach(() => api);

afterAll(() => api.stop());

beforeEach(() => {
  api.clock.set(START_TIME);
});

const REFERRALS = '/api/user/referrals';

const NO_TOTALS = { count: 0, earned: 0 };

const mails = () => api.database.connection.collection('outbox').find().sort({ _id: 1 }).toArray();

/** Signs up with the referrer's code and returns the new member. */
function signUpWithCodeOf(
  referrer: LoggedInClient,
  details: Record<string, unknown> = {},
): Promise<LoggedInClient> {
  return createMember(api, { referralCode: referrer.user.referralCode, ...details });
}

test('an invitation sends an email with the link and is listed as pending', async () => {
  const member = await createMember(api);

  const { status, body } = await member.post(REFERRALS, { email: 'Friend@Example.com' });
  const [mail] = (await mails()).slice(-1);

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    referredUsername: null,
    referredEmail: 'Friend@Example.com',
    status: 'pending',
    reward: 25,
    createdAt: START_TIME,
    completedAt: null,
  });
  expect((await member.get(REFERRALS)).body).toEqual({
    items: [body],
    next: null,
    totals: { count: 1, earned: 0 },
  });
  expect(mail).toMatchObject({ to: 'Friend@Example.com', userId: null, state: 'kept' });
  expect(mail!.text).toContain(`${api.settings.shellOrigin}/register?ref=${member.user.referralCode}`);
});

test('an invitation shows nothing of the sender but the username, which cannot become a link', async () => {
  const member = await createMember(api, { fullName: 'Call +1 555 0100' });
  const users = api.database.connection.collection('users');
  const username = 'Win $500" at https://evil.example';
  await users.updateOne({ username: member.user.username }, { $set: { username } });

  await member.post(REFERRALS, { email: 'stranger@example.org' });

  const [mail] = (await mails()).slice(-1);
  expect(mail!.text).toContain('Our member with the username "Win 500 at https evil example" asked us');
  expect(mail!.text).not.toMatch(/evil\.|555/);
});

test.each(['%s.', '(%s)', '\u200b%s\u200b', ' %s '])('takes a code that is typed as %j', async (typed) => {
  const referrer = await createMember(api);

  await createMember(api, { referralCode: typed.replace('%s', referrer.user.referralCode.toLowerCase()) });

  expect((await referrer.get(REFERRALS)).body.items).toMatchObject([{ status: 'active' }]);
});

test('takes an address with another part after a plus, or other dots at Gmail, for the same mailbox', async () => {
  const [member, other] = [
    await createMember(api, { email: 'ada.lovelace+site@gmail.com' }),
    await createMember(api, { email: 'grace@example.com' }),
  ];
  const invite = async (email: string) => (await member.post(REFERRALS, { email })).body;

  expect((await invite('AdaLovelace@googlemail.com')).code).toBe('own_email');
  expect((await invite('grace+friend@example.com')).code).toBe('already_member');
  expect((await invite('Al.an+one@gmail.com')).referredEmail).toBe('Al.an+one@gmail.com');
  expect((await invite('alan@gmail.com')).code).toBe('already_invited');
  expect((await invite('al.an@example.com')).status).toBe('pending');
  expect((await invite('alan@example.com')).status).toBe('pending');
  expect((await other.get('/api/auth/me')).body.email).toBe('grace@example.com');
});

test('rejects invitations to yourself, to a member and to an invited address, even when sent concurrently', async () => {
  const [member, other] = [await createMember(api), await createMember(api)];
  const before = (await mails()).length;
  const invite = async (email: string) => (await member.post(REFERRALS, { email })).body.code as string;

  expect(await invite(member.user.email.toUpperCase())).toBe('own_email');
  expect(await invite(other.user.email.toUpperCase())).toBe('already_member');
  const responses = await Promise.all(
    ['twice@example.com', 'TWICE@example.com', 'twice@EXAMPLE.com'].map((email) =>
      member.post(REFERRALS, { email }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await invite('twice@example.com')).toBe('already_invited');
  expect((await member.post(REFERRALS, { email: 'twice@example.com\r\nBcc: x@y.z' })).status).toBe(400);
  expect(await mails()).toHaveLength(before + 1);
});

describe('an invited friend who signs up without the link', () => {
  const firstOf = async (member: LoggedInClient) => (await member.get(REFERRALS)).body.items[0];

  test('is referred by the first member who invited the address, and the other invitations end', async () => {
    const [first, second] = [await createMember(api), await createMember(api)];
    const details = newRegistration();
    await first.post(REFERRALS, { email: details.email.toUpperCase() });
    api.clock.advance(1_000);
    await second.post(REFERRALS, { email: details.email });

    const friend = await createMember(api, details);

    expect(friend.user).toMatchObject({ referralApplied: false });
    expect(await firstOf(first)).toMatchObject({ status: 'active', referredUsername: details.username });
    expect(await firstOf(second)).toMatchObject({ status: 'closed', referredUsername: null, reward: 0 });
    await meetReferralTrigger(api, friend);
    expect(await firstOf(first)).toMatchObject({ status: 'paid' });
    expect((await first.get('/api/auth/me')).body.balance).toBe(25);
    expect((await second.get('/api/auth/me')).body.balance).toBe(0);
  });

  test('is referred by no one if they only change an existing account to the invited address', async () => {
    const [inviter, member] = [await createMember(api), await createMember(api)];
    const { email } = newRegistration();
    await inviter.post(REFERRALS, { email });
    expect(await firstOf(inviter)).toMatchObject({ status: 'pending', reward: 25 });

    expect((await member.post('/api/user/profile', { email })).status).toBe(200);
    await completeReviewedWork(api, member);

    expect(await firstOf(inviter)).toMatchObject({ status: 'closed', referredUsername: null });
    expect((await inviter.get('/api/auth/me')).body.balance).toBe(0);
  });
});

test('a sign-up with the code makes the referral active, and reviewed work with a confirmed address pays the referrer', async () => {
  const referrer = await createMember(api);
  const friend = await signUpWithCodeOf(referrer);
  const list = async () => (await referrer.get(REFERRALS)).body;
  const balance = async () => (await referrer.get('/api/auth/me')).body.balance as number;

  expect(await list()).toMatchObject({
    items: [{ status: 'active', referredUsername: friend.user.username, referredEmail: null }],
    totals: { count: 1, earned: 0 },
  });
  expect(await balance()).toBe(0);

  await meetReferralTrigger(api, friend);

  expect(await list()).toMatchObject({
    items: [{ status: 'paid', reward: 25, completedAt: START_TIME }],
    totals: { count: 1, earned: 25 },
  });
  expect(await balance()).toBe(25);
  expect((await referrer.get('/api/user/statement')).body.items[0]).toMatchObject({
    kind: 'referral_reward',
    account: 'available',
    amount: 25,
    balanceAfter: 25,
  });
  // Later purchases of the friend pay nothing.
  await friend.post('/api/user/blueprints', { blueprintId: 2 });
  expect(await balance()).toBe(25);
});

test('members cannot refer themselves, and a member without a referrer pays no reward', async () => {
  const member = await createMember(api);
  await completeReviewedWork(api, member);

  expect((await member.get(REFERRALS)).body).toEqual({ items: [], next: null, totals: NO_TOTALS });
  expect((await member.get('/api/auth/me')).body.balance).toBe(0);
});

test("the list is paginated and contains only the member's own referrals", async () => {
  const [member, other] = [await createMember(api), await createMember(api)];
  for (const name of ['a', 'b', 'c']) {
    await member.post(REFERRALS, { email: `${name}@friends.example.com` });
    api.clock.advance(1_000);
  }
  const first = (await member.get(`${REFERRALS}?limit=2`)).body;
  const second = (await member.get(`${REFERRALS}?limit=2&cursor=${first.next}`)).body;

  expect(
    [...first.items, ...second.items].map(({ referredEmail }: { referredEmail: string }) => referredEmail[0]),
  ).toEqual(['c', 'b', 'a']);
  expect(second).toMatchObject({ next: null, totals: { count: 3, earned: 0 } });
  expect((await other.get(REFERRALS)).body.items).toEqual([]);
});

test('an email address that is entered at a sign-up gets no link made of the username', async () => {
  const member = await createMember(api);
  const users = api.database.connection.collection('users');
  await users.updateOne({ username: member.user.username }, { $set: { username: 'evil.example/win' } });

  await member.post('/api/auth/resend-verification');

  const [mail] = (await mails()).slice(-1);
  expect(mail!.text).toContain('the account with the username "evil example win"');
  expect(mail!.text).not.toContain('evil.example');
});

test('two members can invite the same friend, and the link that the friend uses decides', async () => {
  const [one, other] = [await createMember(api), await createMember(api)];
  const friend = newRegistration();
  await one.post(REFERRALS, { email: friend.email });
  await other.post(REFERRALS, { email: friend.email });

  await signUpWithCodeOf(other, friend);

  const statusOf = async (member: LoggedInClient) => (await member.get(REFERRALS)).body.items[0];
  expect(await statusOf(one)).toMatchObject({ status: 'closed', referredUsername: null, reward: 0 });
  expect(await statusOf(other)).toMatchObject({ status: 'active', referredUsername: friend.username });
  expect((await other.get(REFERRALS)).body.totals.count).toBe(1);
});

describe('an invited friend who signs up without the link', () => {
  const firstOf = async (member: LoggedInClient) => (await member.get(REFERRALS)).body.items[0];

  test('is referred by the owner of the code they give, even if another invited them first', async () => {
    const [inviter, owner] = [await createMember(api), await createMember(api)];
    const details = newRegistration();
    await inviter.post(REFERRALS, { email: details.email });

    await signUpWithCodeOf(owner, details);

    expect(await firstOf(inviter)).toMatchObject({ status: 'closed' });
    expect(await firstOf(owner)).toMatchObject({ status: 'active', referredEmail: null });
  });

  test('is referred by the inviter if their code is unknown', async () => {
    const inviter = await createMember(api);
    const details = newRegistration();
    await inviter.post(REFERRALS, { email: details.email });

    await createMember(api, { ...details, referralCode: 'UNKNOWN-CODE' });

    expect(await firstOf(inviter)).toMatchObject({ status: 'active', referredUsername: details.username });
  });
});

test('the referrer gets one email when the reward is paid', async () => {
  const referrer = await createMember(api);
  const friend = await signUpWithCodeOf(referrer);
  const paidMails = async () =>
    (await findMailsTo(api, referrer.user.email)).filter(({ subject }) => subject.includes('referral'));
  expect(await paidMails()).toEqual([]);

  await meetReferralTrigger(api, friend);

  const [mail, ...others] = await paidMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'You earned $25.00 for a referral' });
  expect(mail!.text).toContain(`"${friend.user.username}"`);
  expect(mail!.text).toContain(`${api.settings.shellOrigin}/dashboard/referrals`);
});

test('invitations are limited per hour', async () => {
  const member = await createMember(api);
  const responses = await Promise.all(
    Array.from({ length: 21 }, (_, index) => member.post(REFERRALS, { email: `hour-${index}@example.com` })),
  );
  const rejected = responses.filter(({ status }) => status === 429);

  expect(rejected).toHaveLength(1);
  expect(Number(rejected[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
});
