import {
  createAdministrator,
  createMember,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

/** One identity number in the verifications of several members. */

const HOUR_MS = 3_600_000;
const JOB = 'approve-overdue-verifications';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

const read = async (id: string) => (await administrator.get(`/api/admin/verifications/${id}`)).body;

async function submit(identificationNumber: string, overrides: object = {}) {
  const member = await createMember(api);
  const id = await submitIdentityDocuments(member, { identificationNumber, ...overrides });
  return { member, id };
}

test('is shown with the other records, and promises no automatic approval', async () => {
  const first = await submit('XK-SHOWN-1');
  expect(await read(first.id)).toMatchObject({ repeats: [], approvedAutomaticallyAt: expect.any(String) });
  const second = await submit('XK SHOWN\u3164 1');

  expect(await read(first.id)).toMatchObject({
    approvedAutomaticallyAt: null,
    repeats: [
      {
        id: second.id,
        userId: second.member.user.id,
        username: second.member.user.username,
        status: 'pending',
        at: START_TIME,
      },
    ],
  });
  expect((await read(second.id)).repeats).toMatchObject([{ id: first.id }]);
  const [own] = (await first.member.get('/api/user/blueprints')).body.items;
  expect(own).toMatchObject({ status: 'pending', approvedAutomaticallyAt: null });
  expect(own).not.toHaveProperty('repeats');
  const { items } = (await administrator.get('/api/admin/pending-verifications')).body;
  const row = items.find(({ id }: { id: string }) => id === first.id);
  expect(row).toMatchObject({ approvedAutomaticallyAt: null });
});

test.each([
  ['AB1234567', 'АВ1234567', {}],
  ['XS-JOT-77', 'ХЅㅤЈОТ ٧٧', {}],
  ['NEO-100', 'ΝΕΟ–１００', {}],
  ['ZERO-O-0', 'ZER0 0 O', {}],
  ['XK-ANY-5', 'xk any 5', { country: 'other' }],
])('of %p is %p too %j', async (number, spelled, overrides) => {
  const first = await submit(number);
  const second = await submit(spelled, overrides);

  expect((await read(second.id)).repeats).toMatchObject([{ id: first.id }]);
  expect((await read(first.id)).repeats).toMatchObject([{ id: second.id }]);
});

test('is approved by a person as before', async () => {
  const { id } = await submit('XK-PERSON-1');
  await submit('XK-PERSON-1');
  await administrator.post(`/api/admin/verifications/${id}/reveal`);

  const { status, body } = await administrator.post(`/api/admin/approve-verification/${id}`);

  expect([status, body.status, body.isChecked]).toEqual([200, 'active', true]);
});

test('is no repeat within one account, or of the number of another country', async () => {
  const { member, id } = await submit('XK-OWN-1');
  await administrator.post(`/api/admin/verifications/${id}/reject`, { reason: 'The photo is not readable.' });
  const again = await submitIdentityDocuments(member, { identificationNumber: 'XK-OWN-1' });
  await submit('XK-OWN-1', { country: 'us' });

  expect((await read(again)).repeats).toEqual([]);
  api.clock.advance(24 * HOUR_MS);
  await api.app.jobs.runNow(JOB);
  expect((await read(again)).status).toBe('active');
});

test('nineteen made-up accounts with one number earn their referrer nothing automatically', async () => {
  const referrer = await createMember(api);
  for (let index = 0; index < 19; index += 1) {
    const friend = await createMember(api, { referralCode: referrer.user.referralCode });
    await submitIdentityDocuments(friend, { identificationNumber: 'XK-NINETEEN' });
  }

  api.clock.advance(24 * HOUR_MS);
  await api.app.jobs.runNow(JOB);

  expect((await referrer.get('/api/auth/me')).body.balance).toBe(0);
});

test('is not readable in the database', async () => {
  const { id } = await submit('XK-SECRET-9');
  const documents = api.database.connection.collection('identity_documents');
  const record = (await documents.find().toArray()).find(({ _id }) => _id.toHexString() === id)!;
  expect(record.numberDigests).toEqual([expect.stringMatching(/^test-1\.[\w-]{43}$/)]);
});
