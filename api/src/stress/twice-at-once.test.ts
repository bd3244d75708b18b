import { ENDPOINTS } from '@platform/contracts';
import { PAPERS, activate, aMember, anAdministrator, offerTasks, sendPapers } from '../testing/factories.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { DAY_MS } from '../testing/test-clock.ts';
import { STRESS, noteFigures, seeds } from './parameters.ts';

/** How many of the same call are under way at once; some of them may be made 20 times an hour. */
const AT_ONCE = STRESS.isLong ? 15 : 5;

let api: TestApi;
/** A second process's worth of the API: what is sent at once is sent to both. */
let beside: TestApi;
let administrators: TestClient[];
let rich: TestClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  beside = await api.beside();
  administrators = [await anAdministrator(api), await anAdministrator(api)];
  tasks = await offerTasks(api, 10, 20);
  const member = await aMember(api);
  await activate(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  rich = member;
  // The first request posts the rewards that are due; the others then have no effect but their own.
  await requested();
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await beside.stop();
  await api.stop();
});

/** A call that is ready to be made: by one client, or by one of two. */
type Ready = { clients: readonly TestClient[]; path: string; body?: object };
type Prepare = () => Promise<Ready>;

const REASON = { reason: 'A reason of the tests' };
const TICKET = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'What?' };

async function aVerifiedMember() {
  const member = await aMember(api);
  await activate(api, member, 1);
  return member;
}

/** Papers of somebody who was brought by another member, so that an approval pays. */
async function pendingPapers(): Promise<string> {
  const { user } = await aMember(api);
  return sendPapers(await aMember(api, { referralCode: user.referralCode }));
}

async function pendingPurchase() {
  const member = await aVerifiedMember();
  const { body } = await member.post('/api/user/blueprints', { blueprintId: 2 });
  return { member, id: body.id as string };
}

const REQUEST = { amount: 50, paymentMethod: 'btc', paymentDetails: 'bc1q-an-address-of-the-tests' };

async function requested(...steps: string[]): Promise<string> {
  const { body } = await rich.post('/api/user/withdrawals', REQUEST);
  for (const step of steps) await administrators[0]!.post(`/api/admin/withdrawals/${body.id}/${step}`);
  return body.id as string;
}

async function ticket(): Promise<string> {
  return (await api.client().post('/api/support/tickets', TICKET)).body.id as string;
}

const byStaff = (path: string, body?: object): Ready => ({
  clients: administrators,
  path,
  ...(body && { body }),
});
const by = (client: TestClient, path: string, body?: object): Ready => ({
  clients: [client],
  path,
  ...(body && { body }),
});

/** Every call that takes an Idempotency-Key. */
const CALLS: Record<string, Prepare> = {
  'ledger.claimSignupBonus': async () => by(await aMember(api), '/api/user/claim-signup-bonus'),
  'tasks.complete': async () =>
    by(await aMember(api), '/api/user/tasks', { taskId: 'free-browser-detection' }),
  'withdrawals.request': () => Promise.resolve(by(rich, '/api/user/withdrawals', REQUEST)),
  'withdrawals.cancel': async () => by(rich, `/api/user/withdrawals/${await requested()}/cancel`),
  'withdrawals.approve': async () => byStaff(`/api/admin/withdrawals/${await requested()}/approve`),
  'withdrawals.reject': async () => byStaff(`/api/admin/withdrawals/${await requested()}/reject`, REASON),
  'withdrawals.process': async () => byStaff(`/api/admin/withdrawals/${await requested('approve')}/process`),
  'withdrawals.fail': async () =>
    byStaff(`/api/admin/withdrawals/${await requested('approve')}/fail`, REASON),
  'verification.submit': async () =>
    by(await aMember(api), '/api/user/verify-free-blueprint', { ...PAPERS, blueprintId: 1 }),
  'verification.approve': async () => byStaff(`/api/admin/approve-verification/${await pendingPapers()}`),
  'verification.reject': async () =>
    byStaff(`/api/admin/verifications/${await pendingPapers()}/reject`, REASON),
  'blueprints.requestPurchase': async () =>
    by(await aVerifiedMember(), '/api/user/blueprints', { blueprintId: 2 }),
  'blueprints.reportPayment': async () => {
    const { member, id } = await pendingPurchase();
    return by(member, `/api/user/blueprints/${id}/payment`, { paymentMethod: 'paypal' });
  },
  'blueprints.cancelPurchase': async () => {
    const { member, id } = await pendingPurchase();
    return by(member, `/api/user/blueprints/${id}/cancel`);
  },
  'blueprints.approvePurchase': async () =>
    byStaff(`/api/admin/purchases/${(await pendingPurchase()).id}/approve`),
  'blueprints.rejectPurchase': async () =>
    byStaff(`/api/admin/purchases/${(await pendingPurchase()).id}/reject`, REASON),
  'referrals.invite': async () =>
    by(await aMember(api), '/api/user/referrals', { email: 'a.friend@example.net' }),
  'support.openTicket': () => Promise.resolve(by(api.client(), '/api/support/tickets', TICKET)),
  'support.answerTicket': async () =>
    byStaff(`/api/admin/tickets/${await ticket()}/answer`, { text: 'Yes.' }),
};

/** Without a key each of these is another request, as often as it is sent. */
const REPEATABLE = [
  'withdrawals.request',
  'blueprints.reportPayment',
  'support.openTicket',
  'support.answerTicket',
];

test('every call that takes an Idempotency-Key is tried here', () => {
  const keyed = ENDPOINTS.filter(({ idempotent }) => idempotent).map(({ id }) => id);
  expect(Object.keys(CALLS).sort()).toEqual(keyed.sort());
});

/** How many records of each kind there are; the answers that are kept for keys are told apart by nobody. */
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name } of await api.database.connection.listCollections()) {
    if (!['idempotent_answers', 'rate_limits', 'reconciliations'].includes(name))
      found[name] = await api.database.connection.collection(name).countDocuments();
  }
  return found;
}

let keys = 0;
/** Every second call goes to the other process, by the same person. */
function through(index: number, client: TestClient): TestClient {
  if (index % 2 === 0) return client;
  const there = beside.client();
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  return there;
}

function send({ clients, path, body }: Ready, index: number, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  // Keys belong to whoever sends them, so that what has one comes from one person.
  const client = key === undefined ? clients[(index >> 1) % clients.length]! : clients[0]!;
  return through(index, client).post(path, body, { headers });
}

/** How many records something adds, by their kind. */
async function effectOf(fire: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counts();
  await fire();
  const after = await counts();
  return Object.fromEntries(
    Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  );
}

describe.each(Object.entries(CALLS))('%s', (id, prepare) => {
  const times = Array.from({ length: AT_ONCE }, (_, index) => index);
  /** What it adds when it is sent once, quietly. */
  let once: Record<string, number>;
  beforeAll(async () => {
    const alone = await prepare();
    once = await effectOf(() => send(alone, 0));
    expect(Object.values(once).some((count) => count > 0)).toBe(true);
  });

  test.each(seeds())(
    'sent many times at once with one key has one effect, and one answer (turn %i)',
    async () => {
      const together = await prepare();
      keys += 1;
      const key = `together-${keys}`;
      let answers: Awaited<ReturnType<typeof send>>[] = [];

      const many = await effectOf(async () => {
        // One client, or the key would be another one's: keys belong to whoever sends them.
        answers = await Promise.all(times.map(() => send(together, 0, key)));
      });

      const done = answers.filter(({ status }) => status < 300);
      const others = answers.filter(({ status }) => status >= 300);
      expect(many).toEqual(once);
      expect(done.length).toBeGreaterThan(0);
      expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect([...new Set(others.map(({ body }) => body.code as string))]).toEqual(
        others.length > 0 ? ['idempotency_in_flight'] : [],
      );
      expect((await send(together, 0, key)).body).toEqual(done[0]!.body);
    },
  );

  if (REPEATABLE.includes(id)) return;
  test.each(seeds())('sent many times at once without a key has one effect (turn %i)', async () => {
    const together = await prepare();
    let answers: Awaited<ReturnType<typeof send>>[] = [];

    const many = await effectOf(async () => {
      answers = await Promise.all(times.map((index) => send(together, index)));
    });

    expect(many).toEqual(once);
    expect(answers.map(({ status }) => (status < 300 ? 'done' : status)).sort()).toEqual([
      ...Array<number>(AT_ONCE - 1).fill(409),
      'done',
    ]);
  });
});

test.each(seeds())(
  'many operations, each sent by two clients together, have each its effect once (turn %i)',
  async () => {
    const WORKERS = 20;
    const members = STRESS.isLong ? 25 : 3;
    const clients = await Promise.all(
      Array.from({ length: members }, async () => {
        const member = await aMember(api);
        await activate(api, member, 10);
        return member;
      }),
    );
    // One member after the other, so that workers meet at one account only now and then.
    const operations = [undefined, ...tasks.slice(1)].flatMap((taskId) =>
      clients.map((client) =>
        taskId === undefined
          ? { client, path: '/api/user/claim-signup-bonus', body: undefined }
          : { client, path: '/api/user/tasks', body: { taskId } },
      ),
    );
    const journals = () => api.database.connection.collection('journals').countDocuments();
    const before = await journals();
    let codes: string[] = [];

    const queue = operations.entries();
    const worker = async (): Promise<void> => {
      for (const [index, { client, path, body }] of queue) {
        // Every second one with a key.
        const headers: Record<string, string> = index % 2 === 0 ? { 'idempotency-key': `pair-${index}` } : {};
        const pair = await Promise.all(
          [0, 1].map((place) => through(place, client).post(path, body, { headers })),
        );
        codes = codes.concat(
          pair.map((answer) => (answer.status < 300 ? 'done' : (answer.body.code as string))),
        );
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));

    expect((await journals()) - before).toBe(operations.length);
    expect(codes).toHaveLength(2 * operations.length);
    for (const code of codes)
      expect(['done', 'idempotency_in_flight', 'already_completed', 'bonus_already_claimed']).toContain(code);
    noteFigures('twice at once', { operations: operations.length, calls: codes.length });
  },
  600_000,
);
