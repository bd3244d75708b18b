import type { Submission, SubmissionItem } from '@platform/contracts';
import { activateBlueprint, createMember, type LoggedInClient } from './factories.ts';
import type { TestApi } from './test-api.ts';
import { saveBody, startTask, submissionPath } from './work-answers.ts';
import { VARIED, WORK_BLUEPRINT_ID } from './work-tasks.ts';

/** Answers to the twelve items of `VARIED`, whose texts name the right animal. */

type Choose = (item: SubmissionItem, index: number) => string;

const ANIMALS = ['cat', 'dog', 'owl'] as const;

function shownIn({ material }: SubmissionItem): string {
  return ANIMALS.find((animal) => JSON.stringify(material).includes(animal))!;
}

export const right: Choose = (item) => shownIn(item);

/** Every answer is wrong, and not all are the same. */
export const wrong: Choose = (item) => ANIMALS[(ANIMALS.indexOf(shownIn(item) as 'cat') + 1) % 3]!;

/** Answers the first items right and the others wrong. */
export const rightIn =
  (count: number): Choose =>
  (item, index) =>
    (index < count ? right : wrong)(item, index);

export const allCats: Choose = () => 'cat';

/** Starts the task as a new member. */
export async function beginVaried(api: TestApi): Promise<{ member: LoggedInClient; started: Submission }> {
  const member = await createMember(api);
  await activateBlueprint(api, member, WORK_BLUEPRINT_ID);
  return { member, started: await startTask(member, VARIED.id) };
}

/** Saves an answer to each item. Returns the version. */
export async function saveVaried(
  member: LoggedInClient,
  submission: Submission,
  choose: Choose,
  seconds = 600,
): Promise<number> {
  const items = submission.items.map((item, index) => ({
    itemId: item.id,
    answers: { animal: { selected: [choose(item, index)], cannotTell: false, note: `Note ${index}` } },
    cannotDo: null,
  }));
  const body = { ...saveBody(submission, submission.version, items), activeSeconds: seconds };
  return (await member.post(submissionPath(submission, '/draft'), body)).body.version;
}

/** Calls the hand-in once. */
export async function submitVaried(
  member: LoggedInClient,
  { id }: { id: string },
  version: number,
): Promise<Submission> {
  const body = { version, assistance: { used: false, tools: '' } };
  const response = await member.post(submissionPath({ id }, '/submit'), body);
  expect(response.status).toBe(200);
  return response.body as Submission;
}

/** Hands answers in, also if something looks wrong. */
export async function handInVaried(
  member: LoggedInClient,
  submission: Submission,
  choose: Choose,
): Promise<Submission> {
  const version = await saveVaried(member, submission, choose);
  const first = await submitVaried(member, submission, version);
  return first.state === 'submitted' ? first : submitVaried(member, submission, version);
}
