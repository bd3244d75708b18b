import { createMember, submitIdentityDocuments } from '../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';

/** Records of before have what repeats are found by after the next start. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('adds digests beside those that records have, and mailboxes of addresses', async () => {
  const [one, other] = [await createMember(api, { email: 'ada+one@example.com' }), await createMember(api)];
  await one.post('/api/user/referrals', { email: 'f.riend@gmail.com' });
  await submitIdentityDocuments(one, { identificationNumber: 'XK-BEFORE-1' });
  const { connection } = api.database;
  const documents = connection.collection('identity_documents');
  const { numberDigests } = (await documents.findOne())!;
  await documents.updateMany({}, { $set: { numberDigests: ['test-1.before'] } });
  for (const name of ['users', 'referrals'])
    await connection.collection(name).updateMany({}, { $unset: { mailboxKey: true } });
  await connection.collection('migrations').deleteMany({});

  await api.app.prepare();

  expect((await documents.findOne())!.numberDigests).toEqual(['test-1.before', ...numberDigests]);
  const invite = async (member: typeof one, email: string) =>
    (await member.post('/api/user/referrals', { email })).body.code as string;
  expect(await invite(one, 'friend@gmail.com')).toBe('already_invited');
  expect(await invite(other, 'ada@example.com')).toBe('already_member');
});
