import { ENDPOINTS } from '@platform/contracts';
import {
  IDENTITY_DOCUMENTS,
  activateBlueprint,
  createMember,
  createAdministrator,
  insertTasks,
  submitIdentityDocuments,
} from '../support/factories.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';
import type { TestClient } from '../support/test-client.ts';
import { DAY_MS } from '../../src/platform/clock.ts';
import { STRESS, recordFigures, seeds } from './stress-parameters.ts';

/** The number of concurrent requests. Some endpoints are limited to 20 calls an hour. */
const CONCURRENCY = STRESS.isLong ? 15 : 5;

let api: TestApi;
/** A second API instance on the same database; concurrent requests go to both. */
let secondApi: TestApi;
let administrators: TestClient[];
let fundedMember: TestClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  secondApi = await api.startSecondInstance();
  administrators = [await createAdministrator(api), await createAdministrator(api)];
  tasks = await insertTasks(api, 10, 20);
  const member = await createMember(api);
  await activateBlueprint(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  fundedMember = member;
  // The first withdrawal posts the rewards that are due, so that later requests have no side effects.
  await createWithdrawal();
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await secondApi.stop();
  await api.stop();
});

/** A request that any of the clients can send. */
type PreparedRequest = { clients: readonly TestClient[]; path: string; body?: object };
type PrepareRequest = () => Promise<PreparedRequest>;

const REASON = { reason: 'A reason of the tests' };
const TICKET = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'What?' };

async function createVerifiedMember() {
  const member = await createMember(api);
  await activateBlueprint(api, member, 1);
  return member;
}

/** Submits a verification of a referred member, so that its approval pays the referrer. */
async function createPendingVerification(): Promise<string> {
  const { user } = await createMember(api);
  return submitIdentityDocuments(await createMember(api, { referralCode: user.referralCode }));
}

async function createPendingPurchase() {
  const member = await createVerifiedMember();
  const { body } = await member.post('/api/user/blueprints', { blueprintId: 2 });
  return { member, id: body.id as string };
}

const WITHDRAWAL = {
  amount: 50,
  paymentMethod: 'btc',
  paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};

async function createWithdrawal(...actions: string[]): Promise<string> {
  const { body } = await fundedMember.post('/api/user/withdrawals', WITHDRAWAL);
  for (const action of actions) await administrators[0]!.post(`/api/admin/withdrawals/${body.id}/${action}`);
  return body.id as string;
}

const USER_TICKET = { subject: 'A question', message: 'Why?' };

async function createTicket(): Promise<string> {
  return (await api.client().post('/api/support/tickets', TICKET)).body.id as string;
}

const byAdministrators = (path: string, body?: object): PreparedRequest => ({
  clients: administrators,
  path,
  ...(body && { body }),
});
const by = (client: TestClient, path: string, body?: object): PreparedRequest => ({
  clients: [client],
  path,
  ...(body && { body }),
});

/** Prepares a request to every endpoint that accepts an Idempotency-Key. */
const REQUESTS: Record<string, PrepareRequest> = {
  'ledger.claimSignupBonus': async () => by(await createMember(api), '/api/user/claim-signup-bonus'),
  'tasks.complete': async () =>
    by(await createMember(api), '/api/user/tasks', { taskId: 'free-browser-detection' }),
  'withdrawals.request': () => Promise.resolve(by(fundedMember, '/api/user/withdrawals', WITHDRAWAL)),
  'withdrawals.cancel': async () =>
    by(fundedMember, `/api/user/withdrawals/${await createWithdrawal()}/cancel`),
  'withdrawals.approve': async () =>
    byAdministrators(`/api/admin/withdrawals/${await createWithdrawal()}/approve`),
  'withdrawals.reject': async () =>
    byAdministrators(`/api/admin/withdrawals/${await createWithdrawal()}/reject`, REASON),
  'withdrawals.process': async () =>
    byAdministrators(`/api/admin/withdrawals/${await createWithdrawal('approve')}/process`, {
      transactionReference: 'TX-1',
    }),
  'withdrawals.fail': async () =>
    byAdministrators(`/api/admin/withdrawals/${await createWithdrawal('approve')}/fail`, REASON),
  'verification.submit': async () =>
    by(await createMember(api), '/api/user/verify-free-blueprint', { ...IDENTITY_DOCUMENTS, blueprintId: 1 }),
  'verification.approve': async () =>
    byAdministrators(`/api/admin/approve-verification/${await createPendingVerification()}`),
  'verification.reject': async () =>
    byAdministrators(`/api/admin/verifications/${await createPendingVerification()}/reject`, REASON),
  'blueprints.requestPurchase': async () =>
    by(await createVerifiedMember(), '/api/user/blueprints', { blueprintId: 2 }),
  'blueprints.reportPayment': async () => {
    const { member, id } = await createPendingPurchase();
    return by(member, `/api/user/blueprints/${id}/payment`, {
      paymentMethod: 'paypal',
      transactionReference: 'TX-1',
    });
  },
  'blueprints.cancelPurchase': async () => {
    const { member, id } = await createPendingPurchase();
    return by(member, `/api/user/blueprints/${id}/cancel`);
  },
  'blueprints.approvePurchase': async () =>
    byAdministrators(`/api/admin/purchases/${(await createPendingPurchase()).id}/approve`),
  'blueprints.rejectPurchase': async () =>
    byAdministrators(`/api/admin/purchases/${(await createPendingPurchase()).id}/reject`, REASON),
  'referrals.invite': async () =>
    by(await createMember(api), '/api/user/referrals', { email: 'a.friend@example.net' }),
  'support.openTicket': () => Promise.resolve(by(api.client(), '/api/support/tickets', TICKET)),
  'support.openUserTicket': async () => by(await createMember(api), '/api/user/tickets', USER_TICKET),
  'support.reply': async () => {
    const member = await createMember(api);
    const { id } = (await member.post('/api/user/tickets', USER_TICKET)).body;
    return by(member, `/api/user/tickets/${id}/reply`, { text: 'Thank you.' });
  },
  'support.answerTicket': async () =>
    byAdministrators(`/api/admin/tickets/${await createTicket()}/answer`, { text: 'Yes.' }),
};

/** Endpoints where repeating a request without a key legitimately has another effect. */
const REPEATABLE = [
  'withdrawals.request',
  'blueprints.reportPayment',
  'support.openTicket',
  'support.openUserTicket',
  'support.reply',
  'support.answerTicket',
];

test('covers every endpoint that accepts an Idempotency-Key', () => {
  const idempotentEndpoints = ENDPOINTS.filter(({ idempotent }) => idempotent).map(({ id }) => id);
  expect(Object.keys(REQUESTS).sort()).toEqual(idempotentEndpoints.sort());
});

/** Counts the documents of each collection, except those that are no effect of a request. */
async function countDocuments(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await api.database.connection.listCollections()) {
    if (!['idempotent_answers', 'rate_limits', 'reconciliations'].includes(name))
      counts[name] = await api.database.connection.collection(name).countDocuments();
  }
  return counts;
}

let keyCount = 0;
/** Returns the same user's client of either instance, alternating by index. */
function clientFor(index: number, client: TestClient): TestClient {
  if (index % 2 === 0) return client;
  const secondClient = secondApi.client();
  for (const [name, value] of client.cookies) secondClient.cookies.set(name, value);
  return secondClient;
}

function send({ clients, path, body }: PreparedRequest, index: number, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  // Idempotency keys are scoped to a user, so requests with a key all come from one client.
  const client = key === undefined ? clients[(index >> 1) % clients.length]! : clients[0]!;
  return clientFor(index, client).post(path, body, { headers });
}

/** Returns how many documents an action adds to each collection. */
async function measureEffect(action: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countDocuments();
  await action();
  const after = await countDocuments();
  return Object.fromEntries(
    Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  );
}

describe.each(Object.entries(REQUESTS))('%s', (id, prepare) => {
  const indexes = Array.from({ length: CONCURRENCY }, (_, index) => index);
  let expectedEffect: Record<string, number>;
  beforeAll(async () => {
    const request = await prepare();
    expectedEffect = await measureEffect(() => send(request, 0));
    expect(Object.values(expectedEffect).some((count) => count > 0)).toBe(true);
  });

  test.each(seeds())(
    'has one effect and one response for concurrent requests with the same key (seed %i)',
    async () => {
      const request = await prepare();
      keyCount += 1;
      const key = `concurrent-${keyCount}`;
      let responses: Awaited<ReturnType<typeof send>>[] = [];

      const effect = await measureEffect(async () => {
        responses = await Promise.all(indexes.map(() => send(request, 0, key)));
      });

      const succeeded = responses.filter(({ status }) => status < 300);
      const rejected = responses.filter(({ status }) => status >= 300);
      expect(effect).toEqual(expectedEffect);
      expect(succeeded.length).toBeGreaterThan(0);
      expect(new Set(succeeded.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect([...new Set(rejected.map(({ body }) => body.code as string))]).toEqual(
        rejected.length > 0 ? ['idempotency_in_flight'] : [],
      );
      expect((await send(request, 0, key)).body).toEqual(succeeded[0]!.body);
    },
  );

  if (REPEATABLE.includes(id)) return;
  test.each(seeds())('has one effect for concurrent requests without a key (seed %i)', async () => {
    const request = await prepare();
    let responses: Awaited<ReturnType<typeof send>>[] = [];

    const effect = await measureEffect(async () => {
      responses = await Promise.all(indexes.map((index) => send(request, index)));
    });

    expect(effect).toEqual(expectedEffect);
    expect(responses.map(({ status }) => (status < 300 ? 'succeeded' : status)).sort()).toEqual([
      ...Array<number>(CONCURRENCY - 1).fill(409),
      'succeeded',
    ]);
  });
});

test.each(seeds())(
  'each of many operations takes effect once although two clients send it concurrently (seed %i)',
  async () => {
    const WORKERS = 20;
    const memberCount = STRESS.isLong ? 25 : 3;
    const clients = await Promise.all(
      Array.from({ length: memberCount }, async () => {
        const member = await createMember(api);
        await activateBlueprint(api, member, 10);
        return member;
      }),
    );
    // Members alternate, so that workers rarely contend for the same account.
    const operations = [undefined, ...tasks.slice(1)].flatMap((taskId) =>
      clients.map((client) =>
        taskId === undefined
          ? { client, path: '/api/user/claim-signup-bonus', body: undefined }
          : { client, path: '/api/user/tasks', body: { taskId } },
      ),
    );
    const countJournals = () => api.database.connection.collection('journals').countDocuments();
    const before = await countJournals();
    let codes: string[] = [];

    const queue = operations.entries();
    const worker = async (): Promise<void> => {
      for (const [index, { client, path, body }] of queue) {
        // Every second operation has a key.
        const headers: Record<string, string> = index % 2 === 0 ? { 'idempotency-key': `pair-${index}` } : {};
        const pair = await Promise.all(
          [0, 1].map((instance) => clientFor(instance, client).post(path, body, { headers })),
        );
        codes = codes.concat(
          pair.map((response) => (response.status < 300 ? 'succeeded' : (response.body.code as string))),
        );
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));

    expect((await countJournals()) - before).toBe(operations.length);
    expect(codes).toHaveLength(2 * operations.length);
    for (const code of codes)
      expect(['succeeded', 'idempotency_in_flight', 'already_completed', 'bonus_already_claimed']).toContain(
        code,
      );
    recordFigures('concurrent requests', { operations: operations.length, calls: codes.length });
  },
  600_000,
);
