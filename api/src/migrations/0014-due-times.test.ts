import {
  createAdministrator,
  createMember,
  makePayable,
  submitIdentityDocuments,
} from '../../test/support/factories.ts';
import { START_TIME, startTestApi } from '../../test/support/test-api.ts';
import { newId } from '../platform/ids.ts';

const at = (day: number): string => new Date(Date.parse(START_TIME) + day * 86_400_000).toISOString();

test('adds when cases of before are due, once, and sorts them', async () => {
  const api = await startTestApi();
  const administrator = await createAdministrator(api);
  const [first, second] = [await createMember(api), await createMember(api)];
  const verification = await submitIdentityDocuments(first);
  await makePayable(api, second);
  const purchases = [];
  for (const blueprintId of [2, 3]) {
    const { body } = await second.post('/api/user/blueprints', { blueprintId, paymentMethod: 'paypal' });
    purchases.push(body.id as string);
  }
  await second.post(`/api/user/blueprints/${purchases[0]}/payment`, { transactionReference: 'TX-1' });
  const withdrawal = { userId: newId(), amountCents: 6_000, paymentMethod: 'paypal', encryptedDetails: '' };
  const requestedAt = new Date(START_TIME);
  await api.database.connection.collection('withdrawals').insertMany([
    { ...withdrawal, status: 'pending', requestedAt, decidedAt: null },
    // Approved on Friday, so the payout is due on Wednesday.
    { ...withdrawal, status: 'processing', requestedAt, decidedAt: new Date('2026-03-13T12:00:00.000Z') },
  ]);
  const { connection } = api.database;
  for (const name of ['user_blueprints', 'withdrawals'])
    await connection.collection(name).updateMany({}, { $unset: { dueAt: '' } });
  await connection.collection('migrations').deleteOne({ _id: 14 as never });

  // Before the migration, as during a rollout, the pages do not overlap either.
  const pending = '/api/admin/blueprints/pending';
  expect((await administrator.get(pending)).body.items).toHaveLength(2);

  const next = await api.startSecondInstance();
  const rows = await connection.collection('user_blueprints').find().toArray();
  const dueAtOf = (id: string) => rows.find(({ _id }) => String(_id) === id)?.dueAt?.toISOString();
  expect([dueAtOf(verification), ...purchases.map(dueAtOf)]).toEqual([at(1), at(1), at(7)]);
  expect(rows.every(({ dueAt }) => dueAt instanceof Date)).toBe(true);
  const withdrawals = await connection.collection('withdrawals').find().sort({ dueAt: 1 }).toArray();
  expect(withdrawals.map(({ dueAt }) => dueAt.toISOString())).toEqual([at(1), '2026-03-18T12:00:00.000Z']);
  const { items } = (await administrator.get(pending)).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual(purchases);
  await next.stop();
  await api.stop();
});
