import type { Connection } from 'mongoose';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import {
  createSubmission,
  insertAppeal,
  insertWorkTask,
  itemIdOf,
} from '../../../test/support/submitted-work.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { newId, requireId, type Id } from '../../platform/ids.ts';

const REASON = 'The second item shows a cat, as the guideline explains in its first section.';
const HOUR_MS = 3_600_000;

let api: TestApi;
let reviewer: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await createAdministrator(api);
});
afterAll(() => api.stop());

type Ids = { readonly submissionId: Id; readonly userId: Id; readonly reviewerId: Id };

type Fault = {
  readonly name: string;
  readonly decided: 'approved' | 'rejected' | 'denied' | 'waiting';
  readonly cause: (connection: Connection, ids: Ids) => Promise<unknown>;
  readonly problem: RegExp;
};

const reviews = (connection: Connection) => connection.collection('reviews');
const submissions = (connection: Connection) => connection.collection<{ _id: Id }>('submissions');

const FAULTS: readonly Fault[] = [
  {
    name: 'an approval without a decision',
    decided: 'approved',
    cause: (connection, { submissionId }) => reviews(connection).deleteMany({ submissionId }),
    problem: /is approved, but its decision is missing/,
  },
  {
    name: 'approved work without a completion',
    decided: 'approved',
    cause: (connection, { submissionId }) =>
      connection.collection('completions').deleteMany({ submissionId }),
    problem: /approved, but it has no completion/,
  },
  {
    name: 'a completion of rejected work',
    decided: 'approved',
    cause: (connection, { submissionId: _id }) =>
      submissions(connection).updateOne({ _id }, { $set: { state: 'rejected' } }),
    problem: /its submission is not approved/,
  },
  {
    name: 'a hand-in that was decided twice',
    decided: 'rejected',
    async cause(connection, { submissionId }) {
      const first = await reviews(connection).findOne({ submissionId });
      await reviews(connection).dropIndex('submissionId_1_round_1_kind_1');
      await reviews(connection).insertOne({ ...first!, _id: newId() });
    },
    problem: /decided 2 times/,
  },
  {
    name: 'a rejection by the platform',
    decided: 'rejected',
    cause: (connection, { submissionId }) =>
      reviews(connection).updateMany({ submissionId }, { $set: { decidedBy: null } }),
    problem: /rejected by the platform/,
  },
  {
    name: 'a rejection without a code',
    decided: 'rejected',
    cause: (connection, { submissionId }) =>
      reviews(connection).updateMany({ submissionId }, { $set: { code: null } }),
    problem: /rejected without a code or a comment/,
  },
  {
    name: 'a rejection without a reason',
    decided: 'rejected',
    cause: (connection, { submissionId }) =>
      reviews(connection).updateMany({ submissionId }, { $set: { text: 'No.' } }),
    problem: /rejected without a reason/,
  },
  {
    name: 'a decision about own work',
    decided: 'approved',
    cause: (connection, { submissionId, userId: decidedBy }) =>
      reviews(connection).updateMany({ submissionId }, { $set: { decidedBy } }),
    problem: /decided about their own work/,
  },
  {
    name: 'an appeal that was denied by the one who rejected the work',
    decided: 'denied',
    cause: (connection, { submissionId, reviewerId: decidedBy }) =>
      reviews(connection).updateMany({ submissionId }, { $set: { decidedBy } }),
    problem: /denied by the one who rejected/,
  },
  {
    name: 'work that waits after its due time',
    decided: 'waiting',
    cause() {
      api.clock.advance(73 * HOUR_MS);
      return Promise.resolve();
    },
    problem: /is submitted, but was due at/,
  },
  {
    name: 'work that waits for a person without a limit, but was not sent back',
    decided: 'waiting',
    cause: (connection, { submissionId: _id }) =>
      submissions(connection).updateOne({ _id }, { $set: { waitsForPerson: true } }),
    problem: /waits for a person without a limit, but was not sent back/,
  },
  {
    name: 'work that was sent back twice',
    decided: 'rejected',
    async cause(connection, { submissionId }) {
      const { _id, ...first } = (await reviews(connection).findOne({ submissionId }))!;
      const sentBack = { ...first, kind: 'findings', decision: 'sent_back', decidedAt: new Date(0) };
      const rounds = [1, 2].map((round) => ({ ...sentBack, _id: newId(), round }));
      await reviews(connection).insertMany(rounds);
    },
    problem: /sent back 2 times/,
  },
  {
    name: 'a decision about a submission that does not exist',
    decided: 'rejected',
    cause: (connection, { submissionId: _id }) => submissions(connection).deleteOne({ _id }),
    problem: /its submission does not exist/,
  },
];

test.each(FAULTS)('reconciliation finds $name', async ({ decided, cause, problem }) => {
  const taskId = await insertWorkTask(api);
  const work = await createSubmission(api, taskId);
  await decideAs(decided, work.id, taskId);
  // The faults of the other rows remain.
  const countProblems = async () =>
    (await api.app.reconcile()).problems.filter((line) => problem.test(line)).length;
  const before = await countProblems();

  await cause(api.database.connection, {
    submissionId: requireId(work.id),
    userId: requireId(work.member.user.id),
    reviewerId: requireId(reviewer.user.id),
  });

  expect(await countProblems()).toBe(before + 1);
});

async function decideAs(decided: Fault['decided'], id: string, taskId: string): Promise<void> {
  const path = `/api/admin/reviews/${id}`;
  const call = async (by: LoggedInClient, action: string, body?: object) =>
    expect((await by.post(`${path}/${action}`, body)).status).toBe(200);
  if (decided === 'waiting') return;
  await call(reviewer, 'claim');
  if (decided === 'approved') {
    await call(reviewer, 'approve', { criteria: { care: 'high' }, comments: [], text: '', fixes: [] });
    return;
  }
  const anchor = { itemId: itemIdOf(taskId, 0), part: null, target: null, span: null };
  const comments = [{ ...anchor, text: 'This is a cat.' }];
  await call(reviewer, 'reject', { criteria: {}, comments, code: 'not_the_task', text: REASON });
  if (decided === 'rejected') return;
  await insertAppeal(api, { id, taskId, member: reviewer });
  const other = await createAdministrator(api);
  await call(other, 'claim');
  await call(other, 'deny-appeal', { text: REASON });
}
