import type { ChoiceAnswer } from '@platform/contracts';
import { mean, setSimilarity } from './measures.ts';
import type { PartScoring } from './part-truth.ts';

/** One option is right or wrong; of several, the share that answer and truth have in common (Jaccard index). */
export const choiceScoring: PartScoring<'choice'> = {
  score: ({ options }, answer, truth) => ({
    score: setSimilarity(chosen(answer), chosen(truth)),
    findings: [
      ...(answer.cannotTell || truth.cannotTell
        ? [
            {
              target: null,
              isRight: answer.cannotTell === truth.cannotTell,
              text: describeCannotTell(answer, truth),
            },
          ]
        : []),
      ...options.flatMap(({ id, label }) => {
        const [isChosen, isWanted] = [answer.selected.includes(id), truth.selected.includes(id)];
        if (!isChosen && !isWanted) return [];
        const text = isChosen
          ? isWanted
            ? `"${label}" is right.`
            : `"${label}" does not apply here.`
          : `"${label}" applies and was not chosen.`;
        return [{ target: `option:${id}`, isRight: isChosen && isWanted, text }];
      }),
    ],
  }),
  guess: ({ options, min, max, allowsCannotTell }, truths) => {
    const ids = options.map(({ id }) => id);
    const answers = listSubsets(ids).filter(({ length }) => length >= min && length <= max);
    const scores = (allowsCannotTell ? [...answers, ['']] : answers).map((answer) =>
      Math.max(...truths.map((truth) => setSimilarity(answer, chosen(truth)))),
    );
    return { answers: 1, chance: mean(scores) };
  },
  distance: (_definition, a, b) => 1 - setSimilarity(chosen(a), chosen(b)),
};

function listSubsets(ids: readonly string[]): string[][] {
  return ids.reduce<string[][]>((all, id) => [...all, ...all.map((subset) => [...subset, id])], [[]]);
}

/** The chosen options; "Cannot tell" counts as one of them. An id is never empty, so the empty text stands for it. */
function chosen({ selected, cannotTell }: ChoiceAnswer): string[] {
  return cannotTell ? ['', ...selected] : selected;
}

function describeCannotTell(answer: ChoiceAnswer, truth: ChoiceAnswer): string {
  if (!truth.cannotTell) return 'It can be told from the material.';
  return answer.cannotTell
    ? 'It cannot be told from the material.'
    : 'It cannot be told: the material does not say.';
}
