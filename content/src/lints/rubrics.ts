import { isWithin, percent, taskLint } from './lint.ts';

/** The share of hard items in a batch. */
const HARD = { min: 0.1, max: 0.4 };

/** Paid work has three to five criteria that a person judges, or those of known answers; practice has none. */
export const rubricFits = taskLint('rubric', ({ seed, items }) => {
  const { isPractice, rubric } = seed;
  if (!isPractice) {
    const min = rubric.some(({ scoredBy }) => scoredBy) ? 1 : 3;
    return [
      ...(rubric.length < min || rubric.length > 5
        ? [`The rubric has ${rubric.length} criteria, not 3 to 5`]
        : []),
      ...(new Set(rubric.map(({ id }) => id)).size < rubric.length ? ['Two criteria have the same id'] : []),
    ];
  }
  const open = items.filter((item) => item.seed.parts.some(({ id }) => !item.seed.truth[id]));
  return [
    ...(rubric.length > 0 ? ['Practice is not reviewed, so it has no rubric'] : []),
    ...open.map((item) => `Practice asks only what has a known answer, unlike ${item.seed.id}`),
  ];
});

/** A task whose rubric speaks of hard cases says which items they are, in every batch. */
export const hardItemsAreTagged = taskLint('hard items', ({ seed: { batches }, rubricTopics }) => {
  if (!rubricTopics.includes('hardCases')) return [];
  return batches.flatMap((batch, index) => {
    const share = batch.filter(({ isHard }) => isHard).length / batch.length;
    const name = batches.length > 1 ? `batch ${index + 1}` : 'the items';
    return isWithin(share, (HARD.min + HARD.max) / 2, ((HARD.max - HARD.min) / 2) * 100)
      ? []
      : [`${percent(share)} of ${name} have "hard: true", not 10 to 40 %`];
  });
});

/** Only claims ask for what supports an answer. */
export const supportIsOfClaims = taskLint('support of claims', ({ seed, rubricTopics }) =>
  rubricTopics.includes('support') && !seed.rubric.some(({ id }) => id === 'support')
    ? ['Its rubric speaks of "support", which only claims ask for']
    : [],
);
