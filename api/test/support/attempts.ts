import type { Attempt, AttemptKind } from '@platform/contracts';
import type { LoggedInClient } from './factories.ts';
import { createMember } from './factories.ts';
import type { TestApi } from './test-api.ts';
import { COURSE_ID, RIGHT_ANSWER, WRONG_ANSWER } from './courses.ts';

export const TEST_PATH = `/api/user/courses/${COURSE_ID}/test`;

/** Creates a member with a confirmed address, who can take tests. */
export async function createLearner(api: TestApi): Promise<LoggedInClient> {
  const member = await createMember(api);
  await api.database.connection
    .collection('users')
    .updateOne({ username: member.user.username }, { $set: { emailVerified: true } });
  return member;
}

export async function startAttempt(
  member: LoggedInClient,
  { kind = 'test', isLong = false }: { kind?: AttemptKind; isLong?: boolean } = {},
): Promise<Attempt> {
  const { status, body } = await member.post(`${TEST_PATH}/start`, { kind, isLong });
  if (status !== 200) throw new Error(`No attempt was started: ${JSON.stringify(body)}`);
  return body as Attempt;
}

/** Builds the body that saves an answer to some questions, by their numbers. */
export function saveAnswers(
  numbers: readonly number[],
  { answers = RIGHT_ANSWER, version = 0, editorId = 'page-1' }: SaveOptions = {},
) {
  const items = numbers.map((number) => ({ number, answers, isMarked: false }));
  return { version, editorId, device: 'Firefox on Linux', items };
}

type SaveOptions = { answers?: object; version?: number; editorId?: string };

/** Answers the first questions right and the others wrong, and hands the attempt in. */
export async function finishAttempt(
  member: LoggedInClient,
  attempt: Attempt,
  rightCount: number,
): Promise<Attempt> {
  const numbers = attempt.items.map((_, index) => index + 1);
  const items = [
    ...saveAnswers(numbers.slice(0, rightCount)).items,
    ...saveAnswers(numbers.slice(rightCount), { answers: WRONG_ANSWER }).items,
  ];
  const path = `/api/user/attempts/${attempt.id}`;
  const saved = await member.post(`${path}/answers`, { ...saveAnswers([]), items });
  if (saved.status !== 200) throw new Error(`Nothing was saved: ${JSON.stringify(saved.body)}`);
  const { status, body } = await member.post(`${path}/submit`);
  if (status !== 200) throw new Error(`It was not handed in: ${JSON.stringify(body)}`);
  return body as Attempt;
}

/** Passes the test of the course with all answers right. */
export async function passTest(member: LoggedInClient): Promise<Attempt> {
  const attempt = await startAttempt(member);
  return finishAttempt(member, attempt, attempt.items.length);
}
