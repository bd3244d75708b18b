import type { PartDefinition, PartFinding } from '@platform/contracts';
import { PART_CASES } from '../test/part-arbitraries.ts';
import { findPatterns } from './patterns.ts';

const choice = PART_CASES.choice.definition;
const finding = (text: string, isRight = false): PartFinding => ({ target: null, isRight, text });

/** Scores a question so often, each time with these findings. */
function repeat(count: number, definition: PartDefinition, ...findings: PartFinding[]) {
  const score = { part: definition.id, score: 0, findings, truth: {} as never };
  return Array.from({ length: count }, () => ({ score, parts: [definition] }));
}

test('names what is wrong in at least three cases, the most frequent first, and at most three', () => {
  const scored = [
    ...repeat(3, choice, finding('A'), finding('Right', true)),
    ...repeat(5, choice, finding('B')),
    ...repeat(2, choice, finding('Rare')),
    ...repeat(4, choice, finding('C')),
    ...repeat(6, choice, finding('D')),
  ];
  expect(findPatterns(scored)).toEqual(['D (6 times)', 'B (5 times)', 'C (4 times)']);
  expect(findPatterns([])).toEqual([]);
});

test.each(['pair', 'rank', 'claims', 'spans', 'boxes', 'form'] as const)(
  'quotes nothing of an item of %s',
  (name) => {
    const { definition } = PART_CASES[name];
    const field = definition.type === 'form' ? definition.fields[0]!.id : '';
    const quoted = { target: `row:1.${field}`, isRight: false, text: 'QUOTED' };
    const [pattern] = findPatterns(repeat(3, definition, quoted));
    expect(pattern).toMatch(/ \(3 times\)$/);
    expect(pattern).not.toContain('QUOTED');
  },
);

test('says nothing of texts that members write', () => {
  for (const name of ['rewrite', 'prompt', 'file'] as const)
    expect(findPatterns(repeat(3, PART_CASES[name].definition, finding('QUOTED')))).toEqual([]);
});
