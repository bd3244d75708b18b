import { aMember, activate, anAdministrator, offerTasks, type SignedIn } from '../../testing/factories.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { DAY_MS } from '../../testing/test-clock.ts';

let api: TestApi;
let administrator: SignedIn;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api, 'console');
  tasks = await offerTasks(api, 10, 4);
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START);
});

const USERS = '/api/admin/users';
const list = async (query: string) => (await administrator.get(`${USERS}?${query}`)).body;
const namesOf = async (query: string): Promise<string[]> =>
  (await list(query)).items.map(({ username }: { username: string }) => username);
async function allNames(query: string, limit: number): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await list(`${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
    names.push(...page.items.map(({ username }: { username: string }) => username));
    cursor = page.next;
  }
  return names;
}
/** Members of this test alone: they sign up at a time of their own. */
async function newcomers(...names: string[]): Promise<{ span: string; members: SignedIn[] }> {
  api.clock.set(new Date(Date.parse(START) + DAY_MS * newcomers.calls++).toISOString());
  const from = api.clock.now().toISOString();
  const members: SignedIn[] = [];
  for (const username of names) {
    members.push(await aMember(api, { username }));
    api.clock.advance(1_000);
  }
  return { span: `from=${from}&to=${api.clock.now().toISOString()}`, members };
}
newcomers.calls = 100;
async function work(member: SignedIn, howMany: number): Promise<void> {
  await activate(api, member, 10);
  for (const taskId of tasks.slice(0, howMany))
    expect((await member.post('/api/user/tasks', { taskId })).status).toBe(201);
}

describe('the list', () => {
  test('shows users with their money and without what is theirs alone', async () => {
    const { span, members } = await newcomers('list-ada');
    await members[0]!.post('/api/user/profile', {
      email: 'list-ada@example.com',
      fullName: 'Ada Lovelace',
      phoneNumber: '+44 20 7946 0018',
    });
    await members[0]!.post('/api/user/claim-signup-bonus');
    const { items, next } = await list(span);

    expect(next).toBeNull();
    expect(items).toEqual([
      {
        id: members[0]!.user.id,
        username: 'list-ada',
        email: 'l••••@e••••',
        emailVerified: false,
        isAdmin: false,
        disabled: false,
        createdAt: members[0]!.user.createdAt,
        balance: 50,
        lockedBalance: 0,
        heldBalance: 0,
      },
    ]);
  });

  test('is put in order by time, by name and by balance, page by page', async () => {
    const { span, members } = await newcomers('order-c', 'order-a', 'order-d', 'order-b');
    const [c, , d, b] = members as [SignedIn, SignedIn, SignedIn, SignedIn];
    for (const member of [c, d, b]) await member.post('/api/user/claim-signup-bonus');
    await work(d, 2);
    await work(b, 1);
    api.clock.advance(15 * DAY_MS);
    await api.app.jobs.runNow('release-due-rewards');

    for (const limit of [1, 3, 100]) {
      expect(await allNames(`${span}&sort=newest`, limit)).toEqual([
        'order-b',
        'order-d',
        'order-a',
        'order-c',
      ]);
      expect(await allNames(`${span}&sort=oldest`, limit)).toEqual([
        'order-c',
        'order-a',
        'order-d',
        'order-b',
      ]);
      expect(await allNames(`${span}&sort=username`, limit)).toEqual([
        'order-a',
        'order-b',
        'order-c',
        'order-d',
      ]);
      expect(await allNames(`${span}&sort=balance`, limit)).toEqual([
        'order-d',
        'order-b',
        'order-c',
        'order-a',
      ]);
    }
    const everybody = (await allNames('sort=balance', 2)).filter((name) => name.startsWith('order-'));
    expect(everybody).toEqual(['order-d', 'order-b', 'order-c', 'order-a']);
  });

  test('counts a reward as available from the very millisecond that its lock is over', async () => {
    const { span, members } = await newcomers('due-ada');
    await work(members[0]!, 1);
    const earnedAt = api.clock.now().getTime();

    api.clock.set(new Date(earnedAt + 15 * DAY_MS - 1).toISOString());
    expect((await list(span)).items[0]).toMatchObject({ balance: 0, lockedBalance: 150 });
    api.clock.set(new Date(earnedAt + 15 * DAY_MS).toISOString());
    expect((await list(span)).items[0]).toMatchObject({ balance: 150, lockedBalance: 0 });
    expect((await list(`${span}&sort=balance`)).items[0]).toMatchObject({ balance: 150, lockedBalance: 0 });
  });

  test('is narrowed by role and state, in every order', async () => {
    const { span, members } = await newcomers('state-a', 'state-b', 'state-c');
    const users = api.database.connection.collection('users');
    await users.updateOne({ username: 'state-b' }, { $set: { isAdmin: true } });
    await administrator.post(`${USERS}/${members[2]!.user.id}/disable`, { reason: 'A test.' });

    for (const sort of ['newest', 'oldest', 'username', 'balance']) {
      const find = async (filters: string) => (await namesOf(`${span}&sort=${sort}&${filters}`)).sort();
      expect(await find('role=administrator')).toEqual(['state-b']);
      expect(await find('role=member')).toEqual(['state-a', 'state-c']);
      expect(await find('state=disabled')).toEqual(['state-c']);
      expect(await find('state=active&role=member')).toEqual(['state-a']);
      expect(await find('state=disabled&role=administrator')).toEqual([]);
    }
  });

  test.each(['newest', 'username', 'balance'])(
    'finds the beginning of a name, a whole address and a whole id, by %s',
    async (sort) => {
      const name = `Seek.${sort}`;
      const { members } = await newcomers(name, `${name}😀`, `a${name}`);
      const [first, second] = members as [SignedIn, SignedIn];
      const find = async (q: string) => (await namesOf(`sort=${sort}&q=${encodeURIComponent(q)}`)).sort();

      expect(await find(`seek.${sort.slice(0, 4)}`)).toEqual([name, `${name}😀`].sort());
      expect(await find(` ${second.user.email.toUpperCase()} `)).toEqual([`${name}😀`]);
      expect(await find(first.user.id)).toEqual([name]);
      expect(await find('seek_')).toEqual([]);
      expect(await find('.*')).toEqual([]);
    },
  );

  test.each([
    'sort=age',
    'role=boss',
    'state=gone',
    'color=red',
    'cursor=abc',
    'limit=101',
    'from=now',
    'q[$ne]=1',
  ])('refuses %s', async (query) => {
    expect((await administrator.get(`${USERS}?${query}`)).body.code).toBe('invalid_request');
  });

  test('refuses a cursor of another order', async () => {
    await newcomers('cursor-a', 'cursor-b');
    const { next } = await list('sort=balance&limit=1');

    expect((await administrator.get(`${USERS}?sort=newest&cursor=${next}`)).status).toBe(400);
    expect((await administrator.get(`${USERS}?sort=balance&cursor=${next}`)).status).toBe(200);
  });

  test('is also a file, whole and masked, and whoever takes it is in the log', async () => {
    const { span, members } = await newcomers('file-a', 'file-b');
    await members[1]!.post('/api/user/claim-signup-bonus');
    const { status, body } = await administrator.get(`${USERS}.csv?${span}&sort=balance`);
    const [, second, first] = (body as string).trim().split('\r\n');

    expect(status).toBe(200);
    expect(second).toMatch(/^[0-9a-f]{24},file-b,m••••@e••••,no,no,no,[^,]+Z,50,0,0$/);
    expect(first).toMatch(/^[0-9a-f]{24},file-a,/);
    const log = (await administrator.get('/api/admin/audit?action=list_exported')).body.items[0];
    expect(log).toMatchObject({ by: administrator.user.username, subjectId: null, userId: null });
    expect(log.reason).toMatch(/^users\.csv (?=.*from=)(?=.*sort=balance)/);
  });

  test('what is noted of a file fits, and names nobody', async () => {
    api.clock.set('2027-01-01T00:00:00.000Z');
    const noted = async (q: string) => {
      api.clock.advance(1_000);
      expect((await administrator.get(`${USERS}.csv?q=${encodeURIComponent(q)}`)).status).toBe(200);
      const [entry] = (await administrator.get('/api/admin/audit?action=list_exported')).body.items;
      return entry.reason as string;
    };

    expect(await noted('ada@example.com')).toBe('users.csv q=a••••@e••••');
    expect(await noted('😀'.repeat(50))).toBe(`users.csv q=${'😀'.repeat(50)}`);
  });
});

describe('one user', () => {
  test('is told whole, masked: profile, figures, who brought them, and what was done to the account', async () => {
    const referrer = await aMember(api);
    const { members } = await newcomers('case-ada');
    const [member] = members as [SignedIn];
    const users = api.database.connection.collection('users');
    await users.updateOne(
      { username: 'case-ada' },
      { $set: { fullName: 'Ada Lovelace', phoneNumber: '+44 20 7946 0018' } },
    );
    const referred = await aMember(api, { referralCode: referrer.user.referralCode });
    await member.post('/api/user/claim-signup-bonus');
    await work(member, 4);
    api.clock.advance(15 * DAY_MS);
    const request = { amount: 100, paymentMethod: 'btc', paymentDetails: 'an address' };
    const { body: withdrawal } = await member.post('/api/user/withdrawals', request);
    await administrator.post(`/api/admin/withdrawals/${withdrawal.id}/approve`);
    await administrator.post(`/api/admin/withdrawals/${withdrawal.id}/process`);
    await member.post('/api/user/withdrawals', request);
    const { status, body } = await administrator.get(`${USERS}/${member.user.id}`);

    expect(status).toBe(200);
    expect(body).toEqual({
      id: member.user.id,
      username: 'case-ada',
      email: expect.stringMatching(/^m••••@e••••$/),
      emailVerified: false,
      isAdmin: false,
      disabled: false,
      createdAt: member.user.createdAt,
      fullName: 'A•••• L••••',
      phoneNumber: '••••••18',
      referralCode: member.user.referralCode,
      referredBy: null,
      signupBonusClaimed: true,
      balance: 450,
      lockedBalance: 0,
      heldBalance: 100,
      totalEarned: 650,
      totalWithdrawn: 100,
      completions: 4,
      lastSignInAt: null,
      timeline: [{ at: member.user.createdAt, action: 'user_registered', by: 'case-ada', reason: null }],
    });
    expect((await administrator.get(`${USERS}/${referred.user.id}`)).body.referredBy).toBe(
      referrer.user.username,
    );
    const own = (await administrator.get(`${USERS}/${administrator.user.id}`)).body;
    expect(own).toMatchObject({ isAdmin: true, lastSignInAt: START });
  });

  test('comes with the statement and the completed tasks, page by page, the newest first', async () => {
    const { members } = await newcomers('story-ada');
    const [member] = members as [SignedIn];
    await member.post('/api/user/claim-signup-bonus');
    await activate(api, member, 10);
    for (const taskId of tasks.slice(0, 3)) {
      api.clock.advance(1_000);
      await member.post('/api/user/tasks', { taskId });
    }
    const at = `${USERS}/${member.user.id}`;
    const entries = (await administrator.get(`${at}/entries?limit=2`)).body;
    const rest = (await administrator.get(`${at}/entries?limit=2&cursor=${entries.next}`)).body;
    const done = (await administrator.get(`${at}/completions?limit=2`)).body;
    const earlier = (await administrator.get(`${at}/completions?limit=2&cursor=${done.next}`)).body;

    expect([...entries.items, ...rest.items]).toEqual((await member.get('/api/user/statement')).body.items);
    expect([...done.items, ...earlier.items].map(({ taskId }: { taskId: string }) => taskId)).toEqual([
      tasks[2],
      tasks[1],
      tasks[0],
    ]);
    expect(done.items[0]).toMatchObject({ title: 'Task 2', reward: 150, available: false });
    expect([rest.next, earlier.next]).toEqual([null, null]);
  });

  test.each(['1', 'f'.repeat(24), '%24ne'])('%s does not exist', async (id) => {
    for (const path of ['', '/entries', '/completions'])
      expect((await administrator.get(`${USERS}/${id}${path}`)).status).toBe(404);
    for (const path of ['disable', 'enable'])
      expect((await administrator.post(`${USERS}/${id}/${path}`, { reason: 'Why not' })).status).toBe(404);
    expect((await administrator.post(`${USERS}/${id}/reveal`)).status).toBe(404);
  });
});
