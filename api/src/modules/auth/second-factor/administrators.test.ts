import { ENDPOINTS, NOTICE_STREAM_PATH } from '@platform/contracts';
import type { Router } from 'express';
import { endpointPath } from '../../../../test/support/endpoint-path.ts';
import { createAdministrator, createMember, PASSWORD } from '../../../../test/support/factories.ts';
import { enrol, nextCode } from '../../../../test/support/second-factor.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import type { TestClient } from '../../../../test/support/test-client.ts';

/** Where two-factor authentication is required, nothing else works for an administrator before its setup. */

const CLOSED = ENDPOINTS.filter(
  ({ access, beforeSecondFactor }) => access !== 'public' && !beforeSecondFactor,
);

let api: TestApi;
let clients: Record<'member' | 'console', TestClient>;
beforeAll(async () => {
  api = await startTestApi({ requiresAdminSecondFactor: true });
  clients = {
    member: await createAdministrator(api, 'member'),
    console: await createAdministrator(api, 'console'),
  };
});
afterAll(() => api.stop());

test('opens only what the setup needs', () => {
  const open = ENDPOINTS.filter(({ beforeSecondFactor }) => beforeSecondFactor).map(({ id }) => id);
  const appCalls = ['secondFactor.get', 'secondFactor.setUp', 'secondFactor.confirm'];
  const passkeyCalls = ['passkeys.list', 'passkeys.startAdding', 'passkeys.add'];
  expect(open).toEqual(['auth.me', ...appCalls, ...passkeyCalls]);
});

describe.each(['member', 'console'] as const)('in a %s session before the setup', (kind) => {
  test.each(CLOSED)('rejects $id', async (endpoint) => {
    const path = endpointPath(endpoint, '1');
    const client = clients[kind];
    const { status, body } = endpoint.method === 'GET' ? await client.get(path) : await client.post(path, {});

    expect([status, body.code]).toEqual([403, 'second_factor_setup_required']);
  });
});

test.each(['member', 'console'] as const)('a %s session has all rights after the setup', async (kind) => {
  const client = await createAdministrator(api, kind);
  expect((await client.get('/api/auth/me')).body.mustSetUpSecondFactor).toBe(true);

  const { secret } = await enrol(api, client);

  expect((await client.get('/api/auth/me')).body.mustSetUpSecondFactor).toBe(false);
  expect((await client.get('/api/admin/counters')).status).toBe(200);
  const disable = { password: PASSWORD, code: nextCode(secret, api) };
  expect((await client.post('/api/user/second-factor/disable', disable)).body.code).toBe('wrong_state');
});

test('opens no route beside the endpoints but those for everyone, in production', async () => {
  const production = await startTestApi({ production: true, requiresAdminSecondFactor: true });
  const client = await createAdministrator(production);
  const endpoints: readonly string[] = ENDPOINTS.map(({ path }) => path);
  const others = listGetPaths(production.app.express.router).filter((path) => !endpoints.includes(path));

  const statuses = await Promise.all(others.map(async (path) => [path, (await client.get(path)).status]));

  expect(Object.fromEntries(statuses)).toEqual({
    '/healthz': 200,
    '/readyz': 200,
    [NOTICE_STREAM_PATH]: 204,
    '/api/openapi.json': 403,
    '/api/docs': 403,
    '/api/docs/style.css': 403,
  });
  await production.stop();
});

/** Lists the paths that a router and those inside it serve. */
function listGetPaths(router: Pick<Router, 'stack'>): string[] {
  return router.stack.flatMap(({ route, handle }) => {
    if (route) return route.stack.some(({ method }) => method === 'get') ? [route.path] : [];
    return 'stack' in handle ? listGetPaths(handle as unknown as Router) : [];
  });
}

test('asks no member for it', async () => {
  const member = await createMember(api);
  expect((await member.get('/api/auth/me')).body.mustSetUpSecondFactor).toBe(false);
  expect((await member.get('/api/user/withdrawals')).status).toBe(200);
});
