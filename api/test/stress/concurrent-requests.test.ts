import {
  endReleaseCanary,
  ENDPOINTS,
  promoteRelease,
  rollBackRelease,
  startReleaseCanary,
  SUBMISSION_STATES,
  type CannotDoReason,
} from '@platform/contracts';
import {
  PAID,
  activateBlueprint,
  buyBlueprint,
  createMember,
  createAdministrator,
  createReferredMember,
  insertTasks,
  makePayable,
  newIdentityDocuments,
  submitIdentityDocuments,
} from '../support/factories.ts';
import { insertItemReport } from '../support/record-owner.ts';
import { createSubmission, insertWorkTask, itemIdOf } from '../support/submitted-work.ts';
import { settleDestinations } from '../support/settle-destinations.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';
import type { TestClient } from '../support/test-client.ts';
import { answerAll, startTask, submissionPath } from '../support/work-answers.ts';
import { SUITE, WORK_BLUEPRINT_ID } from '../support/work-tasks.ts';
import { DAY_MS } from '../../src/platform/clock.ts';
import { sampleCases } from '../support/sampled-cases.ts';
import { clientOf } from './second-client.ts';
import { STRESS, seeds } from './stress-parameters.ts';

/** Above all payouts of the tests, and between the prices of two blueprints. */
const LIMIT = 1_900;
const [RETURNED_ALONE, RETURNED_BY_TWO] = [2, 10];

/** The number of concurrent requests. Some endpoints are limited to 20 calls an hour. */
const CONCURRENCY = STRESS.isLong ? 15 : 5;

let api: TestApi;
/** A second API instance on the same database; concurrent requests go to both. */
let secondApi: TestApi;
let administrators: TestClient[];
let fundedMember: TestClient;
beforeAll(async () => {
  api = await startTestApi({ payoutApprovalLimit: LIMIT });
  secondApi = await api.startSecondInstance();
  administrators = [await createAdministrator(api), await createAdministrator(api)];
  const tasks = await insertTasks(api, 10, 20);
  const member = await createMember(api);
  await activateBlueprint(api, member, 10);
  await makePayable(api, member);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  fundedMember = member;
  // The first withdrawal posts the rewards that are due, so that later requests have no side effects.
  await createWithdrawal();
  await settleDestinations(api);
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

/** Creates a member with an active blueprint. */
async function createOwner(blueprintId: number) {
  const member = await createMember(api);
  await activateBlueprint(api, member, blueprintId);
  return member;
}

/** Creates a member who can be paid, and has bought a blueprint. */
async function createActivePurchase(blueprintId: number) {
  const member = await createOwner(1);
  await makePayable(api, member);
  const id = await buyBlueprint(member, administrators[0]!, blueprintId);
  return { member, id, path: `/api/user/blueprints/${id}/return` };
}

/** Creates a return that waits for its payment. */
async function createReturn(blueprintId: number): Promise<string> {
  const { member, id, path } = await createActivePurchase(blueprintId);
  await member.post(path);
  return id;
}

const createPendingVerification = async (): Promise<string> =>
  submitIdentityDocuments(await createMember(api));

/** Creates a verification that was approved automatically, and whose documents all administrators have revealed. */
async function createUncheckedVerification(): Promise<string> {
  const id = await submitIdentityDocuments(await createMember(api));
  api.clock.advance(DAY_MS);
  await api.app.jobs.runNow('approve-overdue-verifications');
  for (const administrator of administrators)
    await administrator.post(`/api/admin/verifications/${id}/reveal`);
  return id;
}

async function createPendingPurchase() {
  const member = await createOwner(1);
  const { body } = await member.post('/api/user/blueprints', { blueprintId: 2 });
  return { member, id: body.id as string };
}

const PAYOUT_METHOD = { paymentMethod: 'paypal', paymentDetails: 'payout@example.org' };

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

const PAYMENT = { paymentMethod: 'paypal', transactionReference: 'TX-1' };
const USER_TICKET = { subject: 'A question', message: 'Why?' };

async function createTicket(): Promise<string> {
  return (await api.client().post('/api/support/tickets', TICKET)).body.id as string;
}

const by = (client: TestClient, path: string, body?: object): PreparedRequest => ({
  clients: [client],
  path,
  ...(body && { body }),
});
const byAdministrators = (path: string, body?: object): PreparedRequest => ({
  ...by(administrators[0]!, path, body),
  clients: administrators,
});

const HAND_IN = { assistance: { used: false, tools: '' } };
const LONG_REASON = 'The second item shows a cat, as the guideline explains in its first section.';

/** Starts a work task and answers it, or says of every item that it cannot be done. */
async function createDraft(cannotDo: CannotDoReason | null = null) {
  const member = await createOwner(WORK_BLUEPRINT_ID);
  const submission = await startTask(member, SUITE.id);
  return { member, submission, version: await answerAll(member, submission, cannotDo) };
}

/** Posts what a request that is tested relies on. @throws Error if it is rejected */
async function prepareBy(client: TestClient, path: string, body?: object): Promise<void> {
  const { status, body: answer } = await client.post(path, body);
  if (status >= 300) throw new Error(`POST ${path} was rejected: ${JSON.stringify(answer)}`);
}

/** Creates handed-in work of a task of its own, so that no decision counts toward the limit of another test. */
async function createHandIn() {
  const taskId = await insertWorkTask(api);
  const { id, member } = await createSubmission(api, taskId, { member: await createReferredMember(api) });
  const anchor = { itemId: itemIdOf(taskId, 0), part: null, target: null, span: null };
  const comments = [{ ...anchor, text: 'This animal purrs.' }];
  return { id, member, rejection: { criteria: {}, comments, code: 'not_the_task', text: LONG_REASON } };
}

/** Inserts the report of an item, by default one of a task of its own. */
async function createItemReport(taskId?: string): Promise<string> {
  const work = await createSubmission(api, taskId ?? (await insertWorkTask(api)));
  return insertItemReport(api, work.member, { ...work, itemId: itemIdOf(work.taskId, 0) });
}

/** Has the reports of two members accepted, which closes the item. Returns the second one. */
async function createClosedItem(): Promise<string> {
  const taskId = await insertWorkTask(api);
  const [first, second] = [await createItemReport(taskId), await createItemReport(taskId)];
  for (const id of [first, second])
    await prepareBy(administrators[0]!, `/api/admin/item-reports/${id}/accept`);
  return second;
}

async function claim(reviewer: TestClient, id: string): Promise<void> {
  await prepareBy(reviewer, `/api/admin/reviews/${id}/claim`);
}

/** Creates work that another administrator has rejected. */
async function createRejection() {
  const { id, member, rejection } = await createHandIn();
  const reviewer = await createAdministrator(api);
  await claim(reviewer, id);
  await prepareBy(reviewer, `/api/admin/reviews/${id}/reject`, rejection);
  return { member, path: submissionPath({ id }, '/appeal'), id };
}

const APPEAL = { text: 'The animal purrs, and the guideline says that only cats purr.' };

/** Prepares the decision about an appeal that the first administrator has claimed. */
async function decideAppeal(action: string): Promise<PreparedRequest> {
  const { id, member, path } = await createRejection();
  await prepareBy(member, path, APPEAL);
  await claim(administrators[0]!, id);
  return byAdministrators(`/api/admin/reviews/${id}/${action}`, { text: LONG_REASON });
}

/** Prepares the decision about a hand-in that the first administrator has claimed. */
async function decide(
  action: string,
  bodyOf: (rejection: { comments: object[] }) => object,
): Promise<PreparedRequest> {
  const { id, rejection } = await createHandIn();
  await claim(administrators[0]!, id);
  return byAdministrators(`/api/admin/reviews/${id}/${action}`, bodyOf(rejection));
}

const approval = () => ({ criteria: { care: 'high' }, comments: [], text: '', fixes: [] });
const revisionRequest = ({ comments }: { comments: object[] }) => ({
  criteria: {},
  comments,
  text: 'Look again.',
});

const NOTE = { text: 'A note of the tests' };

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
  'withdrawals.bounce': async () => {
    const id = await createWithdrawal('approve');
    await administrators[0]!.post(`/api/admin/withdrawals/${id}/process`, { transactionReference: 'TX-2' });
    const body = { ...REASON, transactionReference: 'TX-3' };
    return byAdministrators(`/api/admin/withdrawals/${id}/bounce`, body);
  },
  'withdrawals.addPayoutMethod': async () =>
    by(await createMember(api), '/api/user/payout-methods', PAYOUT_METHOD),
  'withdrawals.requestToPayoutMethod': async () => {
    const path = '/api/user/payout-methods';
    await fundedMember.post(path, PAYOUT_METHOD);
    const { body } = await fundedMember.get(path);
    return by(fundedMember, `${path}/${body.items[0].id}/withdraw`, { amount: WITHDRAWAL.amount });
  },
  'verification.submit': async () =>
    by(await createMember(api), '/api/user/verify-free-blueprint', {
      ...newIdentityDocuments(),
      blueprintId: 1,
    }),
  'verification.approve': async () =>
    byAdministrators(`/api/admin/approve-verification/${await createPendingVerification()}`),
  'verification.reject': async () =>
    byAdministrators(`/api/admin/verifications/${await createPendingVerification()}/reject`, REASON),
  'decisions.decideMany': async () => {
    const ids = [await createPendingVerification(), await createPendingVerification()];
    return byAdministrators('/api/admin/decisions', { decision: 'verification.approve', ids, body: {} });
  },
  'cases.addNote': async () =>
    byAdministrators(`/api/admin/cases/verification/${await createPendingVerification()}/notes`, NOTE),
  'verification.confirm': async () =>
    byAdministrators(`/api/admin/verifications/${await createUncheckedVerification()}/confirm`),
  'blueprints.requestPurchase': async () =>
    by(await createOwner(1), '/api/user/blueprints', { blueprintId: 2 }),
  'blueprints.reportPayment': async () => {
    const { member, id } = await createPendingPurchase();
    return by(member, `/api/user/blueprints/${id}/payment`, PAYMENT);
  },
  'blueprints.cancelPurchase': async () => {
    const { member, id } = await createPendingPurchase();
    return by(member, `/api/user/blueprints/${id}/cancel`);
  },
  'blueprints.approvePurchase': async () =>
    byAdministrators(`/api/admin/purchases/${(await createPendingPurchase()).id}/approve`, PAID),
  'blueprints.rejectPurchase': async () =>
    byAdministrators(`/api/admin/purchases/${(await createPendingPurchase()).id}/reject`, REASON),
  'blueprints.return': async () => {
    const { member, path } = await createActivePurchase(RETURNED_ALONE);
    return by(member, path);
  },
  'blueprints.approveReturn': async () => {
    const id = await createReturn(RETURNED_BY_TWO);
    // Notices are mailed at once only if none was mailed shortly before.
    await api.database.connection.collection('notice_mailing').deleteMany();
    return byAdministrators(`/api/admin/purchases/${id}/return/approve`);
  },
  'blueprints.completeReturn': async () =>
    byAdministrators(`/api/admin/purchases/${await createReturn(RETURNED_ALONE)}/return/complete`, {
      transactionReference: 'BACK-1',
    }),
  'blueprints.rejectReturn': async () =>
    byAdministrators(`/api/admin/purchases/${await createReturn(RETURNED_ALONE)}/return/reject`, REASON),
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
    byAdministrators(`/api/admin/tickets/${await createTicket()}/answer`, { text: 'Yes.', messagesRead: 1 }),
  'itemReports.accept': async () =>
    byAdministrators(`/api/admin/item-reports/${await createItemReport()}/accept`),
  'itemReports.reject': async () =>
    byAdministrators(`/api/admin/item-reports/${await createItemReport()}/reject`, REASON),
  'itemReports.reinstate': async () =>
    byAdministrators(`/api/admin/item-reports/${await createClosedItem()}/reinstate`, REASON),
  'work.start': async () => by(await createOwner(WORK_BLUEPRINT_ID), `/api/tasks/${SUITE.id}/work/start`),
  'submissions.submit': async () => {
    const { member, submission, version } = await createDraft();
    return by(member, submissionPath(submission, '/submit'), { ...HAND_IN, version });
  },
  'submissions.withdrawHandIn': async () => {
    const { member, submission, version } = await createDraft();
    await prepareBy(member, submissionPath(submission, '/submit'), { ...HAND_IN, version });
    return by(member, submissionPath(submission, '/withdraw-hand-in'));
  },
  'submissions.giveBack': async () => {
    const { member, submission } = await createDraft();
    return by(member, submissionPath(submission, '/give-back'));
  },
  'submissions.report': async () => {
    const { member, submission, version } = await createDraft('unreadable');
    return by(member, submissionPath(submission, '/report'), { version });
  },
  'submissions.appeal': async () => {
    const { member, path } = await createRejection();
    return by(member, path, APPEAL);
  },
  'reviews.approve': () => decide('approve', approval),
  'reviews.requestRevision': () => decide('request-revision', revisionRequest),
  'reviews.reject': () => decide('reject', (rejection) => rejection),
  'reviews.grantAppeal': () => decideAppeal('grant-appeal'),
  'reviews.denyAppeal': () => decideAppeal('deny-appeal'),
};

/** Endpoints where repeating a request without a key legitimately has another effect. */
const REPEATABLE = [
  'withdrawals.request',
  'withdrawals.requestToPayoutMethod',
  'blueprints.reportPayment',
  'support.openTicket',
  'support.openUserTicket',
  'support.reply',
  'cases.addNote',
];

/**
 * Endpoints where a repeated request without a key succeeds: it goes on with what the first one began, or says of each
 * case that it is decided.
 */
const RESUMED = ['work.start', 'decisions.decideMany'];

/** Endpoints with an effect outside of the database: `release-changes.full.test.ts` sends them at once. */
const RELEASES = [promoteRelease, rollBackRelease, startReleaseCanary, endReleaseCanary].map(({ id }) => id);

test('covers every endpoint that accepts an Idempotency-Key', () => {
  const idempotentEndpoints = ENDPOINTS.filter(({ idempotent }) => idempotent).map(({ id }) => id);
  expect([...Object.keys(REQUESTS), ...RELEASES].sort()).toEqual(idempotentEndpoints.sort());
});

/**
 * Counts the documents of each collection, except those that are no effect of a request, and the submissions in each
 * state, because some requests change nothing else.
 */
async function countDocuments(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await api.database.connection.listCollections()) {
    if (!['idempotent_responses', 'rate_limits', 'reconciliations', 'rejection_counters'].includes(name))
      counts[name] = await api.database.connection.collection(name).countDocuments();
  }
  const submissions = api.database.connection.collection('submissions');
  for (const state of SUBMISSION_STATES)
    counts[`submissions, ${state}`] = await submissions.countDocuments({ state });
  return counts;
}

let keyCount = 0;
/** Returns the same user's client of either instance, alternating by index. */
const clientFor = (index: number, client: TestClient) =>
  index % 2 === 0 ? client : clientOf(secondApi, client);

function send({ clients, path, body }: PreparedRequest, index: number, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return clientFor(index, clients[(index >> 1) % clients.length]!).post(path, body, { headers });
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

/** What the default tier sends each day: a bonus, a payout and a purchase. */
const DAILY = [
  'ledger.claimSignupBonus',
  'withdrawals.request',
  'withdrawals.approve',
  'withdrawals.process',
  'blueprints.approvePurchase',
  'blueprints.completeReturn',
];

describe.each(
  sampleCases(
    Object.keys(REQUESTS).map((id) => ({ id })),
    ({ id }) => DAILY.includes(id),
  ).map(({ id }) => [id, REQUESTS[id]!] as const),
)('%s', (id, prepare) => {
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
        // Idempotency keys are scoped to a user, so requests with the same key all come from one client.
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
  test.each(seeds())('has one effect for concurrent requests without a common key (seed %i)', async () => {
    const request = await prepare();
    keyCount += 1;
    const keyOf = (index: number) => (index % 3 === 0 ? undefined : `own-${keyCount}-${index}`);
    let responses: Awaited<ReturnType<typeof send>>[] = [];

    const effect = await measureEffect(async () => {
      responses = await Promise.all(indexes.map((index) => send(request, index, keyOf(index))));
    });

    expect(effect).toEqual(expectedEffect);
    const outcomes = responses.map(({ status }) => (status < 300 ? 'succeeded' : status)).sort();
    const repeated = RESUMED.includes(id) ? 'succeeded' : 409;
    expect(outcomes).toEqual([...Array<typeof repeated>(CONCURRENCY - 1).fill(repeated), 'succeeded']);
  });
});
