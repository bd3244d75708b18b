import { ADMIN_ROLES, ENDPOINTS, type AdminRole, type Endpoint } from '@platform/contracts';
import { dumpDatabase } from '../../../test/support/dump-database.ts';
import { endpointPath } from '../../../test/support/endpoint-path.ts';
import { createMember, createAdministrator } from '../../../test/support/factories.ts';
import {
  PRIVATE_DATA,
  ownedRecordPath,
  createRecordOwner,
  type RecordOwner,
} from '../../../test/support/record-owner.ts';
import { sampleCases } from '../../../test/support/sampled-cases.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { SUITE } from '../../../test/support/work-tasks.ts';
import type { TestClient } from '../../../test/support/test-client.ts';

type Role =
  | 'visitor'
  | 'disabled member'
  | 'member'
  | 'member with a console cookie'
  | AdminRole
  | 'owner in the console';

let api: TestApi;
let owner: RecordOwner;
const clients = new Map<Role, TestClient>();
beforeAll(async () => {
  api = await startTestApi();
  owner = await createRecordOwner(api);
  clients.set('visitor', api.client());
  clients.set('disabled member', await createDisabledMember());
  clients.set('member', await createMember(api));
  clients.set('member with a console cookie', await createMemberWithConsoleCookie());
  for (const role of ADMIN_ROLES) clients.set(role, await createAdministrator(api, 'member', [role]));
  clients.set('owner in the console', await createAdministrator(api, 'console'));
});
afterAll(() => api.stop());

async function createDisabledMember(): Promise<TestClient> {
  const member = await createMember(api);
  const users = api.database.connection.collection('users');
  await users.updateOne({ username: member.user.username }, { $set: { isDisabled: true } });
  return member;
}

/** Creates a member who sends their member session under the console's cookie name. */
async function createMemberWithConsoleCookie(): Promise<TestClient> {
  const member = await createMember(api);
  const client = api.client('console');
  client.cookies.set('console-3003', member.cookies.get('sid-3000')!);
  return client;
}

// Logging out would end the sessions that the other rows need. Its access rules are tested separately.
const TESTED_ENDPOINTS = ENDPOINTS.filter(({ id }) => id !== 'auth.logout');
const MEMBER_ENDPOINTS = TESTED_ENDPOINTS.filter(({ access }) => access === 'member');
const ADMIN_ENDPOINTS = TESTED_ENDPOINTS.filter(({ access }) => access === 'administrator');

/** Returns the status and code that a role must get instead of access; `undefined` if it has access. */
function expectedRejection({ access, roles = [] }: Endpoint, role: Role): [number, string] | undefined {
  if (access === 'public') return undefined;
  if (['visitor', 'disabled member', 'member with a console cookie'].includes(role))
    return [401, 'not_signed_in'];
  if (access !== 'administrator' || role.startsWith('owner')) return undefined;
  return (roles as readonly Role[]).includes(role) ? undefined : [403, 'forbidden'];
}

/** Which kinds of cases a role includes is tested with the cases. */
const otherKind = ({ path }: Endpoint): string[] => (path.includes(':kind') ? ['forbidden'] : []);

test('every administrator endpoint names its roles, and no other is named', () => {
  const withRoles = ENDPOINTS.filter(({ roles }) => roles !== undefined && roles.length > 0);
  expect(withRoles.map(({ id }) => id)).toEqual(ADMIN_ENDPOINTS.map(({ id }) => id));
});

/** Roles that are tried with every endpoint, in both tiers. */
const ALWAYS: readonly Role[] = ['visitor', 'member'];

/** Tests every endpoint with every role: exactly the roles that the descriptor admits get access. */
describe.each([
  'visitor',
  'disabled member',
  'member',
  'member with a console cookie',
  ...ADMIN_ROLES,
  'owner in the console',
] as const)('as %s', (role) => {
  const endpoints = ALWAYS.includes(role) ? TESTED_ENDPOINTS : sampleCases(TESTED_ENDPOINTS);

  test.each(endpoints)('applies the access rule of $id', async (endpoint) => {
    const path = endpointPath(endpoint, '1');
    const client = clients.get(role)!;
    // No endpoint accepts this body, so admitted callers fail at validation and nothing is changed.
    const invalidBody = { unknownField: 'value' };
    const { status, body } =
      endpoint.method === 'GET' ? await client.get(path) : await client.post(path, invalidBody);

    const rejection = expectedRejection(endpoint, role);
    if (rejection) expect([status, body.code]).toEqual(rejection);
    // Admitted callers may learn that the record named in the path does not exist.
    // A record, or a file of the caller, that there may not be.
    else if (endpoint.method === 'GET' && (endpoint.params || endpoint.responseType === 'bytes'))
      expect([undefined, 'not_found', ...otherKind(endpoint), ...endpoint.errors]).toContain(body.code);
    else if (endpoint.method === 'GET') expect(status).toBe(200);
    else if (endpoint.bodyType === 'bytes') expect(body.code).toBe('unsupported_media_type');
    else expect([status, body.code]).toEqual([400, 'invalid_request']);
  });
});

describe("another member's records", () => {
  // Administrators may open the files of the work they review, see files.routes.full.test.ts.
  const RECORD_ENDPOINTS = MEMBER_ENDPOINTS.filter(
    ({ id, path }) => path.includes('/:id') && id !== 'work.downloadFile',
  );
  /** Valid bodies for the endpoints that require one. */
  const BODIES: Record<string, object> = {
    'blueprints.reportPayment': { paymentMethod: 'paypal', transactionReference: 'TX-1' },
    'withdrawals.requestToPayoutMethod': { amount: 50 },
    'passkeys.rename': { name: 'Work phone' },
    'support.reply': { text: 'Thank you.' },
    'submissions.saveDraft': {
      ...{ version: 1, editorId: 'page', device: 'Firefox', activeSeconds: 1, items: [] },
      effort: { typed: 0, pasted: 0, inserted: 0 },
    },
    'tests.save': {
      ...{ version: 0, editorId: 'page', device: 'Firefox' },
      items: [{ number: 1, answers: {}, isMarked: true }],
    },
    'tests.report': { number: 1, reason: 'unclear', text: '' },
    'submissions.report': { version: 2 },
    'submissions.submit': { version: 2, assistance: { used: false, tools: '' } },
    'submissions.appeal': { text: 'The decision is wrong, because every answer is right.' },
  };
  /** Statuses of owners other than 200: nothing was rejected, the attempt was handed in, a response without a body. */
  const OWNER_STATUS: Record<string, number> = {
    'auth.endSession': 204,
    'blueprints.return': 409,
    'passkeys.remove': 204,
    'withdrawals.requestToPayoutMethod': 201,
    'withdrawals.removePayoutMethod': 204,
    'submissions.report': 409,
    'submissions.appeal': 409,
    'submissions.seen': 204,
    'tests.report': 409,
  };

  const call = (client: TestClient, { id, method, path }: Endpoint) => {
    const recordPath = ownedRecordPath(path, owner);
    if (!recordPath) throw new Error(`No test record for ${path}. Add one in testing/record-owner.ts.`);
    return method === 'GET' ? client.get(recordPath) : client.post(recordPath, BODIES[id]);
  };

  describe('of anybody else', () => {
    let before: Awaited<ReturnType<typeof dumpDatabase>>;
    beforeAll(async () => {
      before = await dumpDatabase(api);
    });

    test.each(RECORD_ENDPOINTS)('are not found by $id', async (endpoint) => {
      const otherMember = await call(clients.get('member')!, endpoint);
      // Administrators have endpoints of their own; these are not for them either.
      const administrator = await call(clients.get('owner')!, endpoint);

      expect([otherMember.status, otherMember.body.code]).toEqual([404, 'not_found']);
      expect([administrator.status, administrator.body.code]).toEqual([404, 'not_found']);
    });

    test('stay as they were after all of these calls', async () => {
      expect(await dumpDatabase(api)).toEqual(before);
    });
  });

  test.each(RECORD_ENDPOINTS)('are found by $id for their owner', async (endpoint) => {
    expect((await call(owner.member, endpoint)).status).toBe(OWNER_STATUS[endpoint.id] ?? 200);
  });

  // Pictures of work tasks are the same for every member.
  test.each(MEMBER_ENDPOINTS.filter(({ id, method }) => method === 'GET' && id !== 'work.media'))(
    'do not appear in responses of $id to other members',
    async ({ path }) => {
      const url = ownedRecordPath(path, owner) ?? path.replace(':taskId', SUITE.id).replace(/:\w+/g, '10');
      const ownerResponse = await owner.member.get(url);
      const otherResponse = await clients.get('member')!.get(url);
      const traces = [
        ...Object.values(PRIVATE_DATA),
        ...Object.values(owner.ids),
        owner.member.user.username,
      ];

      expect(ownerResponse.status).toBe(200);
      for (const trace of traces) expect(JSON.stringify(otherResponse.body)).not.toContain(trace);
    },
  );
});

describe("a member's personal data", () => {
  const CLEAR_VALUES = Object.values(PRIVATE_DATA);

  test.each(ADMIN_ENDPOINTS.filter(({ method }) => method === 'GET'))(
    'is masked in responses of $id to administrators',
    async ({ path }) => {
      const url = ownedRecordPath(path, owner) ?? path;
      const { status, body } = await clients.get('owner')!.get(url);

      expect(status).toBe(200);
      for (const value of CLEAR_VALUES) expect(JSON.stringify(body)).not.toContain(value);
    },
  );

  test.each(ADMIN_ENDPOINTS.filter(({ id }) => id.endsWith('.reveal')))(
    'is revealed by $id, which records an audit entry',
    async ({ path }) => {
      const url = ownedRecordPath(path, owner)!;
      const log = api.database.connection.collection('audit_log');
      const countReveals = async (): Promise<number> =>
        (await log.find().toArray()).filter(({ action }) => String(action).endsWith('_revealed')).length;
      const before = await countReveals();

      const { status, body } = await clients.get('owner')!.post(url);

      expect(status).toBe(200);
      expect(CLEAR_VALUES.filter((value) => JSON.stringify(body).includes(value))).not.toEqual([]);
      expect(await countReveals()).toBe(before + 1);
    },
  );
});
