import { requireId } from '../../src/platform/ids.ts';
import { PASSWORD, type LoggedInClient } from '../support/factories.ts';
import type { TestClient } from '../support/test-client.ts';
import { answerAll, startTask, submissionPath } from '../support/work-answers.ts';
import { SUITE } from '../support/work-tasks.ts';
import { startReturnRaces } from './return-races.ts';
import { clientOf } from './second-client.ts';
import { createRandom, recordFigures, seeds, STRESS } from './stress-parameters.ts';

let races: Awaited<ReturnType<typeof startReturnRaces>>;
beforeAll(async () => {
  races = await startReturnRaces();
});
afterAll(() => races.stop());

const collection = (name: string) => races.collection(name);

/** A member who bought a blueprint, and has answered one of its tasks. */
type Buyer = {
  readonly member: LoggedInClient;
  readonly purchaseId: string;
  readonly submission: { readonly id: string };
  readonly version: number;
};

async function createBuyer(): Promise<Buyer> {
  const { member, id: purchaseId } = await races.createBuyer();
  const submission = await startTask(member, SUITE.id);
  return { member, purchaseId, submission, version: await answerAll(member, submission) };
}

const REASON = { reason: 'A reason of the tests' };

/** A call about a purchase. `via` sends it to one of the instances. */
type Call = (
  buyer: Buyer,
  via: (client: TestClient) => TestClient,
  by: TestClient,
) => Promise<{ status: number }>;

const requestReturn: Call = ({ member, purchaseId }, via) =>
  via(member).post(`/api/user/blueprints/${purchaseId}/return`);
const payBack: Call = ({ purchaseId }, via, by) =>
  via(by).post(`/api/admin/purchases/${purchaseId}/return/complete`, { transactionReference: 'BACK-1' });

/** Those of the return are more frequent, so that most races have some of them, twice or more. */
const CALLS: readonly Call[] = [
  ...[requestReturn, requestReturn, requestReturn, payBack, payBack, payBack],
  ({ purchaseId }, via, by) => via(by).post(`/api/admin/purchases/${purchaseId}/return/reject`, REASON),
  ({ member, submission, version }, via) =>
    via(member).post(submissionPath(submission, '/submit'), {
      version,
      assistance: { used: false, tools: '' },
    }),
  ({ member, submission }, via) => via(member).post(submissionPath(submission, '/give-back')),
  ({ member }, via) => via(member).post('/api/user/tasks', { taskId: races.demoTask }),
  ({ member }, via, by) => via(by).post(`/api/admin/users/${member.user.id}/disable`, REASON),
  ({ member }, via, by) => via(by).post(`/api/admin/users/${member.user.id}/enable`, REASON),
  deleteAccount,
];

/** Requests the deletion of the account, and does what is due of it as if its time had come. */
async function deleteAccount({ member }: Buyer, via: (client: TestClient) => TestClient) {
  const response = await via(member).post('/api/user/deletion', { givesUpBalance: true });
  const due = { _id: requireId(member.user.id), 'deletion.nextStepAt': { $type: 'date' } };
  await collection('users').updateOne(due, { $set: { 'deletion.nextStepAt': races.api.clock.now() } });
  await races.secondApi.app.jobs.runNow('delete-accounts');
  return response;
}

/** Sums what a template moved for a purchase, in cents. */
async function sumOf(template: string, { purchaseId }: Buyer): Promise<number> {
  const journals = await collection('journals')
    .find<{ postings: { cents: number }[] }>({ key: `${template}:${purchaseId}` })
    .toArray();
  return journals.flatMap(({ postings }) => postings).reduce((sum, { cents }) => sum + cents, 0);
}

/** Expects the price to be paid back at most once, and for nothing of which a task was done. */
async function expectPaidBackAtMostOnce(buyer: Buyer): Promise<boolean> {
  const userId = requireId(buyer.member.user.id);
  const [paid, paidBack] = [
    await sumOf('blueprint_purchase', buyer),
    await sumOf('blueprint_returned', buyer),
  ];
  expect([0, paid]).toContain(paidBack);
  const row = (await collection('user_blueprints').findOne({ _id: requireId(buyer.purchaseId) }))!;
  expect(row.status === 'returned').toBe(paidBack > 0);
  const done =
    (await collection('completions').countDocuments({ userId })) +
    (await collection('submissions').countDocuments({ userId, firstSubmittedAt: { $ne: null } }));
  if (row.status !== 'active') expect(done).toBe(0);
  const user = (await collection('users').findOne({ _id: userId }))!;
  if (row.status === 'returning') expect(user.deletion?.state).not.toBe('erased');
  return paidBack > 0;
}

test.each(seeds())(
  'never more is paid back than was paid, whatever happens at the same time (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
    const [buyerCount, rounds, callCount] = [STRESS.isLong ? 30 : 8, 4, 6];
    let returned = 0;
    for (let count = 0; count < buyerCount; count += 1) {
      const buyer = await createBuyer();
      for (let round = 0; round < rounds; round += 1) {
        const calls = Array.from({ length: callCount }, () => {
          const [call, by, isFirst] = [pick(CALLS), pick(races.administrators), random() < 0.5];
          return call(buyer, (client) => (isFirst ? client : clientOf(races.secondApi, client)), by);
        });
        for (const { status } of await Promise.all(calls)) expect(status === 503 || status < 500).toBe(true);
        const { username } = buyer.member.user;
        await buyer.member.post('/api/auth/login', { username, password: PASSWORD });
        // A closed account is erased a minute later, unless something of it waits.
        races.api.clock.advance(60_000);
        await races.api.app.jobs.runNow('delete-accounts');
      }
      if (await expectPaidBackAtMostOnce(buyer)) returned += 1;
    }
    const calls = buyerCount * rounds * callCount;
    recordFigures('returns of blueprints', { purchases: buyerCount, returned, calls });
  },
  600_000,
);
