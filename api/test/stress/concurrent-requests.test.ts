import {
  endReleaseCanary,
  ENDPOINTS,
  promoteRelease,
  rollBackRelease,
  startReleaseCanary,
  type CannotDoReason,
} from '@platform/contracts';
import {
  PAID,
  activateBlueprint,
  createBuyer,
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
import {
  by,
  byAny,
  createRaces,
  LEARNING,
  prepareBy,
  sampleRequests,
  type Effect,
  type PreparedRequest,
  type PrepareRequest,
  type Races,
} from './races.ts';
import { seeds } from './stress-parameters.ts';

/** Above all payouts of the tests, and between the prices of two blueprints. */
const LIMIT = 1_900;
const [RETURNED_ALONE, RETURNED_BY_TWO] = [2, 10];

let api: TestApi;
/** A second API instance on the same database; concurrent requests go to both. */
let secondApi: TestApi;
let races: Races;
let administrators: TestClient[];
let fundedMember: TestClient;
beforeAll(async () => {
  api = await startTestApi({ payoutApprovalLimit: LIMIT });
  secondApi = await api.startSecondInstance();
  races = createRaces(api, secondApi);
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
  const buyer = await createBuyer(api, administrators[0]!, blueprintId);
  return { ...buyer, path: `/api/user/blueprints/${buyer.id}/return` };
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

const byAdministrators = (path: string, body?: object) => byAny(administrators, path, body);

const HAND_IN = { assistance: { used: false, tools: '' } };
const LONG_REASON = 'The second item shows a cat, as the guideline explains in its first section.';

/** Starts a work task and answers it, or says of every item that it cannot be done. */
async function createDraft(cannotDo: CannotDoReason | null = null) {
  const member = await createOwner(WORK_BLUEPRINT_ID);
  const submission = await startTask(member, SUITE.id);
  return { member, submission, version: await answerAll(member, submission, cannotDo) };
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

/** Prepares a request to every endpoint that accepts an Idempotency-Key, but for those of learning. */
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
  expect([...Object.keys(REQUESTS), ...LEARNING, ...RELEASES].sort()).toEqual(idempotentEndpoints.sort());
});

/** What the default tier sends each day: a bonus, a payout and a purchase. */
const DAILY = [
  'ledger.claimSignupBonus',
  'withdrawals.request',
  'withdrawals.approve',
  'withdrawals.process',
  'blueprints.approvePurchase',
  'blueprints.completeReturn',
];

describe.each(sampleRequests(REQUESTS, DAILY))('%s', (id, prepare) => {
  let effect: Effect;
  beforeAll(async () => {
    effect = await races.measureOne(await prepare());
  });

  test.each(seeds())(
    'has one effect and one response for concurrent requests with the same key (seed %i)',
    async () => races.sendWithOneKey(await prepare(), effect),
  );

  if (REPEATABLE.includes(id)) return;
  test.each(seeds())('has one effect for concurrent requests without a common key (seed %i)', async () =>
    races.sendWithoutCommonKey(await prepare(), effect, RESUMED.includes(id) ? 'succeeded' : 409),
  );
});
