import type { ApiUser } from '../../../shell/e2e/support/seeder.ts';
import type { WorkFile } from '@platform/contracts';
import { createUploader, registerMember, uploadFile } from '../support/accounts.ts';
import type { AttackPart, Finding, Target } from '../support/attack.ts';
import type { Client } from '../support/client.ts';
import { startFlood, type FloodPlan, type FloodReport } from '../support/flood.ts';
import { compareReads, measureReads } from '../support/latency.ts';

/** Requests that the attacker keeps under way. */
const CONNECTIONS = 50;
const FILE_BYTES = 5 * 1024 * 1024;

type Requests = FloodPlan['requests'];

const get = (...paths: string[]): Requests => paths.map((path) => ({ method: 'GET', path }));
const post = (path: string, body?: unknown): Requests => [{ method: 'POST', path, body }];

/** Floods of one member, and of one address without an account. */
function listFloods(
  member: ApiUser,
  file: string,
): { attack: string; isMember: boolean; requests: Requests }[] {
  const purchase = { blueprintId: 2, paymentMethod: 'btc' };
  return [
    { attack: 'visitor: pages', isMember: false, requests: get('/', '/faq', '/login', '/blueprint/2') },
    { attack: 'visitor: calls', isMember: false, requests: get('/api/blueprints', '/api/auth/me') },
    {
      attack: 'visitor: password guesses',
      isMember: false,
      requests: post('/api/auth/login', { username: member.username, password: 'a wrong one' }),
    },
    {
      attack: 'member: reads',
      isMember: true,
      requests: get(
        '/api/user/statement?limit=100',
        '/api/user/blueprints',
        '/api/user/tasks',
        '/api/tasks/blueprint/1/work',
      ),
    },
    { attack: 'member: writes', isMember: true, requests: post('/api/user/blueprints', purchase) },
    {
      attack: 'member: exports',
      isMember: true,
      requests: get('/api/user/statement.csv', '/api/user/statement/events.csv'),
    },
    { attack: 'member: downloads', isMember: true, requests: get(`/api/files/${file}`) },
    {
      attack: 'member: uploads',
      isMember: true,
      requests: [{ method: 'POST', path: '/api/user/files', fileBytes: FILE_BYTES }],
    },
    {
      attack: 'member: logins with the right password',
      isMember: true,
      requests: post('/api/auth/login', { username: member.username, password: member.password }),
    },
  ];
}

/** Lets one member or address send as much as it can, while others read. */
export const floods: AttackPart = {
  name: 'floods',
  share: 2,
  async run(target) {
    const { user, client: attacker } = await createUploader(target);
    const file = await uploadFile(attacker, 'own.txt', Buffer.alloc(FILE_BYTES, 'Text. '));
    const visitor = target.visitor();
    const reader = (await registerMember(target)).client;
    const list = listFloods(user, (JSON.parse(file.text) as WorkFile).id);
    const seconds = Math.max(3, target.seconds / (list.length * 2 + 1));
    await measureReads(reader, 2); // Warms up.
    const findings: Finding[] = [];
    let before = await measureReads(reader, seconds);
    for (const { attack, isMember, requests } of list) {
      const { attacked, report } = await flood(
        target,
        isMember ? attacker : visitor,
        requests,
        reader,
        seconds,
      );
      const after = await measureReads(reader, seconds);
      const { text, holds } = compareReads([before, after], attacked);
      const hasFailed = Object.keys(report).some((status) => status === '500' || status === '502');
      findings.push({
        attack: `others read while one floods; ${attack}`,
        requests: Object.values(report).reduce((sum, count) => sum + count, 0),
        outcome: `${text}; the flood got ${describe(report)}`,
        holds: holds && !hasFailed,
      });
      before = after;
    }
    return findings;
  },
};

async function flood(
  { platform }: Target,
  client: Client,
  requests: Requests,
  reader: Client,
  seconds: number,
) {
  const plan = {
    origin: platform.address('shell'),
    connections: CONNECTIONS,
    headers: client.headers(),
    requests,
  };
  const running = await startFlood(plan);
  const attacked = await measureReads(reader, seconds);
  return { attacked, report: await running.stop() };
}

function describe(report: FloodReport): string {
  return Object.entries(report)
    .sort(([, a], [, b]) => b - a)
    .map(([status, count]) => `${status === '0' ? 'nothing' : status} x${count}`)
    .join(', ');
}
