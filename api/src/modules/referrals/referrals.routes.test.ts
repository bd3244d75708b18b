import { aMember, aPerson, anAdministrator, sendPapers, type SignedIn } from '../../testing/factories.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
});

const REFERRALS = '/api/user/referrals';
const NO_TOTALS = { count: 0, earned: 0 };

const mails = () => api.database.connection.collection('outbox').find().sort({ _id: 1 }).toArray();

/** Signs up with somebody's code; answers the new member. */
function broughtBy(referrer: SignedIn, further: Record<string, unknown> = {}): Promise<SignedIn> {
  return aMember(api, { referralCode: referrer.user.referralCode, ...further });
}

async function approve(member: SignedIn): Promise<void> {
  const administrator = await anAdministrator(api);
  const { status } = await administrator.post(`/api/admin/approve-verification/${await sendPapers(member)}`);
  expect(status).toBe(200);
}

test('an invitation is a mail with the link, and stands in the list as pending', async () => {
  const member = await aMember(api);

  const { status, body } = await member.post(REFERRALS, { email: 'Friend@Example.com' });
  const [mail] = (await mails()).slice(-1);

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    referredUsername: null,
    referredEmail: 'Friend@Example.com',
    status: 'pending',
    reward: 25,
    createdAt: START,
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

test('an invitation is refused to oneself, to a member, and twice, in any case of letters; also when sent at once', async () => {
  const [member, other] = [await aMember(api), await aMember(api)];
  const before = (await mails()).length;
  const invite = async (email: string) => (await member.post(REFERRALS, { email })).body.code as string;

  expect(await invite(member.user.email.toUpperCase())).toBe('own_email');
  expect(await invite(other.user.email.toUpperCase())).toBe('already_member');
  const answers = await Promise.all(
    ['twice@example.com', 'TWICE@example.com', 'twice@EXAMPLE.com'].map((email) =>
      member.post(REFERRALS, { email }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await invite('twice@example.com')).toBe('already_invited');
  expect((await member.post(REFERRALS, { email: 'twice@example.com\r\nBcc: x@y.z' })).status).toBe(400);
  expect(await mails()).toHaveLength(before + 1);
});

test('two members may invite the same friend; the link that is used decides', async () => {
  const [one, other] = [await aMember(api), await aMember(api)];
  const friend = aPerson();
  await one.post(REFERRALS, { email: friend.email });
  await other.post(REFERRALS, { email: friend.email });

  await broughtBy(other, friend);

  const statusOf = async (member: SignedIn) => (await member.get(REFERRALS)).body.items[0];
  expect(await statusOf(one)).toMatchObject({ status: 'pending', referredUsername: null });
  expect(await statusOf(other)).toMatchObject({ status: 'active', referredUsername: friend.username });
  expect((await other.get(REFERRALS)).body.totals.count).toBe(1);
});

test('whoever signs up with the code is active, and pays the referrer once their free blueprint is', async () => {
  const referrer = await aMember(api);
  const friend = await broughtBy(referrer);
  const list = async () => (await referrer.get(REFERRALS)).body;
  const balance = async () => (await referrer.get('/api/auth/me')).body.balance as number;

  expect(await list()).toMatchObject({
    items: [{ status: 'active', referredUsername: friend.user.username, referredEmail: null }],
    totals: { count: 1, earned: 0 },
  });
  expect(await balance()).toBe(0);

  await approve(friend);

  expect(await list()).toMatchObject({
    items: [{ status: 'paid', reward: 25, completedAt: START }],
    totals: { count: 1, earned: 25 },
  });
  expect(await balance()).toBe(25);
  expect((await referrer.get('/api/user/statement')).body.items[0]).toMatchObject({
    kind: 'referral_reward',
    account: 'available',
    amount: 25,
    balanceAfter: 25,
  });
  // What the friend does later pays nothing more.
  await friend.post('/api/user/blueprints', { blueprintId: 2 });
  expect(await balance()).toBe(25);
});

test('nobody brings themselves, and who came alone pays nobody', async () => {
  const member = await aMember(api);
  await approve(member);

  expect((await member.get(REFERRALS)).body).toEqual({ items: [], next: null, totals: NO_TOTALS });
  expect((await member.get('/api/auth/me')).body.balance).toBe(0);
});

test('the list comes page by page and is the own one', async () => {
  const [member, other] = [await aMember(api), await aMember(api)];
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

test('invitations are limited in the hour', async () => {
  const member = await aMember(api);
  const answers = await Promise.all(
    Array.from({ length: 21 }, (_, index) => member.post(REFERRALS, { email: `hour-${index}@example.com` })),
  );
  const refused = answers.filter(({ status }) => status === 429);

  expect(refused).toHaveLength(1);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
});
