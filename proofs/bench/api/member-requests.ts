import { FORWARDER_SECRET } from './bench-environment.ts';
import type { BenchRequest } from './measure.ts';
import { PASSWORD, type BenchMember } from './members.ts';

type Kind = 'login' | 'task' | `/api/${string}`;

/** What members ask for, in parts of a hundred: pages of the dashboard, a few completed tasks, a few logins. */
const MIX: readonly (readonly [Kind, number])[] = [
  ['/api/auth/me', 32],
  ['/api/user/statement?limit=20', 15],
  ['/api/tasks/blueprint/10', 12],
  ['/api/user/blueprints', 10],
  ['/api/user/tasks', 10],
  ['/api/user/notices', 8],
  ['/api/user/withdrawals', 5],
  ['/api/user/referrals', 3],
  ['task', 4],
  ['login', 1],
];
/** Below the daily limit, of which the history of a member has used some. */
const TASKS_PER_MEMBER = 7;

/** Creates the source of requests: the mix in the same order in every run, from one member after the other. */
export function createMemberRequests(
  members: readonly BenchMember[],
  taskIds: readonly string[],
): () => BenchRequest {
  const kinds = spread(MIX.flatMap(([kind, parts]) => Array<Kind>(parts).fill(kind)));
  let index = 0;
  let taskIndex = 0;
  let loginIndex = 0;

  function nextTask(): BenchRequest | undefined {
    const round = Math.floor(taskIndex / members.length);
    if (round >= Math.min(TASKS_PER_MEMBER, taskIds.length)) return undefined;
    const member = memberAt(taskIndex);
    taskIndex += 1;
    const headers = { ...headersOf(member), 'idempotency-key': `knee-${taskIndex}` };
    return { path: '/api/user/tasks', method: 'POST', headers, body: { taskId: taskIds[round] } };
  }

  /** From one member after the other: too many logins of one would end the session that the others use. */
  function nextLogin(): BenchRequest {
    const member = memberAt(loginIndex);
    loginIndex += 1;
    return createLogin(member);
  }

  return () => {
    const kind = kinds[index % kinds.length] ?? '/api/auth/me';
    const member = memberAt(index);
    index += 1;
    if (kind === 'login') return nextLogin();
    if (kind !== 'task') return { path: kind, headers: headersOf(member) };
    const task = nextTask();
    if (!task) throw new Error('Every member has completed as many tasks as a day allows. Add members.');
    return task;
  };

  function memberAt(at: number): BenchMember {
    const member = members[at % members.length];
    if (!member) throw new Error('At least one member is required.');
    return member;
  }
}

/** Returns the login of a member on a new device. */
export function createLogin(member: BenchMember): BenchRequest {
  const { cookie: _, ...headers } = headersOf(member);
  const body = { username: member.username, password: PASSWORD };
  return { path: '/api/auth/login', method: 'POST', headers, body };
}

/** Each member has an address of their own, as limits count by address. */
export function headersOf({ id, cookie }: BenchMember): Record<string, string> {
  const [a, b, c] = Buffer.from(id.toHexString().slice(-6), 'hex');
  return {
    cookie,
    'x-forwarder-secret': FORWARDER_SECRET,
    'x-forwarded-for': `10.${a}.${b}.${c}`,
    'x-forwarded-proto': 'http',
    'x-forwarded-host': '127.0.0.1',
  };
}

/** Distributes the kinds evenly, by steps of a number that shares no factor with how many there are. */
function spread<T>(items: readonly T[]): T[] {
  return items.map((_, index) => items[(index * 37) % items.length] as T);
}
