import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import { PAPERS, activate, aMember, anAdministrator, offerTasks, type SignedIn } from './factories.ts';
import * as model from './life-model.ts';
import type { Life, LifeTask, Step } from './life-model.ts';
import { START, type TestApi } from './test-api.ts';
import { DAY_MS } from './test-clock.ts';

/** The member whose life it is, as it runs. */
export type Real = {
  readonly api: TestApi;
  readonly member: SignedIn;
  readonly administrator: SignedIn;
  readonly tasks: readonly LifeTask[];
  readonly withdrawals: string[];
  readonly rows: Map<number, string>;
};

type Command = AsyncCommand<Life, Real>;
type Outcome = { status: number; body: { code?: string } & Record<string, unknown> };

/** What all lives of one API share. */
export async function prepareLives(api: TestApi): Promise<Pick<Real, 'administrator' | 'tasks'>> {
  const free = ['free-browser-detection', 'free-phone-detection', 'free-first-prompt', 'free-fact-check'];
  const of = async (blueprintId: number, cents: number, howMany: number) =>
    (await offerTasks(api, blueprintId, howMany)).map((id) => ({ id, blueprintId, detection: false, cents }));
  return {
    administrator: await anAdministrator(api),
    tasks: [
      ...free.map((id) => ({ id, blueprintId: null, detection: id.includes('detection'), cents: 10_00 })),
      ...(await of(10, 150_00, 45)),
      ...(await of(2, 14_00, 10)),
    ],
  };
}

/** A new member; a rich one has $1,200 behind a lock that is over. */
export async function beginAs(
  kind: 'new' | 'rich',
  api: TestApi,
  shared: Pick<Real, 'administrator' | 'tasks'>,
): Promise<{ model: Life; real: Real }> {
  api.clock.set(START);
  const member = await aMember(api);
  const life = model.beginLife(api.clock.now().getTime());
  const real = { api, member, ...shared, withdrawals: [], rows: new Map<number, string>() };
  if (kind === 'rich') {
    for (const id of [1, 10]) {
      await activate(api, member, id);
      life.blueprints.set(id, 'active');
    }
    await completeTasks(4, 8).run(life, real);
    await wait('days').run(life, real);
  }
  return { model: life, real };
}

/** Everything that can happen in a life, in proportions that let something come of it. */
export function lifeCommands(): Arbitrary<Command>[] {
  const keyed = fc.boolean();
  const step = fc.constantFrom<Step>('cancel', 'approve', 'approve', 'reject', 'process', 'process', 'fail');
  const decision = fc.constantFrom('approve', 'approve', 'reject', 'final', 'cancel');
  return [
    keyed.map(claimBonus),
    fc
      .tuple(fc.nat({ max: 55 }), fc.integer({ min: 1, max: 12 }))
      .map(([first, count]) => completeTasks(first, count)),
    fc.tuple(fc.nat({ max: 60 }), keyed).map(([task, twice]) => completeTask(task, twice)),
    fc.constantFrom(...(Object.keys(WAITS) as Wait[])).map(wait),
    fc.constantFrom(...(Object.keys(WAITS) as Wait[])).map(wait),
    fc.constant(runJobs()),
    fc.tuple(amount, keyed).map(([dollars, twice]) => withdraw(dollars, twice)),
    fc.tuple(amount, keyed).map(([dollars, twice]) => withdraw(dollars, twice)),
    fc.tuple(fc.nat({ max: 6 }), step, keyed).map(([index, which, twice]) => takeStep(index, which, twice)),
    fc.tuple(fc.nat({ max: 6 }), step, keyed).map(([index, which, twice]) => takeStep(index, which, twice)),
    keyed.map(sendPapers),
    fc.tuple(fc.constantFrom(1, 2, 10), decision).map(([id, what]) => decide(id, what)),
    fc.tuple(fc.constantFrom(2, 10), keyed).map(([id, twice]) => purchase(id, twice)),
    fc.constant(bringFriend()),
  ];
}

/** An amount in dollars, some of them in terms of what is there. */
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
  'to the last millisecond of the day': ({ nowMs }: Life) => DAY_MS - 1 - (nowMs % DAY_MS),
  'to the next unlock, less a millisecond': (life: Life) => Math.max(0, unlockIn(life) - 1),
  'to the next unlock': (life: Life) => unlockIn(life),
};
const unlockIn = (life: Life): number => (model.nextUnlockMs(life) ?? life.nowMs) - life.nowMs;

let keys = 0;

/** Sends a call; a keyed one twice, which has to be the same as once. */
async function send(
  client: SignedIn,
  path: string,
  body: object | undefined,
  twice: boolean,
): Promise<Outcome> {
  if (!twice) return client.post(path, body);
  keys += 1;
  const headers = { 'idempotency-key': `life-${keys}` };
  const [first, second] = [
    await client.post(path, body, { headers }),
    await client.post(path, body, { headers }),
  ];
  expect([second.status, second.body.code]).toEqual([first.status, first.body.code]);
  if (first.status < 300) expect(second.body).toEqual(first.body);
  return first;
}

function command(name: string, run: (life: Life, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    async run(life, real) {
      await run(life, real);
      await compare(life, real);
    },
    toString: () => name,
  };
}

function expectOutcome({ status, body }: Outcome, refusal: string | undefined): void {
  expect([body.code, status < 300]).toEqual([refusal, refusal === undefined]);
}

/** The member's figures are those of the model, none is below zero, and all accounts together are zero. */
async function compare(life: Life, { member, administrator }: Real): Promise<void> {
  const expected = model.figuresOf(life);
  const { body } = await member.get('/api/auth/me');
  const unlock = model.nextUnlockMs(life);
  const today = new Date(life.nowMs).toISOString().slice(0, 10);
  expect({
    available: cents(body.balance),
    locked: cents(body.lockedBalance),
    held: cents(body.heldBalance),
    paid: cents(body.totalWithdrawn),
    credited: cents(body.totalEarned),
    unlock: body.nextUnlock?.at ?? null,
    bonus: body.signupBonusClaimed,
    today: body.tasksToday.completed,
  }).toEqual({
    ...expected,
    unlock: unlock === undefined ? null : new Date(unlock).toISOString(),
    bonus: life.bonusClaimed,
    today: life.completedByDay.get(today) ?? 0,
  });
  expect(Math.min(...Object.values(expected))).toBeGreaterThanOrEqual(0);
  expect((await administrator.get('/api/admin/ledger')).body.sum).toBe(0);
}

/** The statement, added up, is what the member has. */
export async function expectStatement(life: Life, { member }: Real): Promise<void> {
  const sums: Record<string, number> = { available: 0, locked: 0, held: 0 };
  for (let next: string | null = ''; next !== null;) {
    const cursor = next && `&cursor=${next}`;
    const { body } = await member.get(`/api/user/statement?limit=100${cursor}`);
    for (const { account, amount: dollars } of body.items) sums[account]! += cents(dollars);
    next = body.next as string | null;
  }
  const { available, locked, held } = model.figuresOf(life);
  expect(sums).toEqual({ available, locked, held });
}

const cents = (dollars: number): number => Math.round(dollars * 100);

function claimBonus(twice: boolean): Command {
  return command(`claim the bonus${twice ? ', twice' : ''}`, async (life, { member }) => {
    const outcome = await send(member, '/api/user/claim-signup-bonus', undefined, twice);
    expectOutcome(outcome, life.bonusClaimed ? 'bonus_already_claimed' : undefined);
    life.bonusClaimed = true;
  });
}

function completeTask(index: number, twice: boolean): Command {
  return command(`complete task ${index}${twice ? ', twice' : ''}`, async (life, { member, tasks }) => {
    const task = tasks[index % tasks.length]!;
    const wrong = await member.post('/api/user/tasks', { taskId: task.id, reward: task.cents / 100 + 0.01 });
    expectOutcome(wrong, 'reward_mismatch');
    const outcome = await send(
      member,
      '/api/user/tasks',
      { taskId: task.id, reward: task.cents / 100 },
      twice,
    );
    expectOutcome(outcome, model.complete(life, task));
  });
}

function completeTasks(first: number, count: number): Command {
  return command(`complete ${count} tasks from ${first}`, async (life, { member, tasks }) => {
    for (const task of tasks.slice(first, first + count)) {
      const outcome = await member.post('/api/user/tasks', { taskId: task.id });
      expectOutcome(outcome, model.complete(life, task));
    }
  });
}

function wait(kind: Wait): Command {
  return command(`wait ${kind}`, (life, { api }) => {
    const ms = WAITS[kind](life);
    life.nowMs += ms;
    api.clock.advance(ms);
    return Promise.resolve();
  });
}

function runJobs(): Command {
  return command('run the jobs', async (life, { api }) => {
    await api.app.jobs.runNow('release-due-rewards');
    await api.app.jobs.runNow('approve-overdue-verifications');
    model.runJobs(life);
  });
}

function withdraw(asked: Amount, twice: boolean): Command {
  return command(`withdraw ${asked}${twice ? ', twice' : ''}`, async (life, { member, withdrawals }) => {
    const { available } = model.figuresOf(life);
    const parts = { all: available, half: Math.floor(available / 2), 'too much': available + 1 };
    const dollars = typeof asked === 'number' ? asked : parts[asked] / 100;
    const request = { amount: dollars, paymentMethod: 'btc', paymentDetails: 'bc1q-an-address-of-the-tests' };
    const outcome = await send(member, '/api/user/withdrawals', request, twice);
    expectOutcome(outcome, model.withdraw(life, dollars));
    if (outcome.status === 201) withdrawals.push(outcome.body.id as string);
  });
}

function takeStep(index: number, step: Step, twice: boolean): Command {
  const name = `${step} withdrawal ${index}${twice ? ', twice' : ''}`;
  return command(name, async (life, { member, administrator, withdrawals }) => {
    const id = withdrawals[index % Math.max(1, withdrawals.length)];
    if (id === undefined) return;
    const body = step === 'reject' || step === 'fail' ? { reason: 'A reason of the tests' } : undefined;
    const outcome =
      step === 'cancel'
        ? await send(member, `/api/user/withdrawals/${id}/cancel`, undefined, twice)
        : await send(administrator, `/api/admin/withdrawals/${id}/${step}`, body, twice);
    expectOutcome(outcome, model.takeStep(life.withdrawals[withdrawals.indexOf(id)]!, step));
  });
}

function sendPapers(twice: boolean): Command {
  return command(`send papers${twice ? ', twice' : ''}`, async (life, { member, rows }) => {
    const papers = { ...PAPERS, blueprintId: 1 };
    const outcome = await send(member, '/api/user/verify-free-blueprint', papers, twice);
    expectOutcome(outcome, model.sendPapers(life));
    if (outcome.status === 201) rows.set(1, outcome.body.id as string);
  });
}

function purchase(blueprintId: number, twice: boolean): Command {
  return command(`purchase ${blueprintId}${twice ? ', twice' : ''}`, async (life, { member, rows }) => {
    const outcome = await send(member, '/api/user/blueprints', { blueprintId }, twice);
    expectOutcome(outcome, model.purchase(life, blueprintId));
    if (outcome.status === 201) rows.set(blueprintId, outcome.body.id as string);
  });
}

/** Decides about papers or a purchase, decided before or not. */
function decide(blueprintId: number, what: string): Command {
  return command(`${what} blueprint ${blueprintId}`, async (life, { member, administrator, rows }) => {
    const id = rows.get(blueprintId);
    if (id === undefined || (what === 'cancel' && blueprintId === 1)) return;
    const isPending = life.blueprints.get(blueprintId) === 'pending';
    const kind = blueprintId === 1 ? 'verifications' : 'purchases';
    const refuse = {
      reason: 'A reason of the tests',
      ...(what === 'final' && blueprintId === 1 && { final: true }),
    };
    const outcome =
      what === 'cancel'
        ? await member.post(`/api/user/blueprints/${id}/cancel`)
        : what !== 'approve'
          ? await administrator.post(`/api/admin/${kind}/${id}/reject`, refuse)
          : blueprintId === 1
            ? await administrator.post(`/api/admin/approve-verification/${id}`)
            : await administrator.post(`/api/admin/purchases/${id}/approve`);
    expectOutcome(outcome, isPending ? undefined : 'already_decided');
    if (!isPending) return;
    if (what === 'approve') life.blueprints.set(blueprintId, 'active');
    else life.blueprints.delete(blueprintId);
    if (what === 'final' && blueprintId === 1) life.refusedForGood = true;
  });
}

/** Somebody signs up with the member's code; their free blueprint is approved, twice. */
function bringFriend(): Command {
  return command('bring a friend', async (life, { api, member, administrator }) => {
    const friend = await aMember(api, { referralCode: member.user.referralCode });
    const { body } = await friend.post('/api/user/verify-free-blueprint', { ...PAPERS, blueprintId: 1 });
    const approve = () => administrator.post(`/api/admin/approve-verification/${body.id}`);
    expectOutcome(await approve(), undefined);
    expectOutcome(await approve(), 'already_decided');
    life.friends += 1;
  });
}
