import type {
  CannotDoReason,
  ItemAnswers,
  ItemDraft,
  PartDefinition,
  Submission,
  SubmissionItem,
} from '@platform/contracts';
import type { TestClient } from './test-client.ts';

/** Starts a work task. @throws Error if it is rejected */
export async function startTask(client: TestClient, taskId: string): Promise<Submission> {
  const { status, body } = await client.post(`/api/tasks/${taskId}/work/start`);
  if (status !== 200) throw new Error(`The start of ${taskId} was rejected: ${JSON.stringify(body)}`);
  return body as Submission;
}

export function submissionPath({ id }: { readonly id: string }, rest = ''): string {
  return `/api/user/submissions/${id}${rest}`;
}

/** Builds the body that saves items from the first page. */
export function saveBody(_submission: Submission, version: number, items: readonly object[]) {
  return {
    version,
    editorId: 'page-1',
    device: 'Firefox on Linux',
    activeSeconds: 600,
    effort: { typed: 10, pasted: 0, inserted: 0 },
    items,
  };
}

/** Answers every question of an item: a cat, the right side, a plain text. Not all answers to pairs are the same. */
export function fillIn({ id, parts }: Pick<SubmissionItem, 'id' | 'parts'>, index = 0): ItemDraft {
  const answers = parts.map((part) => [part.id, answerOf(part, index)]);
  return { itemId: id, answers: Object.fromEntries(answers) as ItemAnswers, cannotDo: null };
}

/** Saves answers to all items of a submission, or why none of them can be done. Returns the new version. */
export async function answerAll(
  client: TestClient,
  submission: Submission,
  cannotDo: CannotDoReason | null = null,
): Promise<number> {
  const items = submission.items.map((item, index) => ({ ...fillIn(item, index), cannotDo }));
  const body = saveBody(submission, submission.version, items);
  const response = await client.post(submissionPath(submission, '/draft'), body);
  if (response.status !== 200) throw new Error(`The draft was rejected: ${JSON.stringify(response.body)}`);
  return response.body.version as number;
}

function answerOf({ type }: PartDefinition, index: number): object {
  if (type === 'pair') {
    const reasonCategory = index % 2 === 0 ? 'truer' : 'shorter';
    return { ratings: { clear: 2 }, reasonCategory, reason: 'This side says what is true.' };
  }
  if (type === 'choice') return { selected: ['cat'], cannotTell: false, note: '' };
  return { text: 'Please use cats.' };
}
