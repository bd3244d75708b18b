import { type CaseKind, type Notice } from '@platform/contracts';
import {
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { createFundedMember } from '../../../test/support/funded-member.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

const MINUTE_MS = 60_000;
let api: TestApi;
let owner: LoggedInClient;
let kate: LoggedInClient;
let omar: LoggedInClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  owner = await createAdministrator(api, 'console');
  kate = await createAdministrator(api, 'member', ['reviewer', 'cashier']);
  omar = await createAdministrator(api, 'console', ['reviewer', 'cashier']);
  tasks = await insertTasks(api, 10, 4);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

const pathOf = (kind: CaseKind, id: string): string => `/api/admin/cases/${kind}/${id}`;
const read = (by: LoggedInClient, id: string, kind: CaseKind = 'verification') => by.get(pathOf(kind, id));
const act = (by: LoggedInClient, id: string, action: string, kind: CaseKind = 'verification') =>
  by.post(`${pathOf(kind, id)}/${action}`);
const claim = (by: LoggedInClient, id: string, kind?: CaseKind) => act(by, id, 'claim', kind);
const note = (by: LoggedInClient, id: string, text: string) =>
  by.post(`${pathOf('verification', id)}/notes`, { text });
const reveal = (by: LoggedInClient, id: string) => by.post(`/api/admin/verifications/${id}/reveal`);
const approve = (by: LoggedInClient, id: string) => by.post(`/api/admin/approve-verification/${id}`);
const minutesLater = (minutes: number): string =>
  new Date(Date.parse(START_TIME) + minutes * MINUTE_MS).toISOString();

async function createVerification(documents: object = {}) {
  const member = await createMember(api);
  return { member, id: await submitIdentityDocuments(member, documents) };
}

async function requestWithdrawal(paymentDetails: string) {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  const request = { amount: 60, paymentMethod: 'paypal', paymentDetails };
  const { status, body } = await member.post('/api/user/withdrawals', request);
  expect(status).toBe(201);
  return { member, id: body.id as string };
}

describe('a claim', () => {
  test('is given to one of two administrators who ask at once, and names the winner to the other', async () => {
    const { id } = await createVerification();
    const responses = await Promise.all([claim(kate, id), claim(omar, id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = responses[0].status === 200 ? kate : omar;
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'claimed',
      by: winner.user.username,
      until: minutesLater(30),
      message: `${winner.user.username} has claimed it until 12:30 UTC.`,
    });
    expect((await read(winner, id)).body.claim).toEqual({
      by: winner.user.username,
      until: minutesLater(30),
      isMine: true,
    });
  });

  test('is announced to its holder when it is taken over, and not when it was free or their own', async () => {
    const { id } = await createVerification();
    await act(owner, id, 'take-over');
    await act(owner, id, 'take-over');
    await act(owner, id, 'unclaim');
    await claim(kate, id);
    // Emails about approvals can be turned off; this one cannot.
    await kate.post('/api/user/notice-preferences', { kind: 'second_approvals', mail: 'off' });
    await act(owner, id, 'take-over');

    const readNotices = async (by: LoggedInClient) => {
      const { items } = (await by.get('/api/user/notices')).body as { items: Notice[] };
      return items.filter(({ path }) => path === `/dashboard/admin/verifications/${id}`);
    };
    expect((await readNotices(kate)).map(({ text }) => text)).toEqual([
      'Another administrator has taken over a verification that you had claimed',
    ]);
    expect(await readNotices(owner)).toEqual([]);
    const subjects = (await findMailsTo(api, kate.user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Another administrator has taken over a verification that you had claimed');
  });

  test('keeps the platform from approving an overdue verification until it ends', async () => {
    const { id } = await createVerification();
    api.clock.advance(DAY_MS - MINUTE_MS);
    await claim(kate, id);
    api.clock.advance(2 * MINUTE_MS);
    await api.app.jobs.runNow('approve-overdue-verifications');
    expect((await kate.get(`/api/admin/verifications/${id}`)).body.status).toBe('pending');
    api.clock.advance(30 * MINUTE_MS);
    await api.app.jobs.runNow('approve-overdue-verifications');
    expect((await kate.get(`/api/admin/verifications/${id}`)).body.status).toBe('active');
  });

  test('and a decision of another administrator at once: one of them is rejected', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await createVerification();
      await reveal(omar, id);
      const [claimed, approved] = await Promise.all([claim(kate, id), approve(omar, id)]);
      expect([claimed.status, approved.status].sort()).toEqual([200, 409]);
    }
  });
});

describe('who may work on a case', () => {
  test.each(['1', 'f'.repeat(24)])('finds no case with the id %s', async (id) => {
    expect((await read(kate, id)).status).toBe(404);
    expect((await claim(kate, id, 'withdrawal')).status).toBe(404);
  });
});

describe('notes', () => {
  test('are shown with their author to other administrators, and are encrypted', async () => {
    const { id } = await createVerification();
    const text = 'The photo is cropped.\nAsked for another one.';
    await note(kate, id, text);
    api.clock.advance(MINUTE_MS);
    const { body } = await note(omar, id, 'It came by email.');
    expect(body.notes).toEqual([
      { id: expect.any(String), at: START_TIME, by: kate.user.username, text },
      { id: expect.any(String), at: minutesLater(1), by: omar.user.username, text: 'It came by email.' },
    ]);
    const stored = await api.database.connection.collection('case_notes').find().toArray();
    expect(JSON.stringify(stored)).not.toContain('cropped');
  });
});

describe('risk signals', () => {
  test('compare the pace of work and list what was rejected before', async () => {
    const { member, id } = await requestWithdrawal('pace@example.com');
    await kate.post(`/api/admin/withdrawals/${id}/reject`, { reason: 'The address is closed.' });
    const request = { amount: 60, paymentMethod: 'paypal', paymentDetails: 'pace@example.com' };
    const { body: next } = await member.post('/api/user/withdrawals', request);
    const { riskSignals } = (await read(kate, next.id as string, 'withdrawal')).body;
    expect(riskSignals).toMatchObject({
      accountCreatedAt: START_TIME,
      recentPace: { tasks: 0, days: 7 },
      earlierPace: { tasks: 4, days: 8 },
      rejections: [
        {
          ...{ kind: 'withdrawal', id, at: api.clock.now().toISOString(), reason: 'The address is closed.' },
          ...{ outcome: 'rejected', sameDestination: true },
        },
      ],
    });
  });

  test('list what was rejected before, newest first', async () => {
    const { member, id } = await requestWithdrawal('order@example.com');
    const request = { amount: 60, paymentMethod: 'paypal', paymentDetails: 'order@example.com' };
    const rejected = [id];
    for (let count = 0; count < 2; count += 1) {
      await kate.post(`/api/admin/withdrawals/${rejected[0]}/reject`, { reason: 'The address is closed.' });
      api.clock.advance(MINUTE_MS);
      rejected.unshift((await member.post('/api/user/withdrawals', request)).body.id as string);
    }
    const [open = '', ...before] = rejected;
    const { rejections } = (await read(kate, open, 'withdrawal')).body.riskSignals;
    expect(rejections.map((each: { id: string }) => each.id)).toEqual(before);
  });
});
