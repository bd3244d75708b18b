import { TEST_PASS } from '@platform/contracts';
import type { PartDefinition } from '@platform/contracts';
import { chooseForm, chooseRenewal, hasEnough, type FormSource } from './test.form.ts';
import { guessTest, guessUnit } from './test.guess.ts';
import { addMonths, isPassed, isUnitRight, retakeAt } from './test.policy.ts';

const tallies = (...rights: number[]) =>
  rights.map((right, index) => ({ id: `1.${index + 1}`, right, of: 5 }));

describe('the pass rule', () => {
  test.each([
    ['23 right, and two in the weakest objective', tallies(5, 5, 5, 4, 2, 2), true],
    ['22 right', tallies(5, 5, 5, 3, 2, 2), false],
    ['25 right, but one of five in an objective', tallies(5, 5, 5, 5, 4, 1), false],
    ['30 right', tallies(5, 5, 5, 5, 5, 5), true],
  ])('%s', (_name, tally, expected) => {
    expect(isPassed('test', tally)).toBe(expected);
  });

  test('of a renewal is eight of ten, wherever they are', () => {
    expect(isPassed('renewal', [{ id: '1.1', right: 8, of: 10 }])).toBe(true);
    expect(isPassed('renewal', [{ id: '1.1', right: 7, of: 10 }])).toBe(false);
    expect(
      isPassed('renewal', [...tallies(5), { id: '1.2', right: 3, of: 3 }, { id: '1.3', right: 0, of: 2 }]),
    ).toBe(true);
  });

  test('counts a part with exactly 0.8, also if rounding took something off', () => {
    expect(isUnitRight([{ score: 0.8 }])).toBe(true);
    expect(isUnitRight([{ score: 0.1 + 0.7 }])).toBe(true);
    expect(isUnitRight([{ score: 0.79 }])).toBe(false);
    expect(isUnitRight([{ score: 1 }, { score: 0.79 }])).toBe(false);
    expect(isUnitRight([])).toBe(false);
  });
});

test('a retake waits 24 hours, 72 hours, and then 14 days each', () => {
  const ended = { state: 'failed' as const, endedAt: new Date('2026-03-10T12:00:00Z') };
  const hours = [0, 1, 2, 3, 4, 9].map((count) => {
    const at = retakeAt(Array.from({ length: count }, () => ended));
    return at && (at.getTime() - ended.endedAt.getTime()) / 3_600_000;
  });
  expect(hours).toEqual([null, 24, 72, 336, 336, 336]);
});

test('months end on the last day of a shorter one', () => {
  expect(addMonths(new Date('2024-02-29T10:00:00Z'), 24).toISOString()).toBe('2026-02-28T10:00:00.000Z');
  expect(addMonths(new Date('2026-03-31T10:00:00Z'), -1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
});

const objectives = ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'];
const byHand = (objective: string, count: number): FormSource[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ name: `${objective}-${index}`, objective, kind: 'hand', isTemplate: false },
  }));
const template = (objective: string): FormSource => ({
  ...{ name: `${objective}-t`, objective, kind: 'parametric', isTemplate: true },
});
const work = (objective: string): FormSource => ({
  ...{ name: `${objective}-w`, objective, kind: 'work', isTemplate: false },
});

describe('a form', () => {
  const bank = objectives.flatMap((objective) => [
    ...byHand(objective, 6),
    template(objective),
    work(objective),
  ]);

  test('is the same for the same seed, whatever order the bank comes in, and another one for another seed', () => {
    const form = chooseForm('seed', bank, new Set());
    expect(chooseForm('seed', [...bank].reverse(), new Set())).toEqual(form);
    expect(chooseForm('other', bank, new Set())).not.toEqual(form);
  });

  test('has of each objective a small work, two of its template and two by hand', () => {
    const form = chooseForm('seed', bank, new Set())!;
    expect(form).toHaveLength(30);
    for (const objective of objectives) {
      const own = form.filter(({ name }) => name.startsWith(objective)).map(({ name }) => name);
      expect(own.filter((name) => name.endsWith('-t'))).toHaveLength(2);
      expect(own.filter((name) => name.endsWith('-w'))).toHaveLength(1);
      expect(new Set(own).size).toBe(4);
    }
  });

  test('repeats nothing that rests, and makes up for it with the template', () => {
    const resting = new Set(byHand('1.1', 6).map(({ name }) => name));
    const own = chooseForm('seed', bank, resting)!.filter(({ name }) => name.startsWith('1.1'));
    expect(own.map(({ name }) => name).sort()).toEqual(['1.1-t', '1.1-t', '1.1-t', '1.1-t', '1.1-w']);
  });

  test('of choices alone lasts three attempts with 15 by hand', () => {
    const choices = objectives.flatMap((objective) => byHand(objective, 15));
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c'])
      for (const { name } of chooseForm(seed, choices, seen)!) {
        expect(seen).not.toContain(name);
        seen.add(name);
      }
    expect(chooseForm('d', choices, seen)).toBeUndefined();
    expect(hasEnough(choices, objectives)).toBe(true);
    expect(hasEnough(choices.slice(1), objectives)).toBe(false);
    expect(hasEnough(bank, [...objectives, '1.7'])).toBe(false);
  });

  test('of a renewal has ten, at most two of an objective', () => {
    const form = chooseRenewal('seed', bank, new Set())!;
    const counts = objectives.map(
      (objective) => form.filter(({ name }) => name.startsWith(objective)).length,
    );
    expect([form.length, Math.min(...counts), Math.max(...counts)]).toEqual([10, 1, 2]);
  });
});

describe('a guess', () => {
  const choice = (count: number, allowsCannotTell = false): PartDefinition => ({
    ...{ type: 'choice', id: 'q', prompt: '', min: 1, max: 1, allowsCannotTell },
    options: Array.from({ length: count }, (_, index) => ({ id: `o${index}`, label: '', hint: null })),
  });
  const truth = { q: { answers: [{ selected: ['o0'], cannotTell: false, note: '' }] } };

  test('at a choice is right by its options', () => {
    expect(guessUnit({ parts: [choice(4)], truth })).toBe(1 / 4);
    expect(guessUnit({ parts: [choice(4, true)], truth })).toBe(1 / 5);
    expect(guessUnit({ parts: [choice(4)], truth: {} })).toBe(0);
  });

  test('passes the test with four options with less than 1e-6, and with two with far more than 1e-4', () => {
    expect(guessTest(objectives.map(() => [1 / 4]))).toBeLessThan(1e-6);
    expect(guessTest(objectives.map(() => [1 / 2]))).toBeGreaterThan(1e-4);
    expect(guessTest([])).toBe(1);
  });

  test('passes as often as a simulation says', () => {
    let [seed, passed] = [1, 0];
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const runs = 20_000;
    for (let run = 0; run < runs; run += 1) {
      const rights = objectives.map(
        () => Array.from({ length: 5 }, random).filter((value) => value < 0.75).length,
      );
      const total = rights.reduce((sum, right) => sum + right, 0);
      if (total >= TEST_PASS.right && rights.every((right) => right >= 2)) passed += 1;
    }
    expect(guessTest(objectives.map(() => [0.75]))).toBeCloseTo(passed / runs, 1);
  });
});
