import { ENDPOINTS, type Endpoint } from '@platform/contracts';
import { aMember, anAdministrator } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { TestClient } from '../../testing/test-client.ts';

type Role = 'visitor' | 'member' | 'administrator' | 'administrator at the console';

let api: TestApi;
const clients = new Map<Role, TestClient>();
beforeAll(async () => {
  api = await startTestApi();
  clients.set('visitor', api.client());
  clients.set('member', await aMember(api));
  clients.set('administrator', await anAdministrator(api));
  clients.set('administrator at the console', await anAdministrator(api, 'console'));
});
afterAll(() => api.stop());

const ROLES: Role[] = ['visitor', 'member', 'administrator', 'administrator at the console'];
// Signing out ends what the other rows need; its own tests say who may.
const rows = ENDPOINTS.filter(({ id }) => id !== 'auth.logout').flatMap((endpoint) =>
  ROLES.map((role) => ({ endpoint, role })),
);

/** Every route, every role: who is let in comes from the descriptor, and nobody else is. */
test.each(rows)('$endpoint.id as $role', async ({ endpoint, role }) => {
  const path = endpoint.path.replace(/:\w+/g, '1');
  const client = clients.get(role)!;
  // A body that no call takes: whoever is let in gets no further than its check, so nothing is done.
  const { status, body } =
    endpoint.method === 'GET' ? await client.get(path) : await client.post(path, { nobody: 'takes this' });

  const refusal = refusalOf(endpoint, role);
  if (refusal) expect([status, body.code]).toEqual(refusal);
  // An address with a name in it: whoever is let in may learn that there is no such record.
  else if (endpoint.method === 'GET' && endpoint.params)
    expect([undefined, 'not_found', ...endpoint.errors]).toContain(body.code);
  else if (endpoint.method === 'GET') expect(status).toBe(200);
  else expect([status, body.code]).toEqual([400, 'invalid_request']);
});

function refusalOf({ access }: Endpoint, role: Role): [number, string] | undefined {
  if (access === 'public') return undefined;
  if (role === 'visitor') return [401, 'not_signed_in'];
  if (access === 'administrator' && role === 'member') return [403, 'forbidden'];
  return undefined;
}
