import type { PartDefinition, PartFinding, PartScore } from '@platform/contracts';

/** How often something must be wrong before it is named: fewer cases would tell which items are meant. */
const CASES_MIN = 3;
const PATTERNS_MAX = 3;

/** The score of one question, and the questions of its item. */
export type ScoredPart = { readonly score: PartScore; readonly parts: readonly PartDefinition[] };

/** Says what is wrong most often in some answers, without saying in which. */
export function findPatterns(scored: readonly ScoredPart[]): string[] {
  const counts = new Map<string, number>();
  for (const { score, parts } of scored) {
    const definition = parts.find(({ id }) => id === score.part);
    for (const finding of score.findings) {
      const pattern = definition && !finding.isRight && patternOf(definition, finding);
      if (pattern) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= CASES_MIN)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, PATTERNS_MAX)
    .map(([pattern, count]) => `${pattern} (${count} times)`);
}

/** Names what is wrong without naming what only one item has. Text that members write has no right answer. */
function patternOf(definition: PartDefinition, { target, text }: PartFinding): string | undefined {
  switch (definition.type) {
    case 'choice':
      return text;
    case 'pair': {
      const dimension = definition.dimensions.find(({ id }) => target === `dimension:${id}`);
      return dimension ? `${dimension.label}: another side, or both` : 'Another reason decides it';
    }
    case 'rank':
      return 'An entry is in another place';
    case 'claims':
      return 'The verdict is another one, or the quotation does not decide it';
    case 'spans':
      return target === null
        ? 'A piece was not marked'
        : 'A piece is marked that is not, or not as, it should be';
    case 'boxes':
      return target === null ? 'An object was not marked' : 'A box is where it should not be, or not exact';
    case 'form': {
      const field = definition.fields.find(({ id }) => target?.endsWith(`.${id}`) === true);
      return field && `${field.label} is another value`;
    }
    default:
      return undefined;
  }
}
