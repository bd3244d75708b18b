import { PAIR_REASON_MIN } from '@platform/contracts';
import type { CourseBank } from './course/seeds.ts';
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

/**
 * Lists what no one may get of a bank outside of an attempt or a checked answer, for tests that search what members and
 * visitors can get: keys and explanations of all units, and of those of the test also ids and texts. A text that a unit
 * for practice shows too, such as a question that many ask, is left out.
 */
export function listBankSecrets({ units, templates }: CourseBank): string[] {
  const practice = units.filter(({ use }) => use === 'practice');
  const tested = units.filter(({ use }) => use === 'test');
  const published = JSON.stringify(practice.map(({ material, parts }) => [material, parts]));
  const texts = tested.flatMap(({ material, parts }) => listTexts([material, parts]).flatMap(listLongText));
  return [
    ...units.flatMap(listSecretsOfItem).filter((secret) => !published.includes(secret)),
    ...texts.filter((text) => !published.includes(text)),
    ...[...tested, ...templates].map(({ id }) => `"${id}"`),
  ];
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function listSecretsOfItem({ truth, explanation }: Pick<WorkItemSeed, 'truth' | 'explanation'>): string[] {
  const answers = Object.values(truth).flatMap((one) => one.answers.map((answer) => JSON.stringify(answer)));
  return [...answers, ...listLongText(explanation)];
}

/** A short text can be a part of another one by chance. */
function listLongText(text: string): string[] {
  const inJson = JSON.stringify(text).slice(1, -1);
  return inJson.length >= PAIR_REASON_MIN ? [inJson] : [];
}
