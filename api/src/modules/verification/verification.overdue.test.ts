import {
  createMember,
  createAdministrator,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { findMailsTo, withOperator } from '../../../test/support/captured-mails.ts';
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

test('approves a pending verification after 24 hours and not a millisecond earlier', async () => {
  const member = await createMember(api);
  const id = await submitIdentityDocuments(member, { email: 'overdue@example.com' });
  const { standardMail } = await get(id);
  const readAsMember = async () => (await member.get('/api/user/blueprints')).body.items[0];
  expect(await readAsMember()).toMatchObject({ approvedAutomaticallyAt: '2026-03-11T12:00:00.000Z' });

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
    documentsViewed: null,
  });
  expect(await findMailsTo(api, 'overdue@example.com')).toEqual([withOperator(standardMail)]);
  expect(await readAsMember()).toMatchObject({ approved: true, approvedAutomaticallyAt: null });
  const late = await administrator.post(`/api/admin/approve-verification/${id}`);
  expect(late.body).toMatchObject({ code: 'already_decided', decision: 'active', by: null });
});

test('leaves decided verifications unchanged', async () => {
  const member = await createMember(api);
  const id = await submitIdentityDocuments(member);
  await administrator.post(`/api/admin/verifications/${id}/reject`, {
    reason: 'The documents are not readable.',
  });

  api.clock.advance(48 * HOUR_MS);
  await api.app.jobs.runNow(JOB);

  expect((await get(id)).status).toBe('rejected');
});

test('approves none of the members with one identity number, however it is spelled', async () => {
  const ids: string[] = [];
  for (const identificationNumber of ['xk 2020-77', 'XK202077', 'XK202078'])
    ids.push(await submitIdentityDocuments(await createMember(api), { identificationNumber }));

  api.clock.advance(24 * HOUR_MS);
  await api.app.jobs.runNow(JOB);

  const records = await Promise.all(ids.map(get));
  expect(records.map(({ status }) => status as string)).toEqual(['pending', 'pending', 'active']);
});
