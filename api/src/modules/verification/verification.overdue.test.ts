import { aMember, anAdministrator, sendPapers, type SignedIn } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { START, startTestApi, type TestApi } from '../../testing/test-api.ts';

const HOUR_MS = 3_600_000;
const JOB = 'approve-overdue-verifications';

let api: TestApi;
let administrator: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ verificationAutoApproveHours: 24 });
  administrator = await anAdministrator(api);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START);
});

const get = async (id: string) => (await administrator.get(`/api/admin/verifications/${id}`)).body;

test('what nobody has decided is approved after 24 hours, not a millisecond before', async () => {
  const member = await aMember(api);
  const id = await sendPapers(member, { email: 'overdue@example.com' });
  const { standardMail } = await get(id);

  api.clock.advance(24 * HOUR_MS - 1);
  await api.app.jobs.runNow(JOB);
  expect((await get(id)).status).toBe('pending');

  api.clock.advance(1);
  await api.app.jobs.runNow(JOB);
  const body = await get(id);
  expect(body).toMatchObject({ status: 'active', decidedBy: null, decidedAt: '2026-03-11T12:00:00.000Z' });
  expect(body.timeline.at(-1)).toEqual({
    at: '2026-03-11T12:00:00.000Z',
    action: 'verification_approved',
    by: null,
    reason: null,
  });
  expect(await mailsTo(api, 'overdue@example.com')).toEqual([standardMail]);
  expect((await member.get('/api/user/blueprints')).body.items[0].approved).toBe(true);
  const late = await administrator.post(`/api/admin/approve-verification/${id}`);
  expect(late.body).toMatchObject({ code: 'already_decided', decision: 'active', by: null });
});

test('it does what an administrator would have done: the referrer is paid, once, however many processes run it', async () => {
  const referrer = await aMember(api);
  const others = [await api.beside(), await api.beside()];
  for (let index = 0; index < 3; index += 1)
    await sendPapers(await aMember(api, { referralCode: referrer.user.referralCode }));

  api.clock.advance(24 * HOUR_MS);
  await Promise.all([api, ...others].map(({ app }) => app.jobs.runNow(JOB)));
  for (const other of others) await other.stop();

  expect((await referrer.get('/api/auth/me')).body.balance).toBe(75);
  expect((await administrator.get('/api/admin/counters')).body.verifications).toBe(0);
});

test('what was decided before stays as it was decided', async () => {
  const member = await aMember(api);
  const id = await sendPapers(member);
  await administrator.post(`/api/admin/verifications/${id}/reject`, {
    reason: 'The papers are not readable.',
  });

  api.clock.advance(48 * HOUR_MS);
  await api.app.jobs.runNow(JOB);

  expect((await get(id)).status).toBe('rejected');
});

test('one that cannot be approved does not keep the others waiting, and the log tells of it', async () => {
  const broken = await sendPapers(await aMember(api));
  const sound = await sendPapers(await aMember(api));
  const papers = api.database.connection.collection('identity_papers');
  const [record] = (await papers.find().toArray()).filter(({ _id }) => _id.toHexString() === broken);
  await papers.updateOne({ _id: record!._id }, { $set: { sealed: 'spoilt' } });

  api.clock.advance(24 * HOUR_MS);
  await expect(api.app.jobs.runNow(JOB)).rejects.toThrow('1 verifications could not be approved');

  const { connection } = api.database;
  const rows = await connection.collection('user_blueprints').find().toArray();
  const statusOf = (id: string): unknown => rows.find(({ _id }) => _id.toHexString() === id)?.status;
  expect([statusOf(broken), statusOf(sound)]).toEqual(['pending', 'active']);
});

test('with 0 hours nothing is ever approved by itself', async () => {
  const never = await startTestApi({ verificationAutoApproveHours: 0 });
  const reader = await anAdministrator(never);
  const id = await sendPapers(await aMember(never));
  never.clock.advance(10_000 * HOUR_MS);
  await never.app.jobs.runNow(JOB);

  expect((await reader.get(`/api/admin/verifications/${id}`)).body).toMatchObject({
    status: 'pending',
    approvedAutomaticallyAt: null,
  });
  await never.stop();
});
