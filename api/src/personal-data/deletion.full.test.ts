import {
  PAID,
  activateBlueprint,
  createAdministrator,
  createMember,
  refer,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../test/support/factories.ts';
import { readDatabase } from '../../test/support/decrypted-database.ts';
import { meetReferralTrigger } from '../../test/support/submitted-work.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { DAY_MS } from '../platform/clock.ts';
import { requireId } from '../platform/ids.ts';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterEach(async () => expect((await api.app.reconcile()).problems).toEqual([]));
afterAll(() => api.stop());

const PATH = '/api/user/deletion';
const REQUEST = { givesUpBalance: true };
const collection = (name: string) => api.database.connection.collection(name);
const findUser = ({ user }: LoggedInClient) => collection('users').findOne({ _id: requireId(user.id) });
const runJob = () => api.app.jobs.runNow('delete-accounts');

const confirmAddress = ({ user }: LoggedInClient) =>
  collection('users').updateOne({ _id: requireId(user.id) }, { $set: { emailVerified: true } });

/** Lets the days of the deletion pass, and the minute between its two steps. */
async function passDays(days: number): Promise<void> {
  api.clock.advance(days * DAY_MS);
  await runJob();
  api.clock.advance(60_000);
  await runJob();
}

test('removes nothing of others who used the same address, which a member need not have confirmed', async () => {
  const email = 'shared.address@example.net';
  const message = { name: 'Ada', subject: 'A question', message: 'What about it?', email };
  const { body: visitors } = await api.client().post('/api/support/tickets', message);
  const earlier = await createMember(api, { email });
  const { body: own } = await earlier.post('/api/user/tickets', { subject: 'Mine', message: 'Where is it?' });
  const other = { email: 'another.address@example.net', emailKey: 'another.address@example.net' };
  await collection('users').updateOne({ _id: requireId(earlier.user.id) }, { $set: other });
  const findStatus = async (id: string) => (await administrator.get(`/api/admin/tickets/${id}`)).body.status;

  const unconfirmed = await createMember(api, { email });
  await unconfirmed.post(PATH, REQUEST);
  await passDays(14);
  expect([await findStatus(visitors.id), await findStatus(own.id)]).toEqual(['open', 'open']);

  const confirmed = await createMember(api, { email });
  await confirmAddress(confirmed);
  await confirmed.post(PATH, REQUEST);
  await passDays(14);
  expect([await findStatus(visitors.id), await findStatus(own.id)]).toEqual(['closed', 'open']);
});

test('leaves no identity that waits for a look at its documents', async () => {
  const countUnchecked = async () =>
    (await administrator.get('/api/admin/counters')).body.uncheckedIdentities;
  const listUnchecked = async () =>
    (await administrator.get('/api/admin/verifications?status=unchecked')).body.items.length;
  const member = await createMember(api);
  const id = await submitIdentityDocuments(member);
  const approved = await administrator.post(`/api/admin/approve-verification/${id}`);
  expect(approved.body).toMatchObject({ status: 'active', isChecked: false });
  const before = [await countUnchecked(), await listUnchecked()] as [number, number];
  expect((await member.post(PATH, REQUEST)).status).toBe(201);

  await passDays(14);

  expect([await countUnchecked(), await listUnchecked()]).toEqual([before[0] - 1, before[1] - 1]);
});

test('removes the name from the pages and mails of those who invited the member', async () => {
  const referrer = await createMember(api);
  const friend = await createMember(api, { username: 'Quoted Friend' });
  await refer(api, referrer, friend);
  await meetReferralTrigger(api, friend);
  expect(await readDatabase(api)).toMatch(/Your friend \\"Quoted Friend\\"/);

  await friend.post(PATH, REQUEST);
  await passDays(14);

  expect(await readDatabase(api)).not.toMatch(/Quoted Friend/i);
  const { body } = await referrer.get('/api/user/referrals');
  expect(body.items).toMatchObject([
    { referredUsername: 'Deleted member', referredEmail: null, status: 'paid' },
  ]);
});

test('leaves nothing to tell about rewards that become available afterwards', async () => {
  const member = await createMember(api);
  await member.post(PATH, REQUEST);
  api.clock.advance(10 * DAY_MS);
  await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });
  await passDays(4);
  api.clock.advance(11 * DAY_MS);

  await api.app.jobs.runNow('release-due-rewards');

  const userId = requireId(member.user.id);
  expect(await collection('notices').countDocuments({ userId })).toBe(0);
  expect(await collection('notice_mailing').countDocuments({ _id: userId })).toBe(0);
  await runJob();
  expect((await administrator.get(`/api/admin/users/${member.user.id}`)).body.balance).toBe(0);
});

test('does not happen to members who keep their account', async () => {
  const member = await createMember(api);
  expect((await member.post(`${PATH}/cancel`)).body.code).toBe('wrong_state');
  await member.post(PATH, REQUEST);
  expect((await member.post(PATH, REQUEST)).body.code).toBe('wrong_state');

  expect((await member.post(`${PATH}/cancel`)).status).toBe(204);
  await passDays(15);

  expect((await member.get('/api/auth/me')).body).toMatchObject({
    username: member.user.username,
    deletesAt: null,
  });
  const subjects = await collection('outbox').distinct('subject', { userId: requireId(member.user.id) });
  expect(subjects).toEqual(expect.arrayContaining(['Your account will be deleted', 'Your account is kept']));
});

test('opens a closed account again if a request came in that moment, and closes it once that is decided', async () => {
  const member = await createMember(api);
  await activateBlueprint(api, member, 1);
  const { id } = (await member.post('/api/user/blueprints', { blueprintId: 2 })).body;
  const setStatus = (status: string, open: boolean) =>
    collection('user_blueprints').updateOne({ _id: requireId(id) }, { $set: { status, open } });
  await setStatus('cancelled', false);
  await member.post(PATH, REQUEST);
  api.clock.advance(14 * DAY_MS);
  await runJob();
  expect(await findUser(member)).toMatchObject({ isDisabled: true, deletion: { state: 'closed' } });
  // As if the request had been committed together with that.
  await setStatus('pending', true);

  await passDays(1);
  expect(await findUser(member)).toMatchObject({ isDisabled: false, deletion: { state: 'requested' } });
  expect((await administrator.post(`/api/admin/purchases/${id}/approve`, PAID)).status).toBe(200);
  await passDays(1);

  expect(await findUser(member)).toMatchObject({ username: 'Deleted member' });
});
