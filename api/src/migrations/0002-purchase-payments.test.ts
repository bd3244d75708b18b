import { createLogger } from '@platform/logging';
import { activateBlueprint, createAdministrator, createMember } from '../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { createDigester } from '../platform/crypto/digester.ts';
import { createEncryptor } from '../platform/crypto/encryptor.ts';
import { runMigrations } from '../platform/db/migrations/run-migrations.ts';
import { createMigrations } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const collection = (name: string) => api.database.connection.collection(name);

/** Rewrites purchases and ledger as they were stored before this migration. */
async function removePayments(): Promise<void> {
  await collection('migrations').deleteOne({ _id: 2 as never });
  await collection('user_blueprints').updateMany({}, { $unset: { payment: '', expiresAt: '' } });
  const payments = await collection('journals').find({ template: 'blueprint_purchase' }).toArray();
  for (const { _id, userId } of payments) {
    await collection('journals').deleteOne({ _id });
    await collection('balances').updateOne({ _id: userId }, { $inc: { sequence: -1 } });
  }
  await collection('balances').updateMany({}, { $unset: { 'cents.receipts': '', 'cents.sales': '' } });
}

const migrate = () =>
  runMigrations(
    api.database.connection,
    createMigrations(
      createEncryptor(api.settings.encryptionKeys),
      createDigester(api.settings.encryptionKeys),
      api.clock,
    ),
    createLogger('test', 'silent'),
  );

test('gives confirmed purchases a journal, and pending ones a payment state and seven days from now', async () => {
  const [member, administrator] = [await createMember(api), await createAdministrator(api, 'console')];
  await activateBlueprint(api, member, 1);
  const purchase = async (blueprintId: number) =>
    (await member.post('/api/user/blueprints', { blueprintId })).body.id as string;
  const [confirmed, awaiting, reported] = [await purchase(2), await purchase(3), await purchase(4)];
  await member.post(`/api/user/blueprints/${reported}/payment`, {
    paymentMethod: 'paypal',
    transactionReference: 'TX-1',
  });
  await administrator.post(`/api/admin/purchases/${confirmed}/approve`);
  await member.post('/api/user/claim-signup-bonus');
  await removePayments();
  await collection('journals').updateOne(
    { template: 'signup_bonus' },
    { $set: { sequence: 1, 'after.available': 5_000 } },
  );
  expect((await api.app.reconcile()).problems).not.toEqual([]);

  api.clock.set('2026-06-01T00:00:00.000Z');
  await migrate();
  await collection('migrations').deleteOne({ _id: 2 as never });
  await migrate();

  expect((await api.app.reconcile()).problems).toEqual([]);
  const payments = await collection('journals').find({ template: 'blueprint_purchase' }).toArray();
  expect(payments).toEqual([
    expect.objectContaining({
      key: `blueprint_purchase:${confirmed}`,
      sequence: 2,
      at: new Date(START_TIME),
      postings: [{ from: 'receipts', to: 'sales', cents: 6_999 }],
    }),
  ]);
  const { items } = (await member.get('/api/user/blueprints')).body as {
    items: { id: string; payment: string | null; expiresAt: string | null }[];
  };
  const states = new Map(items.map(({ id, payment, expiresAt }) => [id, [payment, expiresAt]]));
  expect(states.get(confirmed)).toEqual([null, null]);
  expect(states.get(awaiting)).toEqual(['awaiting', '2026-06-08T00:00:00.000Z']);
  expect(states.get(reported)).toEqual(['reported', null]);
});
