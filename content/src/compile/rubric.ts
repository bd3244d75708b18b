import { SCORE_LEVELS, criterion, type Criterion } from '@platform/contracts';
import { ContentError, listOf, mapOf, textOf, type Field } from '../source/field.ts';
import type { CompiledItem } from './items.ts';

/** What the file of a task says about the criteria of its known answers. */
export type RubricTopic = 'hardCases' | 'support';

/** The criteria of a task, and what its file says of known answers, which need not lead to a criterion. */
type CompiledRubric = {
  readonly criteria: readonly Criterion[];
  readonly topics: readonly RubricTopic[];
};

/** Reads criteria with what work of each level looks like, or what the criteria of known answers speak of. */
export function readRubric(field: Field | undefined, items: readonly CompiledItem[]): CompiledRubric {
  if (!field) return { criteria: [], topics: [] };
  if (field.kind === 'map') return readKnownAnswers(field, items);
  return { criteria: readJudged(field), topics: [] };
}

/** Reads criteria that a person judges. */
function readJudged(list: Field): Criterion[] {
  return listOf(list).map((entry) => {
    const fields = mapOf(entry);
    const [weak, fair, good] = ['weak', 'fair', 'good'].map((level) => textOf(fields.get(level)));
    const anchors = { weak: weak ?? '', fair: fair ?? '', good: good ?? '' };
    const one = createCriterion(textOf(fields.get('id')), textOf(fields.get('title')), anchors);
    fields.end();
    return checkCriterion(one, entry);
  });
}

/**
 * The criteria of known answers, and those that a person judges beside them. The platform fills in those about what is
 * right from the score; a reviewer judges the quotations of claims. `hardCases` says what the hard items of this task
 * are, e.g. `notes that leave a question open`, `support` what supports an answer, e.g. `the quotation`.
 */
function readKnownAnswers(field: Field, items: readonly CompiledItem[]): CompiledRubric {
  const fields = mapOf(field);
  const [hardCases, support, judged] = ['hardCases', 'support', 'criteria'].map((name) => fields.maybe(name));
  fields.end();
  const hasHard = items.some(({ seed }) => seed.isHard);
  const hasClaims = items.some(({ seed }) => seed.parts.some(({ type }) => type === 'claims'));
  return {
    criteria: [
      scoredBy('known_answers', (share) => `${share} of the answers are right.`),
      ...(hardCases && hasHard ? [checkCriterion(hardCriterion(textOf(hardCases)), hardCases)] : []),
      ...(support && hasClaims ? [checkCriterion(supportOf(textOf(support)), support)] : []),
      ...(judged ? readJudged(judged) : []),
    ],
    topics: [...(hardCases ? (['hardCases'] as const) : []), ...(support ? (['support'] as const) : [])],
  };
}

function hardCriterion(hardCases: string): Criterion {
  return scoredBy('hard_items', (share) => `Of ${hardCases}, ${share.toLowerCase()} are right.`);
}

const SCORED = {
  known_answers: { id: 'accuracy', title: 'Accuracy' },
  hard_items: { id: 'hard_cases', title: 'Hard cases' },
} as const;

/** A criterion whose level follows from a score, so that there is no gap between the levels. */
function scoredBy(score: keyof typeof SCORED, describe: (share: string) => string): Criterion {
  const { id, title } = SCORED[score];
  const { fair, good } = SCORE_LEVELS;
  const anchors = {
    weak: describe(`Fewer than ${fair}%`),
    fair: describe(`${fair} to ${good - 1}%`),
    good: describe(`At least ${good}%`),
  };
  return { ...createCriterion(id, title, anchors), scoredBy: score };
}

function supportOf(support: string): Criterion {
  return createCriterion('support', 'Support', {
    weak: `Often ${support} is missing, or has nothing to do with the answer.`,
    fair: `As a rule ${support} fits the answer.`,
    good: `A reader who checks ${support} comes to the same answer every time.`,
  });
}

/** A criterion with what work of each level looks like, from worst to best. */
function createCriterion(
  id: string,
  title: string,
  { weak, fair, good }: Readonly<Record<'weak' | 'fair' | 'good', string>>,
): Criterion {
  return {
    id,
    title,
    options: [
      { id: 'weak', label: 'Falls short', anchor: weak },
      { id: 'fair', label: 'Acceptable', anchor: fair },
      { id: 'good', label: 'Good', anchor: good },
    ],
  };
}

function checkCriterion(one: Criterion, { location }: Field): Criterion {
  if (!criterion.isValidSync(one, { strict: true }))
    throw new ContentError(location, 'A text of the rubric is too long');
  return one;
}
