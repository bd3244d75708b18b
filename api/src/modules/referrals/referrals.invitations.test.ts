import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import { createMember, newRegistration, type LoggedInClient } from '../../../test/support/factories.ts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { meetReferralTrigger } from '../../../test/support/submitted-work.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

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

const mails = () => api.database.connection.collection('outbox').find().sort({ _id: 1 }).toArray();

/** Signs up with the referrer's code and returns the new member. */
function signUpWithCodeOf(
  referrer: LoggedInClient,
  details: Record<string, unknown> = {},
): Promise<LoggedInClient> {
  return createMember(api, { referralCode: referrer.user.referralCode, ...details });
}

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
