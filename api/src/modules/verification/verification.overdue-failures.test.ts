import {
  createMember,
  createAdministrator,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

const HOUR_MS = 3_600_000;
const JOB = 'approve-overdue-verifications';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi({ verificationAutoApproveHours: 24 });
  administrator = await createAdministrator(api);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

const get = async (id: string) => (await administrator.get(`/api/admin/verifications/${id}`)).body;

test('approves once, even if several processes run the job', async () => {
  const others = [await api.startSecondInstance(), await api.startSecondInstance()];
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) ids.push(await submitIdentityDocuments(await createMember(api)));

  api.clock.advance(24 * HOUR_MS);
  await Promise.all([api, ...others].map(({ app }) => app.jobs.runNow(JOB)));
  for (const other of others) await other.stop();

  for (const id of ids) {
    const { status, timeline } = await get(id);
    const approvals = timeline.filter(({ action }: { action: string }) => action === 'verification_approved');
    expect([status, approvals.length]).toEqual(['active', 1]);
  }
  expect((await administrator.get('/api/admin/counters')).body.verifications).toBe(0);
});

test('approves the other verifications if one fails, and reports the failure', async () => {
  const lostId = await submitIdentityDocuments(await createMember(api));
  const validId = await submitIdentityDocuments(await createMember(api));
  const documents = api.database.connection.collection('identity_documents');
  const lost = (await documents.find().toArray()).find(({ _id }) => _id.toHexString() === lostId)!;
  await documents.deleteOne({ _id: lost._id });

  api.clock.advance(24 * HOUR_MS);
  await expect(api.app.jobs.runNow(JOB)).rejects.toThrow(
    '1 of the overdue verifications could not be approved',
  );

  const { connection } = api.database;
  const rows = await connection.collection('user_blueprints').find().toArray();
  const statusOf = (id: string): unknown => rows.find(({ _id }) => _id.toHexString() === id)?.status;
  expect([statusOf(lostId), statusOf(validId)]).toEqual(['pending', 'active']);
  await documents.insertOne(lost);
});

test('leaves a verification whose documents cannot be decrypted to a person', async () => {
  const member = await createMember(api);
  const id = await submitIdentityDocuments(member);
  const documents = api.database.connection.collection('identity_documents');
  const record = (await documents.find().toArray()).find(({ _id }) => _id.toHexString() === id)!;
  await documents.updateOne({ _id: record._id }, { $set: { encrypted: 'corrupt' } });

  api.clock.advance(48 * HOUR_MS);
  await api.app.jobs.runNow(JOB);

  expect(await get(id)).toMatchObject({ status: 'pending', metadata: null, approvedAutomaticallyAt: null });
  const reason = 'We cannot read your documents any more. Submit them again.';
  const { status } = await administrator.post(`/api/admin/verifications/${id}/reject`, { reason });
  expect(status).toBe(200);
  const mails = await findMailsTo(api, member.user.email);
  expect(mails.at(-1)).toMatchObject({ subject: 'Your identity verification was rejected' });
});

test('approves nothing automatically if the limit is 0 hours', async () => {
  const otherApi = await startTestApi({ verificationAutoApproveHours: 0 });
  const viewer = await createAdministrator(otherApi);
  const member = await createMember(otherApi);
  const id = await submitIdentityDocuments(member);
  otherApi.clock.advance(10_000 * HOUR_MS);
  await otherApi.app.jobs.runNow(JOB);

  expect((await viewer.get(`/api/admin/verifications/${id}`)).body).toMatchObject({
    status: 'pending',
    approvedAutomaticallyAt: null,
  });
  const [row] = (await member.get('/api/user/blueprints')).body.items;
  expect(row).toMatchObject({ status: 'pending', approvedAutomaticallyAt: null });
  await otherApi.stop();
});
