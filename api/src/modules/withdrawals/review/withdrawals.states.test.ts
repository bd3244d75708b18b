import {
  activateBlueprint,
  createMember,
  createAdministrator,
  insertTasks,
  makePayable,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { findMailsTo } from '../../../../test/support/captured-mails.ts';
import { settleDestinations } from '../../../../test/support/settle-destinations.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { requireId } from '../../../platform/ids.ts';

/**
 * Tries every transition in every status: which ones succeed, which errors the others return, and where the money ends
 * up.
 */

let api: TestApi;
let tasks: string[];
let administrator: LoggedInClient;
let colleague: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  tasks = await insertTasks(api, 10, 4);
  administrator = await createAdministrator(api);
  colleague = await createAdministrator(api);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

const PATH = '/api/user/withdrawals';
const TRANSITIONS = ['cancel', 'approve', 'reject', 'process', 'fail', 'bounce'] as const;
type Transition = (typeof TRANSITIONS)[number];
type Status = 'pending' | 'processing' | 'completed' | 'cancelled' | 'rejected' | 'failed' | 'bounced';

/** The transitions that lead from a new request to each status. */
const TRANSITIONS_TO: Record<Status, Transition[]> = {
  pending: [],
  processing: ['approve'],
  completed: ['approve', 'process'],
  cancelled: ['cancel'],
  rejected: ['reject'],
  failed: ['approve', 'fail'],
  bounced: ['approve', 'process', 'bounce'],
};
/** The transitions allowed in each status, and the status that follows. */
const ALLOWED: Partial<Record<Status, Partial<Record<Transition, Status>>>> = {
  pending: { cancel: 'cancelled', approve: 'processing', reject: 'rejected' },
  processing: { process: 'completed', fail: 'failed' },
  completed: { bounce: 'bounced' },
};
/** The balances in dollars of a member with $600 who requested $120. */
const BALANCES: Record<Status, [available: number, held: number, withdrawn: number]> = {
  pending: [480, 120, 0],
  processing: [480, 120, 0],
  completed: [480, 0, 120],
  cancelled: [600, 0, 0],
  rejected: [600, 0, 0],
  failed: [600, 0, 0],
  bounced: [600, 0, 0],
};

async function requestWithdrawal(): Promise<{ member: LoggedInClient; id: string }> {
  const member = await createMember(api);
  await activateBlueprint(api, member, 10);
  await makePayable(api, member);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const request = {
    amount: 120,
    paymentMethod: 'btc',
    paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  };
  const { status, body } = await member.post(PATH, request);
  expect(status).toBe(201);
  await settleDestinations(api);
  return { member, id: body.id as string };
}

function apply(
  transition: Transition,
  { member, id }: { member: LoggedInClient; id: string },
  reviewer = administrator,
) {
  if (transition === 'cancel') return member.post(`${PATH}/${id}/cancel`);
  const bodies = {
    approve: undefined,
    process: { transactionReference: 'TX-1' },
    reject: { reason: 'A reason of the tests' },
    fail: { reason: 'A reason of the tests' },
    bounce: { reason: 'A reason of the tests', transactionReference: 'TX-2' },
  };
  return reviewer.post(`/api/admin/withdrawals/${id}/${transition}`, bodies[transition]);
}

async function readBalances(member: LoggedInClient): Promise<number[]> {
  const { balance, heldBalance, totalWithdrawn } = (await member.get('/api/auth/me')).body;
  return [balance, heldBalance, totalWithdrawn];
}

const statuses = Object.keys(TRANSITIONS_TO) as Status[];
const allowedTransitions = statuses.flatMap((from) =>
  Object.entries(ALLOWED[from] ?? {}).map(([transition, to]) => ({
    from,
    transition: transition as Transition,
    to,
  })),
);

async function moveTo(request: Awaited<ReturnType<typeof requestWithdrawal>>, status: Status): Promise<void> {
  for (const transition of TRANSITIONS_TO[status])
    expect((await apply(transition, request)).status).toBe(200);
  expect(await readBalances(request.member)).toEqual(BALANCES[status]);
}

test.each(allowedTransitions)('$transition leads from $from to $to', async ({ from, transition, to }) => {
  const request = await requestWithdrawal();
  await moveTo(request, from);

  const { status, body } = await apply(transition, request);

  expect([status, body.status]).toEqual([200, to]);
  expect(await readBalances(request.member)).toEqual(BALANCES[to]);
});

test.each(statuses)('%s allows no other transition, and a rejected one moves no money', async (from) => {
  const request = await requestWithdrawal();
  await moveTo(request, from);

  for (const transition of TRANSITIONS.filter((candidate) => !ALLOWED[from]?.[candidate])) {
    const { status, body } = await apply(transition, request);
    expect([transition, status, body.code]).toEqual([transition, 409, expectedError(from, transition)]);
  }

  expect(await readBalances(request.member)).toEqual(BALANCES[from]);
});

function expectedError(from: Status, transition: Transition): string {
  if (transition === 'cancel') return 'not_cancellable';
  const isTooEarly = from === 'pending' || (from === 'processing' && transition === 'bounce');
  return isTooEarly ? 'wrong_state' : 'already_decided';
}

test.each([
  ['approve', [], 'processing'],
  ['reject', [], 'rejected'],
  ['process', ['approve'], 'completed'],
  ['fail', ['approve'], 'failed'],
  ['bounce', ['approve', 'process'], 'bounced'],
] as const)(
  '%s by two administrators concurrently has one effect, and the second learns who decided',
  async (transition, priorTransitions, finalStatus) => {
    const request = await requestWithdrawal();
    for (const priorTransition of priorTransitions) await apply(priorTransition, request);

    const responses = await Promise.all([apply(transition, request), apply(transition, request, colleague)]);
    const winner = responses.findIndex(({ status }) => status === 200);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses[1 - winner]!.body).toMatchObject({
      code: 'already_decided',
      decision: finalStatus,
      by: [administrator, colleague][winner]!.user.username,
    });
    expect(await readBalances(request.member)).toEqual(BALANCES[finalStatus]);
  },
);

test('when a payout and a failure race, the money is paid out or returned, never both', async () => {
  const request = await requestWithdrawal();
  await apply('approve', request);

  const [paid] = await Promise.all([apply('process', request), apply('fail', request, colleague)]);

  expect(await readBalances(request.member)).toEqual(BALANCES[paid.status === 200 ? 'completed' : 'failed']);
});

test('when a cancellation and an approval race, exactly one succeeds', async () => {
  const request = await requestWithdrawal();

  const [canceled, approved] = await Promise.all([apply('cancel', request), apply('approve', request)]);

  expect([canceled.status, approved.status].sort()).toEqual([200, 409]);
  expect(await readBalances(request.member)).toEqual(
    BALANCES[canceled.status === 200 ? 'cancelled' : 'processing'],
  );
});

test('a payment that came back is explained to the member, and keeps the reference of the payout', async () => {
  const request = await requestWithdrawal();
  await moveTo(request, 'bounced');

  const { member, id } = request;
  const [withdrawal] = (await member.get(PATH)).body.items;
  expect(withdrawal).toMatchObject({
    id,
    status: 'bounced',
    processed: false,
    transactionReference: 'TX-1',
    returnReference: 'TX-2',
  });
  const mail = (await findMailsTo(api, member.user.email)).at(-1)!;
  expect(mail.subject).toBe('Your withdrawal of $120.00 came back');
  expect(mail.text).toContain('Reason: A reason of the tests');
  expect(mail.text).toContain('Transaction reference: TX-2');
  const { timeline } = (await administrator.get(`/api/admin/withdrawals/${id}`)).body;
  expect(timeline.at(-1)).toMatchObject({
    action: 'withdrawal_bounced',
    reason: 'A reason of the tests Transaction reference: TX-2',
  });
  const { items } = (await member.get('/api/user/statement/events')).body;
  const own = items.filter(({ withdrawal }: { withdrawal: object | null }) => withdrawal !== null);
  const entries = own.toReversed().flatMap((event: { entries: Record<string, unknown>[] }) => event.entries);
  expect(
    entries.map(({ kind, account, amount }: Record<string, unknown>) => [kind, account, amount]),
  ).toEqual([
    ['withdrawal_requested', 'available', -120],
    ['withdrawal_requested', 'held', 120],
    ['withdrawal_paid', 'held', -120],
    ['withdrawal_bounced', 'available', 120],
  ]);
  const month = await member.get('/api/user/statement/events?month=2026-03');
  expect(month.body.totals.withdrawn).toBe(0);
});

test.each([
  [
    'a payment that came back in the ledger only',
    'bounced',
    'completed',
    'is completed, but 12000 cents came back',
  ],
  [
    'a payment that came back in the record only',
    'completed',
    'bounced',
    'is bounced, but 0 cents came back',
  ],
] as const)('reconciliation finds %s', async (_, reached, stored, problem) => {
  const request = await requestWithdrawal();
  await moveTo(request, reached);
  const withdrawals = api.database.connection.collection('withdrawals');
  const setStatus = (status: Status) =>
    withdrawals.updateOne({ _id: requireId(request.id) }, { $set: { status } });

  await setStatus(stored);
  const { problems } = await api.app.reconcile();
  await setStatus(reached);

  expect(problems.join('\n')).toContain(problem);
});

test('reconciliation finds a payout that exceeds the held amount', async () => {
  const request = await requestWithdrawal();
  await moveTo(request, 'completed');
  const journals = api.database.connection.collection('journals');
  const payoutJournal = { key: `withdrawal_ended:${request.id}` };
  const addCents = (cents: number) =>
    journals.updateOne(payoutJournal, { $inc: { 'postings.0.cents': cents } });

  await addCents(1);
  const { problems } = await api.app.reconcile();
  await addCents(-1);

  expect(problems.join('\n')).toContain('12000 cents set aside, 12001 paid');
});
