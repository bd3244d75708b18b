/*
 * A simulated crowd works through the real content's paid tasks that have known answers: 10 members, or 30 in
 * `npm run proof -- stress`, who are 0.85 right or better, 10 who are 0.5 to 0.79 right, and 10 who take no effort. It
 * shows who is paid where administrators review, and where no one does. The tests take a third of the tasks, each day
 * the next one; the proof takes all. `STRESS_FIGURES` names a file to which it appends the figures.
 */
import { loadWorkTasks, type WorkTaskSeed } from '@platform/content';
import { REVIEW_HOURS, type Submission } from '@platform/contracts';
import { DAY_MS } from '../src/platform/clock.ts';
import { recordFigures, STRESS } from './stress/stress-parameters.ts';
import {
  createCrowd,
  doWork,
  KINDS,
  respond,
  type CrowdMember,
  type Kind,
} from './support/crowd/crowd-members.ts';
import { review } from './support/crowd/crowd-reviewers.ts';
import { createAdministrator, type LoggedInClient } from './support/factories.ts';
import { countDays } from './support/sampled-cases.ts';
import { startTestApi, type TestApi } from './support/test-api.ts';
import { submissionPath } from './support/work-answers.ts';

/** Two agree to a rejection for no effort, and a third one decides the appeal. */
const REVIEWERS = 3;
/** Longer than two revisions, their reviews and an appeal take. */
const DAYS = 10;
const HOUR_MS = DAY_MS / 24;
const PARTS = STRESS.isLong ? 1 : 3;

const hasKnownAnswers = ({ isPractice, batches }: WorkTaskSeed): boolean =>
  !isPractice && batches.flat().some(({ truth }) => Object.keys(truth).length > 0);

let api: TestApi;
afterEach(async () => {
  const { problems } = await api.app.reconcile();
  await api.stop();
  expect(problems).toEqual([]);
});

/** Members work in the middle of a day, and administrators read half a day later. */
async function live(crowd: readonly CrowdMember[], reviewers: readonly LoggedInClient[]): Promise<void> {
  for (let day = 0; day < DAYS; day += 1) {
    await api.app.jobs.runNow('decide-overdue-work');
    await api.app.jobs.runNow('take-out-unread-items');
    for (const member of crowd) {
      await respond(api, member);
      await doWork(api, member);
    }
    api.clock.advance(DAY_MS / 2);
    await review(reviewers);
    api.clock.advance(DAY_MS / 2);
  }
}

/** A piece of work at the end, with what became of it. */
type Outcome = Pick<Submission, 'state' | 'reward' | 'reviews' | 'warnings'> & {
  readonly kind: Kind;
  readonly taskId: string;
  /** How often it came back. */
  readonly returns: number;
  readonly handedInAt: number;
};

async function readOutcomes(crowd: readonly CrowdMember[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { kind, client, pieces } of crowd) {
    const own: Outcome[] = [];
    for (const piece of pieces) {
      const submission = (await client.get(submissionPath(piece))).body as Submission;
      const { state, reward, reviews, warnings, taskId, startedAt } = submission;
      const returns = reviews.filter(({ decision }) =>
        ['sent_back', 'revision_requested'].includes(decision),
      ).length;
      own.push({
        kind,
        state,
        reward,
        reviews,
        warnings,
        taskId,
        returns,
        handedInAt: Date.parse(startedAt),
      });
    }
    expect((await client.get('/api/auth/me')).body.totalEarned).toBe(sumOfPaid(own));
    outcomes.push(...own);
  }
  return outcomes;
}

const isPaid = ({ state }: Outcome): boolean => state === 'approved';
const sumOfPaid = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(isPaid).reduce((sum, { reward }) => sum + reward, 0);
const ofKind = (outcomes: readonly Outcome[], ...kinds: Kind[]): Outcome[] =>
  outcomes.filter(({ kind }) => kinds.includes(kind));

/** Records for each kind: pieces, what became of them, and dollars. */
function recordOutcomes(run: string, outcomes: readonly Outcome[]): void {
  for (const kind of KINDS) {
    const own = ofKind(outcomes, kind);
    const states = [...Map.groupBy(own, ({ state }) => state)].map(([state, { length }]) => [state, length]);
    recordFigures(`${run}: ${kind}`, {
      pieces: own.length,
      ...Object.fromEntries(states),
      'came back': own.filter(({ returns }) => returns > 0).length,
      'dollars paid': sumOfPaid(own),
      'dollars in all': own.reduce((sum, { reward }) => sum + reward, 0),
    });
  }
}

/** Expects honest work to be approved at once, without a warning and in time. */
function expectHonestWorkPaid(outcomes: readonly Outcome[]): void {
  for (const { taskId, state, reviews, warnings, handedInAt } of ofKind(outcomes, 'right')) {
    expect([taskId, state, reviews.map(({ decision }) => decision), warnings]).toEqual([
      ...[taskId, 'approved', ['approved'], []],
    ]);
    expect(Date.parse(reviews[0]!.decidedAt) - handedInAt).toBeLessThanOrEqual(REVIEW_HOURS * HOUR_MS);
  }
}

async function start(administrators: number) {
  const tasks = await loadWorkTasks();
  api = await startTestApi({}, undefined, tasks);
  const reviewers: LoggedInClient[] = [];
  for (let count = 0; count < administrators; count += 1)
    reviewers.push(await createAdministrator(api, 'console', ['reviewer']));
  const known = tasks.filter(hasKnownAnswers).filter((_, index) => index % PARTS === countDays() % PARTS);
  const crowd = await createCrowd(api, known);
  await live(crowd, reviewers);
  const outcomes = await readOutcomes(crowd);
  for (const kind of ['right', 'weak', 'same', 'random'] as const)
    expect(new Set(ofKind(outcomes, kind).map(({ taskId }) => taskId)).size).toBe(known.length);
  return outcomes;
}

/** Enough for a machine that has much else to do. */
const TIMEOUT_MS = 3_600_000;

test(
  'with reviewers, no lazy work is paid, and all that is right is paid in time',
  async () => {
    const outcomes = await start(REVIEWERS);
    recordOutcomes('with reviewers', outcomes);

    expectHonestWorkPaid(outcomes);
    expect(ofKind(outcomes, 'same', 'random', 'cannot').filter(isPaid)).toEqual([]);
    for (const { taskId, state, reviews } of ofKind(outcomes, 'same', 'random'))
      expect([taskId, state, reviews.at(-1)!.decision]).toEqual([taskId, 'rejected', 'appeal_denied']);
    // Weak work is paid only for what was better after it came back.
    const weak = ofKind(outcomes, 'weak').filter(isPaid);
    expect(weak.filter(({ returns }) => returns === 0)).toEqual([]);
  },
  TIMEOUT_MS,
);

/**
 * What came back once and is handed in again is approved 72 hours later where no one ever reads, so that no member waits
 * forever, and no machine rejects. So each piece that was handed in is paid once, right or not, and nothing else.
 */
test(
  'without a reviewer, lazy work comes back once, and is then paid once',
  async () => {
    const outcomes = await start(0);
    recordOutcomes('without a reviewer', outcomes);

    expectHonestWorkPaid(outcomes);
    for (const { taskId, state, reviews } of ofKind(outcomes, 'same', 'random', 'weak'))
      expect([taskId, state, reviews.map(({ decision }) => decision)]).toEqual([
        ...[taskId, 'approved', ['sent_back', 'approved']],
      ]);
    expect(ofKind(outcomes, 'cannot').filter(({ state }) => state !== 'returned')).toEqual([]);
    const rewards = new Map(ofKind(outcomes, 'right').map(({ taskId, reward }) => [taskId, reward]));
    const once = [...rewards.values()].reduce((sum, reward) => sum + reward, 0);
    expect(
      ['same', 'random', 'weak', 'cannot'].map((kind) => sumOfPaid(ofKind(outcomes, kind as Kind))),
    ).toEqual([...[once, once, once, 0]]);
  },
  TIMEOUT_MS,
);
