import { PAIR_REASON_MIN } from '@platform/contracts';
import type { WorkItemSeed, WorkTaskSeed } from './seeds.ts';

/**
 * Lists texts that are only in the keys of a task, for tests that search what members can get: explanations, right
 * answers as they are stored, and what reviewers try the work with. What the task shows to every member anyway, such as
 * a rule that an explanation quotes, is left out.
 */
export function listSecrets({
  instructions,
  guideline,
  rubric,
  reviewerKit = [],
  batches,
}: WorkTaskSeed): string[] {
  const items = batches.flat();
  const asked = items.map(({ material, parts }) => [material, parts]);
  const published = JSON.stringify([instructions, guideline, rubric, asked]);
  const tried = reviewerKit.flatMap(({ input, expect }) => [input, expect]).flatMap(listLongText);
  return [...items.flatMap(listSecretsOfItem), ...tried].filter((secret) => !published.includes(secret));
}

function listSecretsOfItem({ truth, explanation }: WorkItemSeed): string[] {
  const answers = Object.values(truth).flatMap((one) => one.answers.map((answer) => JSON.stringify(answer)));
  return [...answers, ...listLongText(explanation)];
}

/** A short text can be a part of another one by chance. */
function listLongText(text: string): string[] {
  const inJson = JSON.stringify(text).slice(1, -1);
  return inJson.length >= PAIR_REASON_MIN ? [inJson] : [];
}
