import { PAIR_REASON_MIN } from '@platform/contracts';
import type { WorkItemSeed, WorkTaskSeed } from './seeds.ts';

/**
 * Lists texts that are only in the keys of a task, for tests that search what members can get: explanations, and right
 * answers as they are stored. What the task shows to every member anyway, such as a rule that an explanation quotes, is
 * left out.
 */
export function listSecrets({ instructions, guideline, rubric, batches }: WorkTaskSeed): string[] {
  const items = batches.flat();
  const asked = items.map(({ material, parts }) => [material, parts]);
  const published = JSON.stringify([instructions, guideline, rubric, asked]);
  return items.flatMap(listSecretsOfItem).filter((secret) => !published.includes(secret));
}

function listSecretsOfItem({ truth, explanation }: WorkItemSeed): string[] {
  const answers = Object.values(truth).flatMap((one) => one.answers.map((answer) => JSON.stringify(answer)));
  const text = JSON.stringify(explanation).slice(1, -1);
  return [...answers, ...(text.length >= PAIR_REASON_MIN ? [text] : [])];
}
