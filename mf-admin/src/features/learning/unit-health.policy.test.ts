import { createUnitHealth } from '../../testing/learning.factory.ts';
import { findConcerns, sortByConcern } from './unit-health.policy.ts';

test('says nothing of a question that few have answered, but that it is reported', () => {
  const rarelyAsked = { asked: 19, facility: 0, pointBiserial: -1 };
  expect(findConcerns(createUnitHealth(rarelyAsked))).toEqual([]);
  expect(findConcerns(createUnitHealth({ ...rarelyAsked, pendingReports: 1 }))).toEqual(['reported']);
});

test('names what is conspicuous, and sorts it first', () => {
  const strange = createUnitHealth({
    ...{ name: '1.1-009', facility: 0.2, pointBiserial: 0.05 },
    parts: [
      {
        part: 'answer',
        facility: 0.2,
        options: [
          { id: 'a', label: 'A', share: 0.2, isRight: true },
          { id: 'b', label: 'B', share: 0.7, isRight: false },
        ],
      },
    ],
  });
  expect(findConcerns(strange)).toEqual([
    'hardly anyone is right',
    'does not tell skill apart',
    'a wrong option is chosen more often than the right one',
  ]);
  expect(sortByConcern([createUnitHealth(), strange])[0]).toBe(strange);
});
