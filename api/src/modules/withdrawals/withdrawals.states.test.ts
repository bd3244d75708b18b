import { activate, aMember, anAdministrator, offerTasks, type SignedIn } from '../../testing/factories.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { DAY_MS } from '../../testing/test-clock.ts';

/** Every step tried in every state: which are taken, what a refusal says, and where the money is afterwards. */

let api: TestApi;
let tasks: string[];
let administrator: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  tasks = await offerTasks(api, 10, 4);
  administrator = await anAdministrator(api);
  colleague = await anAdministrator(api);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START);
});

const PATH = '/api/user/withdrawals';
const STEPS = ['cancel', 'approve', 'reject', 'process', 'fail'] as const;
type Step = (typeof STEPS)[number];
type State = 'pending' | 'processing' | 'completed' | 'cancelled' | 'rejected' | 'failed';

const WAYS: Record<State, Step[]> = {
  pending: [],
  processing: ['approve'],
  completed: ['approve', 'process'],
  cancelled: ['cancel'],
  rejected: ['reject'],
  failed: ['approve', 'fail'],
};
const TAKEN: Partial<Record<State, Partial<Record<Step, State>>>> = {
  pending: { cancel: 'cancelled', approve: 'processing', reject: 'rejected' },
  processing: { process: 'completed', fail: 'failed' },
};
/** Of $600 with $120 asked for: what is available, set aside and paid out. */
const MONEY: Record<State, [available: number, held: number, withdrawn: number]> = {
  pending: [480, 120, 0],
  processing: [480, 120, 0],
  completed: [480, 0, 120],
  cancelled: [600, 0, 0],
  rejected: [600, 0, 0],
  failed: [600, 0, 0],
};

async function aRequest(): Promise<{ member: SignedIn; id: string }> {
  const member = await aMember(api);
  await activate(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const request = { amount: 120, paymentMethod: 'btc', paymentDetails: 'bc1q-an-address-of-the-tests' };
  const { status, body } = await member.post(PATH, request);
  expect(status).toBe(201);
  return { member, id: body.id as string };
}

function take(step: Step, { member, id }: { member: SignedIn; id: string }, by = administrator) {
  if (step === 'cancel') return member.post(`${PATH}/${id}/cancel`);
  const needsReason = step === 'reject' || step === 'fail';
  return by.post(`/api/admin/withdrawals/${id}/${step}`, needsReason ? { reason: 'A reason' } : undefined);
}

async function moneyOf(member: SignedIn): Promise<number[]> {
  const { balance, heldBalance, totalWithdrawn } = (await member.get('/api/auth/me')).body;
  return [balance, heldBalance, totalWithdrawn];
}

const states = Object.keys(WAYS) as State[];
const steps = states.flatMap((state) =>
  Object.entries(TAKEN[state] ?? {}).map(([step, next]) => ({ state, step: step as Step, next })),
);

async function bring(request: Awaited<ReturnType<typeof aRequest>>, state: State): Promise<void> {
  for (const step of WAYS[state]) expect((await take(step, request)).status).toBe(200);
  expect(await moneyOf(request.member)).toEqual(MONEY[state]);
}

test.each(steps)('$step leads from $state to $next', async ({ state, step, next }) => {
  const request = await aRequest();
  await bring(request, state);

  const { status, body } = await take(step, request);

  expect([status, body.status]).toEqual([200, next]);
  expect(await moneyOf(request.member)).toEqual(MONEY[next]);
});

test.each(states)('in the state %s no other step is taken, and none moves money', async (state) => {
  const request = await aRequest();
  await bring(request, state);

  for (const step of STEPS.filter((one) => !TAKEN[state]?.[one])) {
    const { status, body } = await take(step, request);
    expect([step, status, body.code]).toEqual([step, 409, refusalOf(state, step)]);
  }

  expect(await moneyOf(request.member)).toEqual(MONEY[state]);
});

function refusalOf(state: State, step: Step): string {
  if (step === 'cancel') return 'not_cancellable';
  return state === 'pending' ? 'wrong_state' : 'already_decided';
}

test.each([
  ['approve', [], 'processing'],
  ['reject', [], 'rejected'],
  ['process', ['approve'], 'completed'],
  ['fail', ['approve'], 'failed'],
] as const)(
  '%s by two administrators at once has one effect; the second learns whose',
  async (step, ways, end) => {
    const request = await aRequest();
    for (const way of ways) await take(way, request);

    const answers = await Promise.all([take(step, request), take(step, request, colleague)]);
    const won = answers.findIndex(({ status }) => status === 200);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers[1 - won]!.body).toMatchObject({
      code: 'already_decided',
      decision: end,
      by: [administrator, colleague][won]!.user.username,
    });
    expect(await moneyOf(request.member)).toEqual(MONEY[end]);
  },
);

test('an end and its opposite at once: the money is paid out or goes back, never both', async () => {
  const request = await aRequest();
  await take('approve', request);

  const [paid] = await Promise.all([take('process', request), take('fail', request, colleague)]);

  expect(await moneyOf(request.member)).toEqual(MONEY[paid.status === 200 ? 'completed' : 'failed']);
});

test('a cancel and an approval at once: one of them', async () => {
  const request = await aRequest();

  const [cancelled, approved] = await Promise.all([take('cancel', request), take('approve', request)]);

  expect([cancelled.status, approved.status].sort()).toEqual([200, 409]);
  expect(await moneyOf(request.member)).toEqual(MONEY[cancelled.status === 200 ? 'cancelled' : 'processing']);
});

test('a payment of more than was set aside does not escape the reconciliation', async () => {
  const request = await aRequest();
  await bring(request, 'completed');
  const journals = api.database.connection.collection('journals');
  const paid = { key: `withdrawal_ended:${request.id}` };
  const change = (cents: number) => journals.updateOne(paid, { $inc: { 'postings.0.cents': cents } });

  await change(1);
  const { problems } = await api.app.reconcile();
  await change(-1);

  expect(problems.join('\n')).toContain('12000 cents set aside, 12001 paid');
});
