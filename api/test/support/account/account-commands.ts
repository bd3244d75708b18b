import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import {
  PAID,
  activateBlueprint,
  createMember,
  createAdministrator,
  insertTasks,
  makePayable,
  newIdentityDocuments,
  type LoggedInClient,
} from '../factories.ts';
import { completeReviewedWork, meetReferralTrigger } from '../submitted-work.ts';
import * as model from './account-model.ts';
import type { AccountModel, ModelTask, WithdrawalAction } from './account-model.ts';
import { settleDestinations } from '../settle-destinations.ts';
import { START_TIME, type TestApi } from '../test-api.ts';
import { DAY_MS } from '../../../src/platform/clock.ts';

/** The API under test and the records of the account. */
export type RealSystem = {
  readonly api: TestApi;
  readonly member: LoggedInClient;
  readonly administrator: LoggedInClient;
  readonly tasks: readonly ModelTask[];
  readonly withdrawalIds: string[];
  /** User blueprint ids by blueprint id. */
  readonly ownershipIds: Map<number, string>;
};

type SharedState = Pick<RealSystem, 'administrator' | 'tasks'>;
type Command = AsyncCommand<AccountModel, RealSystem>;
type TestResponse = { status: number; body: { code?: string } & Record<string, unknown> };

/** Creates the administrator and the tasks that all accounts of a test run share. */
export async function createSharedState(api: TestApi): Promise<SharedState> {
  const freeTaskIds = [
    'free-browser-detection',
    'free-phone-detection',
    'free-first-prompt',
    'free-fact-check',
  ];
  const createTasks = async (blueprintId: number, cents: number, count: number) =>
    (await insertTasks(api, blueprintId, count)).map((id) => ({ id, blueprintId, detection: false, cents }));
  return {
    administrator: await createAdministrator(api),
    tasks: [
      ...freeTaskIds.map((id) => ({
        id,
        blueprintId: null,
        detection: id.includes('detection'),
        cents: 10_00,
      })),
      ...(await createTasks(10, 150_00, 45)),
      ...(await createTasks(2, 14_00, 10)),
    ],
  };
}

/** Starts a member's account: new, or funded with $1,200 of unlocked rewards. */
export async function startAccount(
  kind: 'new' | 'funded',
  api: TestApi,
  shared: SharedState,
): Promise<{ model: AccountModel; real: RealSystem }> {
  api.clock.set(START_TIME);
  const member = await createMember(api);
  const account = model.createAccountModel(api.clock.now().getTime());
  const real = { api, member, ...shared, withdrawalIds: [], ownershipIds: new Map<number, string>() };
  if (kind === 'funded') {
    for (const id of [1, 10]) {
      await activateBlueprint(api, member, id);
      account.blueprints.set(id, 'active');
    }
    await makePayable(api, member);
    account.isPayable = true;
    await completeTasks(4, 8).run(account, real);
    await wait('days').run(account, real);
  }
  return { model: account, real };
}

/** Generates every command on an account, weighted so that random sequences make progress. */
export function accountCommands(): Arbitrary<Command>[] {
  const repeat = fc.boolean();
  const action = fc.constantFrom<WithdrawalAction>(
    'cancel',
    'approve',
    'approve',
    'reject',
    'process',
    'process',
    'fail',
  );
  const decision = fc.constantFrom<Decision>('approve', 'approve', 'reject', 'rejectFinally', 'cancel');
  const duration = fc.constantFrom(...(Object.keys(WAITS) as Wait[]));
  const withdrawalIndex = fc.nat({ max: 6 });
  return [
    repeat.map(claimBonus),
    fc.tuple(fc.nat({ max: 55 }), fc.integer({ min: 1, max: 12 })).map((values) => completeTasks(...values)),
    fc.tuple(fc.nat({ max: 60 }), repeat).map((values) => completeTask(...values)),
    duration.map(wait),
    duration.map(wait),
    fc.constant(runJobs()),
    fc.tuple(amount, repeat).map((values) => withdraw(...values)),
    fc.tuple(amount, repeat).map((values) => withdraw(...values)),
    fc.tuple(withdrawalIndex, action, repeat).map((values) => changeWithdrawal(...values)),
    fc.tuple(withdrawalIndex, action, repeat).map((values) => changeWithdrawal(...values)),
    repeat.map(submitVerification),
    fc.tuple(fc.constantFrom(1, 2, 10), decision).map((values) => decide(...values)),
    fc.tuple(fc.constantFrom(2, 10), repeat).map((values) => requestPurchase(...values)),
    fc.constant(referFriend()),
  ];
}

/** An amount in dollars, or one relative to the available balance. */
type Amount = number | 'all' | 'too much' | 'half';
const amount: Arbitrary<Amount> = fc.oneof(
  fc.constantFrom<Amount>('all', 'half', 'too much', 50, 49.99, 0, -50, 0.001, 500),
  fc.integer({ min: 40_00, max: 700_00 }).map((cents) => cents / 100),
);

type Wait = keyof typeof WAITS;
const WAITS = {
  'a millisecond': () => 1,
  'an hour': () => 3_600_000,
  'a day': () => DAY_MS,
  days: () => 15 * DAY_MS,
  'to the last millisecond of the day': ({ nowMs }: AccountModel) => DAY_MS - 1 - (nowMs % DAY_MS),
  'to the next unlock, less a millisecond': (account: AccountModel) =>
    Math.max(0, timeToUnlockMs(account) - 1),
  'to the next unlock': (account: AccountModel) => timeToUnlockMs(account),
};
const timeToUnlockMs = (account: AccountModel): number =>
  (model.nextUnlockMs(account) ?? account.nowMs) - account.nowMs;

let keyCount = 0;

/** Sends a request, or sends it twice under one Idempotency-Key and expects the same response both times. */
async function send(
  client: LoggedInClient,
  path: string,
  body: object | undefined,
  repeat: boolean,
): Promise<TestResponse> {
  if (!repeat) return client.post(path, body);
  keyCount += 1;
  const headers = { 'idempotency-key': `account-${keyCount}` };
  const [first, second] = [
    await client.post(path, body, { headers }),
    await client.post(path, body, { headers }),
  ];
  expect([second.status, second.body.code]).toEqual([first.status, first.body.code]);
  if (first.status < 300) expect(second.body).toEqual(first.body);
  return first;
}

function command(name: string, run: (account: AccountModel, real: RealSystem) => Promise<void>): Command {
  return {
    check: () => true,
    async run(account, real) {
      await run(account, real);
      await expectBalancesToMatch(account, real);
    },
    toString: () => name,
  };
}

function nameOf(action: string, repeat: boolean): string {
  return repeat ? `${action}, twice` : action;
}

function expectResult({ status, body }: TestResponse, errorCode: string | undefined): void {
  expect([body.code, status < 300]).toEqual([errorCode, errorCode === undefined]);
}

/** Expects the member's balances to equal the model's, none to be negative, and the trial balance to be zero. */
async function expectBalancesToMatch(
  account: AccountModel,
  { member, administrator }: RealSystem,
): Promise<void> {
  const expected = model.computeBalances(account);
  const { body } = await member.get('/api/auth/me');
  const unlockAtMs = model.nextUnlockMs(account);
  const today = new Date(account.nowMs).toISOString().slice(0, 10);
  expect({
    available: toCents(body.balance),
    locked: toCents(body.lockedBalance),
    held: toCents(body.heldBalance),
    paid: toCents(body.totalWithdrawn),
    credited: toCents(body.totalEarned),
    unlock: body.nextUnlock?.at ?? null,
    bonus: body.signupBonusClaimed,
    today: body.tasksToday.completed,
  }).toEqual({
    ...expected,
    unlock: unlockAtMs === undefined ? null : new Date(unlockAtMs).toISOString(),
    bonus: account.bonusClaimed,
    today: account.completedByDay.get(today) ?? 0,
  });
  expect(Math.min(...Object.values(expected))).toBeGreaterThanOrEqual(0);
  expect((await administrator.get('/api/admin/ledger')).body.sum).toBe(0);
}

/** Expects the entries of the member's statement to add up to the model's balances. */
export async function expectStatementToMatch(account: AccountModel, { member }: RealSystem): Promise<void> {
  const sums: Record<string, number> = { available: 0, locked: 0, held: 0 };
  for (let next: string | null = ''; next !== null;) {
    const cursor = next && `&cursor=${next}`;
    const { body } = await member.get(`/api/user/statement?limit=100${cursor}`);
    for (const entry of body.items) sums[entry.account]! += toCents(entry.amount);
    next = body.next as string | null;
  }
  const { available, locked, held } = model.computeBalances(account);
  expect(sums).toEqual({ available, locked, held });
}

const toCents = (dollars: number): number => Math.round(dollars * 100);

function claimBonus(repeat: boolean): Command {
  return command(nameOf('claim the bonus', repeat), async (account, { member }) => {
    const response = await send(member, '/api/user/claim-signup-bonus', undefined, repeat);
    expectResult(response, account.bonusClaimed ? 'bonus_already_claimed' : undefined);
    account.bonusClaimed = true;
  });
}

/** Completes a task, after a first attempt with a wrong reward was rejected. */
function completeTask(index: number, repeat: boolean): Command {
  return command(nameOf(`complete task ${index}`, repeat), async (account, { member, tasks }) => {
    const task = tasks[index % tasks.length]!;
    const reward = task.cents / 100;
    const wrongReward = await member.post('/api/user/tasks', { taskId: task.id, reward: reward + 0.01 });
    expectResult(wrongReward, 'reward_mismatch');
    const response = await send(member, '/api/user/tasks', { taskId: task.id, reward }, repeat);
    expectResult(response, model.completeTask(account, task));
  });
}

function completeTasks(first: number, count: number): Command {
  return command(`complete ${count} tasks from ${first}`, async (account, { member, tasks }) => {
    for (const task of tasks.slice(first, first + count)) {
      const response = await member.post('/api/user/tasks', { taskId: task.id });
      expectResult(response, model.completeTask(account, task));
    }
  });
}

function wait(kind: Wait): Command {
  return command(`wait ${kind}`, (account, { api }) => {
    const ms = WAITS[kind](account);
    account.nowMs += ms;
    api.clock.advance(ms);
    return Promise.resolve();
  });
}

function runJobs(): Command {
  return command('run the jobs', async (account, { api }) => {
    await api.app.jobs.runNow('release-due-rewards');
    await api.app.jobs.runNow('approve-overdue-verifications');
    await api.app.jobs.runNow('cancel-unpaid-purchases');
    model.runJobs(account);
  });
}

function withdraw(requested: Amount, repeat: boolean): Command {
  return command(nameOf(`withdraw ${requested}`, repeat), async (account, real) => {
    const { api, member, withdrawalIds } = real;
    const { available } = model.computeBalances(account);
    const relativeAmounts = { all: available, half: Math.floor(available / 2), 'too much': available + 1 };
    const dollars = typeof requested === 'number' ? requested : relativeAmounts[requested] / 100;
    const body = {
      amount: dollars,
      paymentMethod: 'btc',
      paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    };
    const response = await send(member, '/api/user/withdrawals', body, repeat);
    expectResult(response, model.withdraw(account, dollars));
    if (response.status === 201) withdrawalIds.push(response.body.id as string);
    await settleDestinations(api);
  });
}

const WITHDRAWAL_BODIES: Record<WithdrawalAction, object | undefined> = {
  cancel: undefined,
  approve: undefined,
  reject: { reason: 'A reason of the tests' },
  process: { transactionReference: 'TX-1' },
  fail: { reason: 'A reason of the tests' },
};

function changeWithdrawal(index: number, action: WithdrawalAction, repeat: boolean): Command {
  const name = nameOf(`${action} withdrawal ${index}`, repeat);
  return command(name, async (account, { member, administrator, withdrawalIds }) => {
    const id = withdrawalIds[index % Math.max(1, withdrawalIds.length)];
    if (id === undefined) return;
    const body = WITHDRAWAL_BODIES[action];
    const response =
      action === 'cancel'
        ? await send(member, `/api/user/withdrawals/${id}/cancel`, undefined, repeat)
        : await send(administrator, `/api/admin/withdrawals/${id}/${action}`, body, repeat);
    const withdrawal = account.withdrawals[withdrawalIds.indexOf(id)]!;
    expectResult(response, model.applyWithdrawalAction(account, withdrawal, action));
  });
}

function submitVerification(repeat: boolean): Command {
  return command(nameOf('submit a verification', repeat), async (account, { member, ownershipIds }) => {
    const body = { ...newIdentityDocuments(), blueprintId: 1 };
    const response = await send(member, '/api/user/verify-free-blueprint', body, repeat);
    expectResult(response, model.submitVerification(account));
    if (response.status === 201) ownershipIds.set(1, response.body.id as string);
  });
}

function requestPurchase(blueprintId: number, repeat: boolean): Command {
  const name = nameOf(`purchase blueprint ${blueprintId}`, repeat);
  return command(name, async (account, { member, ownershipIds }) => {
    const response = await send(member, '/api/user/blueprints', { blueprintId }, repeat);
    expectResult(response, model.requestPurchase(account, blueprintId));
    if (response.status === 201) ownershipIds.set(blueprintId, response.body.id as string);
  });
}

type Decision = 'approve' | 'reject' | 'rejectFinally' | 'cancel';

/** Decides a verification or purchase, whether or not it was decided before. Only a purchase can be canceled. */
function decide(blueprintId: number, decision: Decision): Command {
  return command(`${decision} blueprint ${blueprintId}`, async (account, real) => {
    const id = real.ownershipIds.get(blueprintId);
    const isVerification = blueprintId === 1;
    if (id === undefined || (decision === 'cancel' && isVerification)) return;
    const isPending = account.blueprints.get(blueprintId) === 'pending';
    const response = await sendDecision(real, id, isVerification, decision);
    expectResult(response, isPending ? undefined : 'already_decided');
    if (!isPending) return;
    if (decision === 'approve') account.blueprints.set(blueprintId, 'active');
    else account.blueprints.delete(blueprintId);
    if (decision === 'rejectFinally' && isVerification) account.isPermanentlyRejected = true;
  });
}

function sendDecision(
  { member, administrator }: RealSystem,
  id: string,
  isVerification: boolean,
  decision: Decision,
): Promise<TestResponse> {
  if (decision === 'cancel') return member.post(`/api/user/blueprints/${id}/cancel`);
  if (decision === 'approve') {
    return isVerification
      ? administrator.post(`/api/admin/approve-verification/${id}`)
      : administrator.post(`/api/admin/purchases/${id}/approve`, PAID);
  }
  return administrator.post(`/api/admin/${isVerification ? 'verifications' : 'purchases'}/${id}/reject`, {
    reason: 'A reason of the tests',
    ...(decision === 'rejectFinally' && isVerification && { final: true }),
  });
}

/** A friend registers with the member's code and has two pieces of reviewed work approved, of which one pays. */
function referFriend(): Command {
  return command('refer a friend', async (account, { api, member }) => {
    const friend = await createMember(api, { referralCode: member.user.referralCode });
    await meetReferralTrigger(api, friend);
    await completeReviewedWork(api, friend);
    account.referredFriends += 1;
  });
}
