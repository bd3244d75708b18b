import {
  PAID,
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

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

test.each([
  ['canceled', () => member.post(`/api/user/blueprints/${id}/cancel`)],
  ['rejected', () => administrator.post(`/api/admin/purchases/${id}/reject`, { reason: 'It was not paid.' })],
])('a %s purchase is not posted', async (_status, end) => {
  expect((await end()).status).toBe(200);

  expect(await readTotals()).toMatchObject({ receipts: 0, sales: 0 });
  expect((await api.app.reconcile()).problems).toEqual([]);
});

test('pages of one entry contain purchases and the entries around them', async () => {
  await approve();
  const first = (await member.get('/api/user/statement?limit=1')).body;
  const second = (await member.get(`/api/user/statement?limit=1&cursor=${first.next}`)).body;

  expect([first.items[0].kind, second.items[0].kind]).toEqual(['blueprint_purchase', 'signup_bonus']);
  expect(second.next).toBeNull();
});

test.each([
  [
    'a payment for a purchase that is not active',
    () =>
      collection('user_blueprints').updateOne(
        { blueprintId: 8 },
        { $set: { status: 'rejected', open: false } },
      ),
    /blueprint 8 is rejected for 5999 cents, 5999 in the ledger/,
  ],
  [
    'a payment whose purchase was deleted',
    () => collection('user_blueprints').deleteOne({ blueprintId: 8 }),
    /blueprint_purchase:.* no record behind it/,
  ],
])('reconciliation finds %s', async (_name, damage, expectedProblem) => {
  await approve();
  await damage();

  expect((await api.app.reconcile()).problems.join('\n')).toMatch(expectedProblem);
});
