import {
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { DAY_MS } from '../platform/clock.ts';

/** Creates a member with a verification, a reported purchase and a withdrawal. Returns their ids. */
async function createRecords(api: TestApi, tasks: string[]) {
  const member = await createMember(api);
  await activateBlueprint(api, member, 10);
  for (const taskId of tasks) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const request = { amount: 100, paymentMethod: 'paypal', paymentDetails: 'shared@example.com' };
  const withdrawal = (await member.post('/api/user/withdrawals', request)).body.id as string;
  const verification = await submitIdentityDocuments(member, { identificationNumber: 'XK-2020' });
  return { verification, withdrawal, purchase: await createPurchase(api, await createMember(api)) };
}

async function createPurchase(api: TestApi, member: LoggedInClient): Promise<string> {
  await activateBlueprint(api, member, 1);
  const { body } = await member.post('/api/user/blueprints', { blueprintId: 2, paymentMethod: 'btc' });
  await member.post(`/api/user/blueprints/${body.id}/payment`, { transactionReference: '4f1c8f07' });
  return body.id as string;
}

test('adds the digests of records from before, except of one that cannot be decrypted', async () => {
  const api = await startTestApi();
  const tasks = await insertTasks(api, 10, 4);
  const [one, other] = [await createRecords(api, tasks), await createRecords(api, tasks)];
  const corrupt = await submitIdentityDocuments(await createMember(api));
  const collection = (name: string) => api.database.connection.collection(name);
  const corruptDocument = (await collection('identity_documents').find().toArray()).find(
    ({ _id }) => _id.toHexString() === corrupt,
  )!;
  await collection('identity_documents').updateOne(
    { _id: corruptDocument._id },
    { $set: { encrypted: 'corrupt' } },
  );
  const fields = {
    identity_documents: 'numberDigests',
    withdrawals: 'destinationDigests',
    user_blueprints: 'paymentDigests',
  };
  for (const [name, field] of Object.entries(fields))
    await collection(name).updateMany({}, { $unset: { [field]: '' } });
  await collection('migrations').deleteOne({ _id: 9 as never });

  const next = await api.startSecondInstance();

  const administrator = await createAdministrator(next);
  const readRepeats = async (path: string) => (await administrator.get(`/api/admin/${path}`)).body.repeats;
  expect(await readRepeats(`verifications/${one.verification}`)).toMatchObject([{ id: other.verification }]);
  expect(await readRepeats(`withdrawals/${one.withdrawal}`)).toMatchObject([{ id: other.withdrawal }]);
  expect(await readRepeats(`purchases/${one.purchase}`)).toMatchObject([{ id: other.purchase }]);
  expect(await collection('identity_documents').findOne({ _id: corruptDocument._id })).toMatchObject({
    numberDigests: [],
  });
  expect(next.logLines.join('')).toContain(corrupt);
  await next.stop();
  await api.stop();
});
