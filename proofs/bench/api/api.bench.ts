/**
 * `npm run proof -- bench api`: compares the API with a baseline of plain Express and driver routes that send the same
 * commands to the same database, alternating within one run. Reads are also compared with the baseline behind the API's
 * session and header libraries; the remaining difference is the API's own overhead.
 */
import { compareThroughput, type Comparison, type Outcome, type BenchRequest } from './measure.ts';
import { createLogin, headersOf } from './member-requests.ts';
import { writeMembers, type BenchMember } from './members.ts';
import { withBench, type Bench } from './bench-environment.ts';

/** The API's minimum throughput relative to the baseline. */
const MINIMUM_READ_RATIO = 0.8;
const MINIMUM_WRITE_RATIO = 0.7;
const DATABASE = 'comparison';
const ROUND_SECONDS = 3;
/** Requests per round for writes, each of which can be sent only once. */
const WRITES_PER_ROUND = 500;
const LOGINS_PER_ROUND = 100;
const DAILY_TASKS = 20;

await withBench(async (bench) => {
  const apiOrigin = await bench.startApi(DATABASE);
  const db = bench.database(DATABASE);
  // The API has built the indexes by now; the baseline writes to the same collections.
  const members = await writeMembers(db, { members: 400, journals: 100, pending: 0 }, 'bench');
  const baselineOrigin = await bench.startBaseline(DATABASE);
  const sessionBaselineOrigin = await bench.startBaseline(DATABASE, 'with sessions');
  const tasks = await taskIds(bench);
  const [apiMembers, baselineMembers] = [members.slice(0, 200), members.slice(200)];
  const outcomes: Outcome[] = [];
  for (const { next, ...comparison } of comparisons(tasks)) {
    const subject = { origin: apiOrigin, next: next(apiMembers) };
    outcomes.push(
      await compareThroughput({
        ...comparison,
        subject,
        baseline: { origin: baselineOrigin, next: next(baselineMembers) },
      }),
    );
    if (!('seconds' in comparison.load)) continue;
    const name = `${comparison.name}, compared with a baseline with session libraries`;
    const baseline = { origin: sessionBaselineOrigin, next: next(baselineMembers) };
    outcomes.push(await compareThroughput({ ...comparison, name, subject, baseline }));
  }
  if (outcomes.some(({ ratio, minimumRatio }) => ratio < minimumRatio)) process.exitCode = 1;
});

async function taskIds(bench: Bench): Promise<string[]> {
  const tasks = await bench
    .database(DATABASE)
    .collection('tasks')
    .find({ blueprintId: 10, mode: 'demo' })
    .toArray();
  return tasks.map(({ _id }) => String(_id)).slice(0, DAILY_TASKS);
}

type Next = (members: readonly BenchMember[]) => () => BenchRequest;

function comparisons(
  tasks: readonly string[],
): (Omit<Comparison, 'subject' | 'baseline'> & { next: Next })[] {
  return [
    {
      name: 'session read, `GET auth/me`',
      load: { seconds: ROUND_SECONDS },
      minimumRatio: MINIMUM_READ_RATIO,
      next: read('/api/auth/me'),
    },
    {
      name: 'list, `GET user/statement?limit=50`',
      load: { seconds: ROUND_SECONDS },
      minimumRatio: MINIMUM_READ_RATIO,
      next: read('/api/user/statement?limit=50'),
    },
    {
      name: 'list, `GET tasks/blueprint/10`',
      load: { seconds: ROUND_SECONDS },
      minimumRatio: MINIMUM_READ_RATIO,
      next: read('/api/tasks/blueprint/10'),
    },
    {
      name: 'task completion, `POST user/tasks`',
      load: { requests: WRITES_PER_ROUND },
      minimumRatio: MINIMUM_WRITE_RATIO,
      next: (members) =>
        // All members do the first task, then all the second one, so that concurrent requests are of different members.
        withIndex((index) => ({
          ...write(members, index, '/api/user/tasks'),
          body: { taskId: tasks[Math.floor(index / members.length)] },
        })),
    },
    {
      name: 'withdrawal, `POST user/withdrawals`',
      load: { requests: WRITES_PER_ROUND },
      minimumRatio: MINIMUM_WRITE_RATIO,
      next: (members) =>
        withIndex((index) => ({
          ...write(members, index, '/api/user/withdrawals'),
          body: {
            amount: 50,
            paymentMethod: 'btc',
            paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
          },
        })),
    },
    {
      name: 'login, `POST auth/login` (dominated by password hashing)',
      load: { requests: LOGINS_PER_ROUND },
      minimumRatio: MINIMUM_READ_RATIO,
      next: (members) => withIndex((index) => createLogin(memberAt(members, index))),
    },
  ];
}

function read(path: string): Next {
  return (members) => withIndex((index) => ({ path, headers: headersOf(memberAt(members, index)) }));
}

function write(members: readonly BenchMember[], index: number, path: string): BenchRequest {
  const headers = { ...headersOf(memberAt(members, index)), 'idempotency-key': `bench-${path}-${index}` };
  return { path, method: 'POST', headers };
}

/** Returns a function that creates the next request on each call. */
function withIndex(createRequest: (index: number) => BenchRequest): () => BenchRequest {
  let index = 0;
  return () => createRequest(index++);
}

function memberAt(members: readonly BenchMember[], index: number): BenchMember {
  const member = members[index % members.length];
  if (!member) throw new Error('At least one member is required.');
  return member;
}
