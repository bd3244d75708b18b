/**
 * `npm run bench -- api`: the API's process beside bare Express and driver routes that send the same commands to the
 * database, both on one database, in turns, in one run. Reads are also held against the same routes behind the libraries
 * for sessions and headers that the API has: what is missing there is the API's own.
 */
import { compare, type Comparison, type Outcome, type Sent } from './measure.ts';
import { PASSWORD, writeMembers, type BenchMember } from './members.ts';
import { withBench, type Bench } from './platform.ts';

/** What the API is to do at least, as a part of what the bare route does. */
const [READS, MONEY] = [0.8, 0.7];
const SECONDS = 3;
/** Of a round in which each request can be made once only. */
const WRITES = 500;
const SIGN_INS = 100;
const TASKS_A_DAY = 20;

await withBench(async (bench) => {
  const api = await bench.startApi('beside');
  const db = bench.databaseOf('beside');
  // Before the bare server comes the API has made its indexes; both write into the same collections.
  const members = await writeMembers(db, { members: 400, journals: 100, pending: 0 }, 'bench');
  const bare = await bench.startBare('beside');
  const withSessions = await bench.startBare('beside', 'with sessions');
  const tasks = await taskIds(bench);
  const [ours, theirs] = [members.slice(0, 200), members.slice(200)];
  const outcomes: Outcome[] = [];
  for (const { next, ...comparison } of comparisons(tasks)) {
    const subject = { origin: api, next: next(ours) };
    outcomes.push(await compare({ ...comparison, subject, yardstick: { origin: bare, next: next(theirs) } }));
    if (!('seconds' in comparison.load)) continue;
    const name = `${comparison.name}, beside a route with the libraries for sessions`;
    const yardstick = { origin: withSessions, next: next(theirs) };
    outcomes.push(await compare({ ...comparison, name, subject, yardstick }));
  }
  if (outcomes.some(({ ratio, aim }) => ratio < aim)) process.exitCode = 1;
});

async function taskIds(bench: Bench): Promise<string[]> {
  const tasks = await bench.databaseOf('beside').collection('tasks').find({ blueprintId: 10 }).toArray();
  return tasks.map(({ _id }) => String(_id)).slice(0, TASKS_A_DAY);
}

type Next = (members: readonly BenchMember[]) => () => Sent;

function comparisons(
  tasks: readonly string[],
): (Omit<Comparison, 'subject' | 'yardstick'> & { next: Next })[] {
  return [
    {
      name: 'session read, `GET auth/me`',
      load: { seconds: SECONDS },
      aim: READS,
      next: read('/api/auth/me'),
    },
    {
      name: 'list, `GET user/statement?limit=50`',
      load: { seconds: SECONDS },
      aim: READS,
      next: read('/api/user/statement?limit=50'),
    },
    {
      name: 'list, `GET tasks/blueprint/10`',
      load: { seconds: SECONDS },
      aim: READS,
      next: read('/api/tasks/blueprint/10'),
    },
    {
      name: 'task completion, `POST user/tasks`',
      load: { requests: WRITES },
      aim: MONEY,
      next: (members) =>
        // Everybody does the first task, then everybody the second one: two at once are of two members.
        counted((turn) => ({
          ...write(members, turn, '/api/user/tasks'),
          body: { taskId: tasks[Math.floor(turn / members.length)] },
        })),
    },
    {
      name: 'withdrawal, `POST user/withdrawals`',
      load: { requests: WRITES },
      aim: MONEY,
      next: (members) =>
        counted((turn) => ({
          ...write(members, turn, '/api/user/withdrawals'),
          body: { amount: 50, paymentMethod: 'btc', paymentDetails: 'bc1q-an-address-of-the-benches' },
        })),
    },
    {
      name: 'sign-in, `POST auth/login` (the hash is most of it)',
      load: { requests: SIGN_INS },
      aim: READS,
      next: (members) =>
        counted((turn) => ({
          path: '/api/auth/login',
          method: 'POST',
          body: { username: memberAt(members, turn).username, password: PASSWORD },
        })),
    },
  ];
}

function read(path: string): Next {
  return (members) => counted((turn) => ({ path, headers: { cookie: memberAt(members, turn).cookie } }));
}

function write(members: readonly BenchMember[], turn: number, path: string): Sent {
  const { cookie } = memberAt(members, turn);
  return { path, method: 'POST', headers: { cookie, 'idempotency-key': `bench-${path}-${turn}` } };
}

function counted(sent: (turn: number) => Sent): () => Sent {
  let turn = 0;
  return () => sent(turn++);
}

function memberAt(members: readonly BenchMember[], turn: number): BenchMember {
  const member = members[turn % members.length];
  if (!member) throw new Error('There are no members.');
  return member;
}
