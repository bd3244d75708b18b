import {
  createMember,
  activateBlueprint,
  createAdministrator,
  insertTasks,
  makePayable,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { settleDestinations } from '../../../test/support/settle-destinations.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

let api: TestApi;
let administrator: LoggedInClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api, 'console');
  tasks = await insertTasks(api, 10, 4);
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

const USERS = '/api/admin/users';
const list = async (query: string) => (await administrator.get(`${USERS}?${query}`)).body;
const usernamesFor = async (query: string): Promise<string[]> =>
  (await list(query)).items.map(({ username }: { username: string }) => username);
async function allUsernames(query: string, limit: number): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await list(`${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
    names.push(...page.items.map(({ username }: { username: string }) => username));
    cursor = page.next;
  }
  return names;
}
/** Signs members up on a separate day and returns a time range that matches only them. */
async function signUpMembers(...names: string[]): Promise<{ range: string; members: LoggedInClient[] }> {
  api.clock.set(new Date(Date.parse(START_TIME) + DAY_MS * signUpMembers.calls++).toISOString());
  const from = api.clock.now().toISOString();
  const members: LoggedInClient[] = [];
  for (const username of names) {
    members.push(await createMember(api, { username }));
    api.clock.advance(1_000);
  }
  return { range: `from=${from}&to=${api.clock.now().toISOString()}`, members };
}
signUpMembers.calls = 100;
async function completeTasks(member: LoggedInClient, count: number): Promise<void> {
  await activateBlueprint(api, member, 10);
  for (const taskId of tasks.slice(0, count))
    expect((await member.post('/api/user/tasks', { taskId })).status).toBe(201);
}

describe('the list', () => {
  test('shows users with their balances and masked personal data', async () => {
    const { range, members } = await signUpMembers('list-ada');
    await members[0]!.post('/api/user/profile', {
      email: 'list-ada@example.com',
      fullName: 'Ada Lovelace',
      phoneNumber: '+44 20 7946 0018',
    });
    await members[0]!.post('/api/user/claim-signup-bonus');
    const { items, next } = await list(range);

    expect(next).toBeNull();
    expect(items).toEqual([
      {
        id: members[0]!.user.id,
        username: 'list-ada',
        email: 'l••••@e••••',
        emailVerified: false,
        isAdmin: false,
        adminRoles: [],
        disabled: false,
        createdAt: members[0]!.user.createdAt,
        balance: 50,
        lockedBalance: 0,
        heldBalance: 0,
      },
    ]);
  });

  test('sorts by time, username and balance on any page size', async () => {
    const { range, members } = await signUpMembers('order-c', 'order-a', 'order-d', 'order-b');
    const [c, , d, b] = members as [LoggedInClient, LoggedInClient, LoggedInClient, LoggedInClient];
    for (const member of [c, d, b]) await member.post('/api/user/claim-signup-bonus');
    await completeTasks(d, 2);
    await completeTasks(b, 1);
    api.clock.advance(15 * DAY_MS);
    await api.app.jobs.runNow('release-due-rewards');

    for (const limit of [1, 3, 100]) {
      expect(await allUsernames(`${range}&sort=newest`, limit)).toEqual([
        'order-b',
        'order-d',
        'order-a',
        'order-c',
      ]);
      expect(await allUsernames(`${range}&sort=oldest`, limit)).toEqual([
        'order-c',
        'order-a',
        'order-d',
        'order-b',
      ]);
      expect(await allUsernames(`${range}&sort=username`, limit)).toEqual([
        'order-a',
        'order-b',
        'order-c',
        'order-d',
      ]);
      expect(await allUsernames(`${range}&sort=balance`, limit)).toEqual([
        'order-d',
        'order-b',
        'order-c',
        'order-a',
      ]);
    }
    const unfiltered = (await allUsernames('sort=balance', 2)).filter((name) => name.startsWith('order-'));
    expect(unfiltered).toEqual(['order-d', 'order-b', 'order-c', 'order-a']);
  });

  test('counts a reward as available from the exact millisecond its lock ends', async () => {
    const { range, members } = await signUpMembers('due-ada');
    await completeTasks(members[0]!, 1);
    const earnedAt = api.clock.now().getTime();

    api.clock.set(new Date(earnedAt + 15 * DAY_MS - 1).toISOString());
    expect((await list(range)).items[0]).toMatchObject({ balance: 0, lockedBalance: 150 });
    api.clock.set(new Date(earnedAt + 15 * DAY_MS).toISOString());
    expect((await list(range)).items[0]).toMatchObject({ balance: 150, lockedBalance: 0 });
    expect((await list(`${range}&sort=balance`)).items[0]).toMatchObject({ balance: 150, lockedBalance: 0 });
  });

  test('filters by role and state in every order', async () => {
    const { range, members } = await signUpMembers('state-a', 'state-b', 'state-c');
    const users = api.database.connection.collection('users');
    await users.updateOne({ username: 'state-b' }, { $set: { isAdmin: true, adminRoles: ['support'] } });
    await administrator.post(`${USERS}/${members[2]!.user.id}/disable`, { reason: 'A reason of the tests' });

    for (const sort of ['newest', 'oldest', 'username', 'balance']) {
      const find = async (filters: string) => (await usernamesFor(`${range}&sort=${sort}&${filters}`)).sort();
      expect(await find('role=administrator')).toEqual(['state-b']);
      expect(await find('role=member')).toEqual(['state-a', 'state-c']);
      expect(await find('state=disabled')).toEqual(['state-c']);
      expect(await find('state=active&role=member')).toEqual(['state-a']);
      expect(await find('state=disabled&role=administrator')).toEqual([]);
    }
  });

  test.each(['newest', 'username', 'balance'])(
    'finds a username prefix, a whole address and a whole id, sorted by %s',
    async (sort) => {
      const name = `Search.${sort}`;
      const { members } = await signUpMembers(name, `${name}😀`, `a${name}`);
      const [first, second] = members as [LoggedInClient, LoggedInClient];
      const find = async (q: string) =>
        (await usernamesFor(`sort=${sort}&q=${encodeURIComponent(q)}`)).sort();

      expect(await find(`search.${sort.slice(0, 4)}`)).toEqual([name, `${name}😀`].sort());
      expect(await find(` ${second.user.email.toUpperCase()} `)).toEqual([`${name}😀`]);
      expect(await find(first.user.id)).toEqual([name]);
      expect(await find('search_')).toEqual([]);
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
  ])('rejects %s', async (query) => {
    expect((await administrator.get(`${USERS}?${query}`)).body.code).toBe('invalid_request');
  });

  test('rejects a cursor of another sort order', async () => {
    await signUpMembers('cursor-a', 'cursor-b');
    const { next } = await list('sort=balance&limit=1');

    expect((await administrator.get(`${USERS}?sort=newest&cursor=${next}`)).status).toBe(400);
    expect((await administrator.get(`${USERS}?sort=balance&cursor=${next}`)).status).toBe(200);
  });

  test('exports a complete, masked CSV file and records the export in the audit log', async () => {
    const { range, members } = await signUpMembers('file-a', 'file-b');
    await members[1]!.post('/api/user/claim-signup-bonus');
    const { status, body } = await administrator.get(`${USERS}.csv?${range}&sort=balance`);
    const [, second, first] = (body as string).trim().split('\r\n');

    expect(status).toBe(200);
    expect(second).toMatch(/^[0-9a-f]{24},file-b,m••••@e••••,no,no,,no,[^,]+Z,50,0,0$/);
    expect(first).toMatch(/^[0-9a-f]{24},file-a,/);
    const entry = (await administrator.get('/api/admin/audit?action=list_exported')).body.items[0];
    expect(entry).toMatchObject({ by: administrator.user.username, subjectId: null, userId: null });
    expect(entry.reason).toMatch(/^users\.csv (?=.*from=)(?=.*sort=balance)/);
  });

  test('records the query of an export with masked addresses and without truncating it', async () => {
    api.clock.set('2027-01-01T00:00:00.000Z');
    const recordedReason = async (q: string) => {
      api.clock.advance(1_000);
      expect((await administrator.get(`${USERS}.csv?q=${encodeURIComponent(q)}`)).status).toBe(200);
      const [entry] = (await administrator.get('/api/admin/audit?action=list_exported')).body.items;
      return entry.reason as string;
    };

    expect(await recordedReason('ada@example.com')).toBe('users.csv q=a••••@e••••');
    expect(await recordedReason('😀'.repeat(50))).toBe(`users.csv q=${'😀'.repeat(50)}`);
  });
});

describe('the detail of a user', () => {
  test('shows masked profile, balances, referrer and the timeline of the account', async () => {
    const referrer = await createMember(api);
    const { members } = await signUpMembers('detail-ada');
    const [member] = members as [LoggedInClient];
    const users = api.database.connection.collection('users');
    await users.updateOne(
      { username: 'detail-ada' },
      { $set: { fullName: 'Ada Lovelace', phoneNumber: '+44 20 7946 0018' } },
    );
    const referred = await createMember(api, { referralCode: referrer.user.referralCode });
    await member.post('/api/user/claim-signup-bonus');
    await completeTasks(member, 4);
    api.clock.advance(15 * DAY_MS);
    const request = {
      amount: 100,
      paymentMethod: 'btc',
      paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    };
    const { body: withdrawal } = await member.post('/api/user/withdrawals', request);
    await makePayable(api, member);
    await settleDestinations(api);
    await administrator.post(`/api/admin/withdrawals/${withdrawal.id}/approve`);
    await administrator.post(`/api/admin/withdrawals/${withdrawal.id}/process`, {
      transactionReference: 'TX-1',
    });
    await member.post('/api/user/withdrawals', request);
    const { status, body } = await administrator.get(`${USERS}/${member.user.id}`);

    expect(status).toBe(200);
    expect(body).toEqual({
      id: member.user.id,
      username: 'detail-ada',
      email: expect.stringMatching(/^m••••@e••••$/),
      emailVerified: true,
      isAdmin: false,
      adminRoles: [],
      disabled: false,
      createdAt: member.user.createdAt,
      fullName: 'A•••• L••••',
      phoneNumber: '••••••18',
      referralCode: member.user.referralCode,
      roleGrants: [],
      deletion: null,
      hasSecondFactor: false,
      secondFactorReset: null,
      referredBy: null,
      signupBonusClaimed: true,
      balance: 450,
      lockedBalance: 0,
      heldBalance: 100,
      totalEarned: 650,
      totalWithdrawn: 100,
      completions: 4,
      lastSignInAt: member.user.createdAt,
      timeline: [
        {
          at: member.user.createdAt,
          action: 'user_registered',
          by: 'detail-ada',
          reason: null,
          documentsViewed: null,
        },
      ],
    });
    expect((await administrator.get(`${USERS}/${referred.user.id}`)).body.referredBy).toBe(
      referrer.user.username,
    );
    const ownDetail = (await administrator.get(`${USERS}/${administrator.user.id}`)).body;
    expect(ownDetail).toMatchObject({ isAdmin: true, lastSignInAt: START_TIME });
  });

  test('includes the statement and completed tasks, paginated and newest first', async () => {
    const { members } = await signUpMembers('activity-ada');
    const [member] = members as [LoggedInClient];
    await member.post('/api/user/claim-signup-bonus');
    await activateBlueprint(api, member, 10);
    for (const taskId of tasks.slice(0, 3)) {
      api.clock.advance(1_000);
      await member.post('/api/user/tasks', { taskId });
    }
    const path = `${USERS}/${member.user.id}`;
    const entries = (await administrator.get(`${path}/entries?limit=2`)).body;
    const rest = (await administrator.get(`${path}/entries?limit=2&cursor=${entries.next}`)).body;
    const completions = (await administrator.get(`${path}/completions?limit=2`)).body;
    const earlier = (await administrator.get(`${path}/completions?limit=2&cursor=${completions.next}`)).body;

    expect([...entries.items, ...rest.items]).toEqual((await member.get('/api/user/statement')).body.items);
    expect([...completions.items, ...earlier.items].map(({ taskId }: { taskId: string }) => taskId)).toEqual([
      tasks[2],
      tasks[1],
      tasks[0],
    ]);
    expect(completions.items[0]).toMatchObject({ title: 'Task 2', reward: 150, available: false });
    expect([rest.next, earlier.next]).toEqual([null, null]);
  });

  test.each(['1', 'f'.repeat(24), '%24ne'])('does not exist for the id %s', async (id) => {
    for (const path of ['', '/entries', '/completions'])
      expect((await administrator.get(`${USERS}/${id}${path}`)).status).toBe(404);
    for (const path of ['disable', 'enable'])
      expect(
        (await administrator.post(`${USERS}/${id}/${path}`, { reason: 'A reason of the tests' })).status,
      ).toBe(404);
    expect((await administrator.post(`${USERS}/${id}/reveal`)).status).toBe(404);
  });
});
