import {
  PAID,
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
let administrator: LoggedInClient;
let member: LoggedInClient;
let id: string;
beforeEach(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api, 'console');
  member = await createMember(api);
  await member.post('/api/user/claim-signup-bonus');
  await activateBlueprint(api, member, 1);
  id = (await member.post('/api/user/blueprints', { blueprintId: 8, paymentMethod: 'paypal' })).body
    .id as string;
});
afterEach(() => api.stop());

const collection = (name: string) => api.database.connection.collection(name);
const approve = () => administrator.post(`/api/admin/purchases/${id}/approve`, PAID);

async function readTotals(): Promise<Record<string, number>> {
  const { accounts } = (await administrator.get('/api/admin/ledger')).body as {
    accounts: { account: string; total: number }[];
  };
  return Object.fromEntries(accounts.map(({ account, total }) => [account, total]));
}

test('an approved purchase is posted once and changes no balance', async () => {
  const before = (await member.get('/api/auth/me')).body;

  const responses = await Promise.all([approve(), approve(), approve()]);

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const unreadNotices = (before.unreadNotices as number) + 1;
  expect((await member.get('/api/auth/me')).body).toEqual({ ...before, unreadNotices });
  expect(await readTotals()).toMatchObject({ available: 50, bonuses: -50, receipts: -59.99, sales: 59.99 });
  expect((await member.get('/api/user/statement')).body.items).toEqual([
    {
      id: expect.any(String),
      at: START_TIME,
      kind: 'blueprint_purchase',
      account: null,
      amount: -59.99,
      availableAt: null,
      balanceAfter: null,
    },
    expect.objectContaining({ kind: 'signup_bonus', balanceAfter: 50 }),
  ]);
  expect((await api.app.reconcile()).problems).toEqual([]);
});

test.each([
  [
    'an approved purchase without its payment',
    () => collection('journals').updateOne({ template: 'blueprint_purchase' }, { $set: { key: 'lost' } }),
    /blueprint 8 is active for 5999 cents, 0 in the ledger/,
  ],
  [
    'a payment that is not the price',
    () => collection('user_blueprints').updateOne({ blueprintId: 8 }, { $set: { priceCents: 1 } }),
    /blueprint 8 is active for 1 cents, 5999 in the ledger/,
  ],
])('reconciliation finds %s', async (_name, damage, expectedProblem) => {
  await approve();
  await damage();

  expect((await api.app.reconcile()).problems.join('\n')).toMatch(expectedProblem);
});
