import type { WorkTaskSeed } from '@platform/content';
import {
  BLUEPRINTS,
  DAILY_TASK_LIMIT,
  type ItemDraft,
  type Submission,
  type SubmissionRow,
} from '@platform/contracts';
import type { PartTruth } from '@platform/scoring';
import { createRandom, STRESS } from '../../stress/stress-parameters.ts';
import { activateBlueprint, createMember, type LoggedInClient } from '../factories.ts';
import type { TestApi } from '../test-api.ts';
import { saveBody, startTask, submissionPath } from '../work-answers.ts';
import { answerAtRandom, answerRight, answerSame, type Question, type Random } from './crowd-answers.ts';

/** What members do: three kinds are lazy. */
export const KINDS = ['right', 'weak', 'same', 'random', 'cannot'] as const;
export type Kind = (typeof KINDS)[number];

/** A member of the crowd, with the work that is left to begin. */
export type CrowdMember = {
  readonly kind: Kind;
  readonly client: LoggedInClient;
  readonly random: Random;
  /** Whether work that comes back is better afterwards, and whether it takes as long as it should. */
  readonly learns: boolean;
  readonly isSlow: boolean;
  readonly toDo: WorkTaskSeed[];
  readonly pieces: Piece[];
};

/** Work on one task. The same seed gives a lazy member the same answers again. */
export type Piece = {
  readonly id: string;
  readonly task: WorkTaskSeed;
  readonly seed: number;
  attempts: number;
};

/**
 * How many members are of each kind, and which tasks each of them does: every group does all, but one. The tests do
 * each task rightly once; `npm run proof -- stress` three times.
 */
const COUNTS: Record<Kind, number> = {
  ...{ right: STRESS.isLong ? 30 : 10 },
  ...{ weak: 10, same: 4, random: 3, cannot: 3 },
};
const EACH_DOES: Record<Kind, number> = { right: 10, weak: 10, same: 4, random: 3, cannot: 21 };

/** Registers members who own all blueprints, and divides the tasks among them. */
export async function createCrowd(api: TestApi, tasks: readonly WorkTaskSeed[]): Promise<CrowdMember[]> {
  const crowd: CrowdMember[] = [];
  for (const kind of KINDS)
    for (let number = 0; number < COUNTS[kind]; number += 1) {
      const client = await createMember(api);
      for (const { id } of BLUEPRINTS) await activateBlueprint(api, client, id);
      crowd.push({
        ...{ kind, client, random: createRandom(crowd.length + 1), pieces: [] },
        learns: kind === 'weak' && number % 3 > 0,
        isSlow: kind === 'right' || kind === 'weak' || number % 2 > 0,
        toDo: tasks.filter((_, index) => index % EACH_DOES[kind] === number % EACH_DOES[kind]),
      });
    }
  return crowd;
}

/** Begins what the day allows, and hands it in. */
export async function doWork(api: TestApi, member: CrowdMember): Promise<void> {
  for (const task of member.toDo.splice(0, DAILY_TASK_LIMIT)) {
    const submission = await startTask(member.client, task.id);
    const seed = Math.floor(member.random() * 1e9);
    const piece = { id: submission.id, task, seed, attempts: 0 };
    member.pieces.push(piece);
    await handIn(api, member, piece, submission);
  }
}

/** Hands in again what came back; the lazy ones appeal against rejections, and go on with what was given back. */
export async function respond(api: TestApi, member: CrowdMember): Promise<void> {
  const { kind, client } = member;
  if (kind === 'cannot') for (const row of await list(member, 'returned')) await goOn(api, member, row);
  else
    for (const row of await list(member, 'revision')) {
      const submission = (await client.get(submissionPath(row))).body as Submission;
      await handIn(api, member, pieceOf(member, row), submission);
    }
  if (kind === 'same' || kind === 'random')
    for (const row of await list(member, 'rejected'))
      if (row.appealUntil !== null) await post(member, submissionPath(row, '/appeal'), { text: APPEAL });
}

const APPEAL = 'I looked at every item for a long time, and these are the answers that I see in them.';
const ATTEMPTS_MAX = 2;

const pieceOf = ({ pieces }: CrowdMember, { id }: { id: string }): Piece =>
  pieces.find((piece) => piece.id === id)!;

/** Starts given-back work again. Without an item left, or with a rejection of each report, there is nothing to gain. */
async function goOn(api: TestApi, member: CrowdMember, row: SubmissionRow): Promise<void> {
  const piece = pieceOf(member, row);
  if (row.reportsDueAt !== null || piece.attempts >= ATTEMPTS_MAX) return;
  const { status, body } = await member.client.post(`/api/tasks/${row.taskId}/work/start`);
  if (status === 200) await handIn(api, member, piece, body as Submission);
  else expect(body.code).toBe('no_place_left');
  piece.attempts += 1;
}

async function list({ client }: CrowdMember, state: string): Promise<SubmissionRow[]> {
  const { status, body } = await client.get(`/api/user/submissions?limit=100&state=${state}`);
  expect(status).toBe(200);
  return body.items as SubmissionRow[];
}

async function post({ client }: CrowdMember, path: string, body: object) {
  const response = await client.post(path, body);
  expect([path, response.status, response.body.code]).toEqual([path, 200, undefined]);
  return response.body;
}

/** Saves answers and hands them in, also if something looks wrong; what cannot be handed in is reported. */
async function handIn(
  api: TestApi,
  member: CrowdMember,
  piece: Piece,
  submission: Submission,
): Promise<void> {
  const items = await answer(api, member, piece, submission);
  const minutes = member.isSlow ? submission.estimatedTime * (0.5 + member.random() / 2) : 1;
  const draft = {
    ...saveBody(submission, submission.version, items),
    activeSeconds: Math.round(minutes * 60),
  };
  const { version } = await post(member, submissionPath(submission, '/draft'), draft);
  if (member.kind === 'cannot') return report(member, submission, version as number);
  const body = { version, assistance: { used: false, tools: '' } };
  const first = await post(member, submissionPath(submission, '/submit'), body);
  if (first.state !== 'submitted') await post(member, submissionPath(submission, '/submit'), body);
}

async function report({ client }: CrowdMember, submission: Submission, version: number): Promise<void> {
  const body = { version, assistance: { used: false, tools: '' } };
  expect((await client.post(submissionPath(submission, '/submit'), body)).body.code).toBe('too_many_reports');
  const { status, body: reported } = await client.post(submissionPath(submission, '/report'), { version });
  // A second report of what a person has called possible is not accepted.
  expect(status === 200 || reported.code === 'wrong_state').toBe(true);
  if (status !== 200) expect((await client.post(submissionPath(submission, '/give-back'))).status).toBe(200);
}

async function answer(
  api: TestApi,
  member: CrowdMember,
  piece: Piece,
  { items, round }: Submission,
): Promise<ItemDraft[]> {
  if (member.kind === 'cannot')
    return items.map(({ id }) => ({ itemId: id, answers: {}, cannotDo: 'unreadable' }));
  const truths = await readTruths(
    api,
    items.map(({ id }) => id),
  );
  const questions = items.flatMap(({ id: itemId, parts }) =>
    parts.map((part): Question => ({ itemId, part, truth: truths.get(itemId)?.[part.id] })),
  );
  const answers = chooseAnswers(member, piece, questions, round);
  return items.map(({ id: itemId }) => {
    const own = questions.flatMap(({ part, ...question }, index) =>
      question.itemId === itemId ? [[part.id, answers[index]!] as const] : [],
    );
    return { itemId, answers: Object.fromEntries(own), cannotDo: null };
  });
}

function chooseAnswers(
  { kind, learns }: CrowdMember,
  { seed }: Piece,
  questions: readonly Question[],
  round: number,
) {
  const random = createRandom(seed);
  const skill = random();
  if (kind === 'same') return answerSame(questions, seed);
  if (kind === 'random') return answerAtRandom(questions, random);
  if (kind === 'right' || (learns && round > 0)) return answerRight(questions, 0.85 + skill * 0.15, random);
  return answerRight(questions, 0.5 + skill * 0.2, random);
}

/** Reads what is right, by item and part. */
async function readTruths(
  api: TestApi,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, PartTruth>>>> {
  const truths = api.database.connection.collection<{ _id: string; parts: Record<string, PartTruth> }>(
    'work_truths',
  );
  const found = await truths.find({ _id: { $in: [...ids] } }).toArray();
  return new Map(found.map(({ _id, parts }) => [_id, parts]));
}
