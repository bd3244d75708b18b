import { ENDPOINTS, type Endpoint } from '@platform/contracts';
import { contentOf } from '../../testing/content.ts';
import { aMember, anAdministrator } from '../../testing/factories.ts';
import { PRIVATE, addressOfRecord, anOwner, type Owner } from '../../testing/records.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { TestClient } from '../../testing/test-client.ts';

type Role =
  | 'visitor'
  | 'disabled member'
  | 'member'
  | 'member at the console'
  | 'administrator'
  | 'administrator at the console';

let api: TestApi;
let owner: Owner;
const clients = new Map<Role, TestClient>();
beforeAll(async () => {
  api = await startTestApi();
  owner = await anOwner(api);
  clients.set('visitor', api.client());
  clients.set('disabled member', await aDisabledMember());
  clients.set('member', await aMember(api));
  clients.set('member at the console', await aMemberAtTheConsole());
  clients.set('administrator', await anAdministrator(api));
  clients.set('administrator at the console', await anAdministrator(api, 'console'));
});
afterAll(() => api.stop());

async function aDisabledMember(): Promise<TestClient> {
  const member = await aMember(api);
  const users = api.database.connection.collection('users');
  await users.updateOne({ username: member.user.username }, { $set: { isDisabled: true } });
  return member;
}

/** Somebody who carries a member's session to the administrators' own address. */
async function aMemberAtTheConsole(): Promise<TestClient> {
  const member = await aMember(api);
  const client = api.client('console');
  client.cookies.set('console-3003', member.cookies.get('sid-3000')!);
  return client;
}

// Signing out ends what the other rows need; its own tests say who may.
const GUARDED = ENDPOINTS.filter(({ id }) => id !== 'auth.logout');
const OF_MEMBERS = GUARDED.filter(({ access }) => access === 'member');
const OF_STAFF = GUARDED.filter(({ access }) => access === 'administrator');

function refusalOf({ access }: Endpoint, role: Role): [number, string] | undefined {
  if (access === 'public') return undefined;
  if (['visitor', 'disabled member', 'member at the console'].includes(role)) return [401, 'not_signed_in'];
  if (access === 'administrator' && role === 'member') return [403, 'forbidden'];
  return undefined;
}

/** Every route, every role: who is let in comes from the descriptor, and nobody else is. */
describe.each([
  'visitor',
  'disabled member',
  'member',
  'member at the console',
  'administrator',
  'administrator at the console',
] as const)('as %s', (role) => {
  test.each(GUARDED)('$id', async (endpoint) => {
    const path = endpoint.path.replace(/:\w+/g, '1');
    const client = clients.get(role)!;
    // A body that no call takes: whoever is let in gets no further than its check, so nothing is done.
    const wrong = { nobody: 'takes this' };
    const { status, body } =
      endpoint.method === 'GET' ? await client.get(path) : await client.post(path, wrong);

    const refusal = refusalOf(endpoint, role);
    if (refusal) expect([status, body.code]).toEqual(refusal);
    // An address with a name in it: whoever is let in may learn that there is no such record.
    else if (endpoint.method === 'GET' && endpoint.params)
      expect([undefined, 'not_found', ...endpoint.errors]).toContain(body.code);
    else if (endpoint.method === 'GET') expect(status).toBe(200);
    else expect([status, body.code]).toEqual([400, 'invalid_request']);
  });
});

describe("another member's records", () => {
  const NAMED = OF_MEMBERS.filter(({ path }) => path.includes('/:id'));
  /** What a call takes, where it takes something; nothing of it may matter. */
  const BODIES: Record<string, object> = { 'blueprints.reportPayment': { paymentMethod: 'paypal' } };

  test.each(NAMED)('are not there for $id; for their owner they are', async ({ id, method, path }) => {
    const address = addressOfRecord(path, owner);
    if (!address) throw new Error(`What is a record of ${path}? Add one to the records of the tests.`);
    const call = (client: TestClient) =>
      method === 'GET' ? client.get(address) : client.post(address, BODIES[id]);
    const before = await contentOf(api);

    const other = await call(clients.get('member')!);
    // Whoever decides about everybody has a page of their own for it.
    const administrator = await call(clients.get('administrator')!);

    expect([other.status, other.body.code]).toEqual([404, 'not_found']);
    expect([administrator.status, administrator.body.code]).toEqual([404, 'not_found']);
    expect(await contentOf(api)).toEqual(before);
    expect((await call(owner.member)).status).toBe(200);
  });

  test.each(OF_MEMBERS.filter(({ method }) => method === 'GET'))(
    'are in no answer of $id to others',
    async ({ path }) => {
      const address = path.replace(/:\w+/g, '10');
      const [own, others] = [await owner.member.get(address), await clients.get('member')!.get(address)];
      const traces = [...Object.values(PRIVATE), ...Object.values(owner.ids), owner.member.user.username];

      expect(own.status).toBe(200);
      for (const trace of traces) expect(JSON.stringify(others.body)).not.toContain(trace);
    },
  );
});

describe('what a member has typed', () => {
  const CLEAR = Object.values(PRIVATE);

  test.each(OF_STAFF.filter(({ method }) => method === 'GET'))(
    'is masked in every answer of $id to administrators',
    async ({ path }) => {
      const address = addressOfRecord(path, owner) ?? path;
      const { status, body } = await clients.get('administrator')!.get(address);

      expect(status).toBe(200);
      for (const clear of CLEAR) expect(JSON.stringify(body)).not.toContain(clear);
    },
  );

  test.each(OF_STAFF.filter(({ id }) => id.endsWith('.reveal')))(
    'is shown by $id once that is written down',
    async ({ path }) => {
      const address = addressOfRecord(path, owner)!;
      const log = api.database.connection.collection('audit_log');
      const before = await log.countDocuments({ action: /_revealed$/ });

      const { status, body } = await clients.get('administrator')!.post(address);

      expect(status).toBe(200);
      expect(CLEAR.filter((clear) => JSON.stringify(body).includes(clear))).not.toEqual([]);
      expect(await log.countDocuments({ action: /_revealed$/ })).toBe(before + 1);
    },
  );
});
