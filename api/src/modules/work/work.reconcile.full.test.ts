import { LIMITED, SUITE, WORK_BLUEPRINT_ID } from '../../../test/support/work-tasks.ts';
import { answerAll, startTask, submissionPath } from '../../../test/support/work-answers.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { newId, requireId, type Id } from '../../platform/ids.ts';

let api: TestApi;
let member: LoggedInClient;
let limited: Id;
let approved: Id;
beforeEach(async () => {
  api = await startTestApi();
  member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  limited = requireId(await handIn(LIMITED.id));
  approved = requireId(await handIn(SUITE.id));
  await approve(approved.toHexString());
  expect((await api.app.reconcile()).problems).toEqual([]);
});
afterEach(() => api.stop());

async function handIn(taskId: string): Promise<string> {
  const submission = await startTask(member, taskId);
  const version = await answerAll(member, submission);
  const body = { version, assistance: { used: false, tools: '' } };
  expect((await member.post(submissionPath(submission, '/submit'), body)).status).toBe(200);
  return submission.id;
}

async function approve(id: string): Promise<void> {
  const administrator = await createAdministrator(api);
  const path = `/api/admin/reviews/${id}`;
  await administrator.post(`${path}/claim`);
  const criteria = { care: 'high', sense: 'high', style: 'high' };
  const body = { criteria, comments: [], text: '', fixes: [] };
  expect((await administrator.post(`${path}/approve`, body)).status).toBe(200);
}

const collection = (name: string) => api.database.connection.collection(name);

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'a hand-in that did not count',
    () => collection('task_counters').updateMany({}, { $inc: { count: -1 } }),
    /Counter .*: 1, but there are 2 completions and hand-ins/,
  ],
  [
    'a reward for work that is not approved',
    () => collection('submissions').updateOne({ _id: approved }, { $set: { state: 'rejected' } }),
    /its submission is not approved/,
  ],
  [
    'approved work without a completion',
    () => collection('completions').deleteMany({ submissionId: approved }),
    /approved, but it has no completion/,
  ],
  [
    'a completion with another date than the hand-in',
    () => collection('submissions').updateOne({ _id: approved }, { $set: { submittedAt: new Date(0) } }),
    /task, reward, date or id differ/,
  ],
  [
    'handed-in work without a place',
    () =>
      collection('work_slots').updateMany(
        { submissionId: limited },
        { $set: { userId: null, submissionId: null } },
      ),
    /handed in without a place/,
  ],
  [
    'a place of handed-in work that others can take',
    () => collection('work_slots').updateMany({ submissionId: limited }, { $set: { until: new Date(0) } }),
    /its end does not match/,
  ],
  [
    'a place without a submission of its member',
    () => collection('work_slots').updateMany({ submissionId: limited }, { $set: { submissionId: newId() } }),
    /no submission of its member is of this batch/,
  ],
])('reconciliation finds %s', async (_name, break_, expected) => {
  await break_();
  const { problems } = await api.app.reconcile();
  expect(problems.join('\n')).toMatch(expected);
});
