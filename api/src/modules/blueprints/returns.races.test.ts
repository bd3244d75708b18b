import { startReturnRaces } from '../../../test/stress/return-races.ts';
import { clientOf } from '../../../test/stress/second-client.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { answerAll, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import { SUITE } from '../../../test/support/work-tasks.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { requireId } from '../../platform/ids.ts';

/** Returns at the same time as what they exclude, in two processes: never more is paid back than was paid. */

let races: Awaited<ReturnType<typeof startReturnRaces>>;
beforeAll(async () => {
  races = await startReturnRaces();
});
afterAll(() => races.stop());

const collection = (name: string) => races.collection(name);
const requestReturn = (member: TestClient, id: string) =>
  clientOf(races.secondApi, member).post(`/api/user/blueprints/${id}/return`);
const statusOf = async (id: string) =>
  (await collection('user_blueprints').findOne({ _id: requireId(id) }))!.status as string;
const countPaidBack = (id: string) =>
  collection('journals').countDocuments({ key: `blueprint_returned:${id}` });
/** A race is run several times, so that both orders come up. */
const TIMES = [1, 2, 3];

test.each(TIMES)('a completed demo task or a return, never both (%i)', async () => {
  const { member, id } = await races.createBuyer();

  const [task, returned] = await Promise.all([
    member.post('/api/user/tasks', { taskId: races.demoTask }),
    requestReturn(member, id),
  ]);

  expect([task.status === 201, returned.status === 200].filter(Boolean)).toHaveLength(1);
});

test.each(TIMES)('a hand-in or a return, never both (%i)', async () => {
  const { member, id } = await races.createBuyer();
  const submission = await startTask(member, SUITE.id);
  const version = await answerAll(member, submission);
  const handIn = { version, assistance: { used: false, tools: '' } };

  const [handedIn, returned] = await Promise.all([
    member.post(submissionPath(submission, '/submit'), handIn),
    requestReturn(member, id),
  ]);

  expect([handedIn.status === 200, returned.status === 200].filter(Boolean)).toHaveLength(1);
  const { state } = (await member.get(submissionPath(submission))).body;
  expect([state, await statusOf(id)]).toEqual(
    handedIn.status === 200 ? ['submitted', 'active'] : ['returned', 'returning'],
  );
});

test.each(TIMES)('a start at the same time leaves nothing in progress (%i)', async () => {
  const { member, id } = await races.createBuyer();

  const [, returned] = await Promise.all([
    member.post(`/api/tasks/${SUITE.id}/work/start`),
    requestReturn(member, id),
  ]);

  expect(returned.status).toBe(200);
  const open = { userId: requireId(member.user.id), state: { $in: ['draft', 'revision'] } };
  expect(await collection('submissions').countDocuments(open)).toBe(0);
});

test('several requests and several payments have one effect', async () => {
  const { member, id } = await races.createBuyer();
  const requests = await Promise.all([1, 2, 3, 4].map(() => requestReturn(member, id)));
  expect(requests.filter(({ status }) => status === 200)).toHaveLength(1);

  const body = { transactionReference: 'BACK-1' };
  const payments = await Promise.all(
    races.administrators.flatMap((administrator) =>
      [administrator, clientOf(races.secondApi, administrator)].map((client) =>
        client.post(`/api/admin/purchases/${id}/return/complete`, body),
      ),
    ),
  );

  expect(payments.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect([await statusOf(id), await countPaidBack(id)]).toEqual(['returned', 1]);
});

test.each(TIMES)('a payment or a rejection, never both (%i)', async () => {
  const { member, id } = await races.createBuyer();
  await requestReturn(member, id);
  const path = `/api/admin/purchases/${id}/return`;

  const [paid, rejected] = await Promise.all([
    races.administrators[0].post(`${path}/complete`, { transactionReference: 'BACK-1' }),
    clientOf(races.secondApi, races.administrators[1]).post(`${path}/reject`, {
      reason: 'It was given back already.',
    }),
  ]);

  expect([paid.status, rejected.status].sort()).toEqual([200, 409]);
  expect([await statusOf(id), await countPaidBack(id)]).toEqual(
    paid.status === 200 ? ['returned', 1] : ['active', 0],
  );
});

test.each(TIMES)(
  'a payment while the account is disabled is made before that, or not at all (%i)',
  async () => {
    const { member, id } = await races.createBuyer();
    await requestReturn(member, id);
    const reason = 'The same person has more than one account.';

    const [paid, disabled] = await Promise.all([
      races.administrators[0].post(`/api/admin/purchases/${id}/return/complete`, {
        transactionReference: 'BACK-1',
      }),
      clientOf(races.secondApi, races.administrators[1]).post(`/api/admin/users/${member.user.id}/disable`, {
        reason,
      }),
    ]);

    expect(disabled.status).toBe(200);
    expect(paid.status === 200 || paid.body.code === 'member_disabled').toBe(true);
    expect(await countPaidBack(id)).toBe(paid.status === 200 ? 1 : 0);
  },
);

test('a return that is requested before the account is deleted keeps the account until it is paid', async () => {
  const { member, id } = await races.createBuyer();
  expect((await member.post('/api/user/deletion', { givesUpBalance: true })).status).toBe(201);
  await requestReturn(member, id);
  races.api.clock.advance(15 * DAY_MS);

  await races.api.app.jobs.runNow('delete-accounts');

  const user = await collection('users').findOne({ _id: requireId(member.user.id) });
  expect(user!.deletion.state).toBe('requested');
  expect(await statusOf(id)).toBe('returning');
});
