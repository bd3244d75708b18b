import type { FileAnswer } from '@platform/contracts';
import { mean, setSimilarity, textDistance } from './measures.ts';
import type { Guess, PartScoring } from './part-truth.ts';

/*
 * Texts, prompts and files that members write are read by a person and have no right answer. Only their distance is
 * used, to say how much a revision changed.
 */

const guess = (): Guess => ({ answers: 1, chance: 0 });

export const rewriteScoring: PartScoring<'rewrite'> = {
  score: (_definition, answer, truth) => ({ score: 1 - textDistance(answer.text, truth.text), findings: [] }),
  guess,
  distance: (_definition, a, b) => textDistance(a.text, b.text),
};

const promptDistance: PartScoring<'prompt'>['distance'] = ({ fields, checklist }, a, b) =>
  mean([
    ...fields.map((field) => textDistance(a[field], b[field])),
    ...(checklist.length > 0 ? [1 - setSimilarity(a.checked, b.checked)] : []),
  ]);

export const promptScoring: PartScoring<'prompt'> = {
  score: (definition, answer, truth) => ({
    score: 1 - promptDistance(definition, answer, truth),
    findings: [],
  }),
  guess,
  distance: promptDistance,
};

export const fileScoring: PartScoring<'file'> = {
  score: (_definition, answer, truth) => ({
    score: setSimilarity(itemsOf(answer), itemsOf(truth)),
    findings: [],
  }),
  guess,
  distance: (_definition, a, b) => 1 - setSimilarity(itemsOf(a), itemsOf(b)),
};

function itemsOf({ files, links }: FileAnswer): string[] {
  return [...files, ...links.map(({ url, title, license }) => `${url} ${license} ${title}`)];
}
