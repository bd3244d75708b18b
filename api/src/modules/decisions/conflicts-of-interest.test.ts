import {
  PAID,
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  PASSWORD,
  refer,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { requireId } from '../../platform/ids.ts';

/** Every decision about a member's identity, purchase or payout, by an administrator with an interest in it. */

let api: TestApi;
let taskIds: string[];
let colleague: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  taskIds = await insertTasks(api, 10, 4);
  colleague = await createAdministrator(api);
});
afterAll(() => api.stop());

const REASON = { reason: 'A reason of the tests' };
type Kind = 'verification' | 'purchase' | 'withdrawal';
type Decisions = {
  create: (member: LoggedInClient) => Promise<string>;
  pathOf: (id: string) => string;
  calls: (id: string) => { path: string; body?: object }[];
};
const DECISIONS: Record<Kind, Decisions> = {
  verification: {
    create: (member: LoggedInClient) => submitIdentityDocuments(member),
    pathOf: (id: string) => `/api/admin/verifications/${id}`,
    calls: (id: string) => [
      { path: `/api/admin/approve-verification/${id}` },
      { path: `/api/admin/verifications/${id}/reject`, body: REASON },
    ],
  },
  purchase: {
    async create(member: LoggedInClient) {
      await activateBlueprint(api, member, 1);
      const { body } = await member.post('/api/user/blueprints', { blueprintId: 2, paymentMethod: 'btc' });
      return body.id as string;
    },
    pathOf: (id: string) => `/api/admin/purchases/${id}`,
    calls: (id: string) => [
      { path: `/api/admin/purchases/${id}/approve`, body: PAID },
      { path: `/api/admin/purchases/${id}/reject`, body: REASON },
    ],
  },
  withdrawal: {
    async create(member: LoggedInClient) {
      await activateBlueprint(api, member, 10);
      for (const taskId of taskIds) await member.post('/api/user/tasks', { taskId });
      api.clock.advance(15 * DAY_MS);
      const request = { amount: 100, paymentMethod: 'paypal', paymentDetails: 'ada@example.com' };
      return (await member.post('/api/user/withdrawals', request)).body.id as string;
    },
    pathOf: (id: string) => `/api/admin/withdrawals/${id}`,
    calls: (id: string) => [
      { path: `/api/admin/withdrawals/${id}/approve` },
      { path: `/api/admin/withdrawals/${id}/reject`, body: REASON },
    ],
  },
};
const KINDS = Object.keys(DECISIONS) as Kind[];

async function expectBarred(
  kind: Kind,
  administrator: LoggedInClient,
  id: string,
  conflictOfInterest: string,
): Promise<void> {
  const { pathOf, calls } = DECISIONS[kind];
  expect((await administrator.get(pathOf(id))).body).toMatchObject({ status: 'pending', conflictOfInterest });
  for (const { path, body } of calls(id)) {
    const response = await administrator.post(path, body);
    expect([path, response.status, response.body.code]).toEqual([path, 403, 'not_allowed_to_review']);
  }
  expect((await colleague.get(pathOf(id))).body).toMatchObject({
    status: 'pending',
    conflictOfInterest: null,
  });
}

test.each(KINDS)("an administrator's own %s is decided by another one", async (kind) => {
  const administrator = await createAdministrator(api);
  const id = await DECISIONS[kind].create(administrator);

  await expectBarred(kind, administrator, id, 'own_record');

  const rejection = DECISIONS[kind].calls(id).at(-1)!;
  expect((await colleague.post(rejection.path, rejection.body)).status).toBe(200);
});

test.each(KINDS.flatMap((kind) => [[kind, 'the administrator'] as const, [kind, 'the member'] as const]))(
  'a %s is not decided by an administrator if %s referred the other',
  async (kind, referrer) => {
    const administrator = await createAdministrator(api);
    const member = await createMember(api);
    await (referrer === 'the member' ? refer(api, member, administrator) : refer(api, administrator, member));
    const id = await DECISIONS[kind].create(member);

    await expectBarred(kind, administrator, id, 'referral');
  },
);

const SAVED = { paymentMethod: 'paypal', paymentDetails: 'one.person@example.org' };

test.each(KINDS.flatMap((kind) => [[kind, 'same_destination'] as const, [kind, 'same_identity'] as const]))(
  'a %s is not decided by an administrator with the %s as its member',
  async (kind, conflict) => {
    const administrator = await createAdministrator(api);
    const member = await createMember(api);
    const id = await DECISIONS[kind].create(member);
    for (const user of [member, administrator]) {
      if (conflict === 'same_destination') await user.post('/api/user/payout-methods', SAVED);
      else await shareIdentity(user);
    }

    await expectBarred(kind, administrator, id, conflict);
  },
);

/** Stores documents of a user with a number that others have too, whatever else the user has submitted. */
async function shareIdentity({ user }: LoggedInClient): Promise<void> {
  const documents = { userId: requireId(user.id), encrypted: '', submittedAt: api.clock.now() };
  await api.database.connection
    .collection('identity_documents')
    .insertOne({ ...documents, numberDigests: ['test-1.shared'], removedAt: api.clock.now() });
}

test('a shared browser is a conflict in production, and a fact that others see elsewhere', async () => {
  const browser = api.client();
  const register = (username: string) =>
    browser.post('/api/auth/register', { username, email: `${username}@example.com`, password: PASSWORD });
  const { body: user } = await register('decider');
  await api.database.connection
    .collection('users')
    .updateOne({ username: 'decider' }, { $set: { isAdmin: true, adminRoles: ['cashier', 'reviewer'] } });
  await browser.post('/api/auth/logout');
  await register('decided');
  const id = await submitIdentityDocuments(browser);
  const path = DECISIONS.verification.pathOf(id);
  await browser.post('/api/auth/login', { username: 'decider', password: PASSWORD });

  expect((await browser.get(path)).body.conflictOfInterest).toBeNull();
  const { riskSignals } = (await colleague.get(`/api/admin/cases/verification/${id}`)).body;
  expect(riskSignals.sameDevice).toMatchObject([{ userId: user.id, username: 'decider' }]);

  const production = await api.startSecondInstance({ production: true });
  const inProduction = production.client();
  await inProduction.post('/api/auth/login', { username: 'decider', password: PASSWORD });
  expect((await inProduction.get(path)).body.conflictOfInterest).toBe('same_device');
  const approval = await inProduction.post(`/api/admin/approve-verification/${id}`);
  expect([approval.status, approval.body.code]).toEqual([403, 'not_allowed_to_review']);
  await production.stop();
});
