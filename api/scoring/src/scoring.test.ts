import {
  PART_NAMES,
  partScore,
  partTypeOf,
  type AnswerStage,
  type PartAnswer,
  type PartDefinition,
  type PartName,
} from '@platform/contracts';
import fc from 'fast-check';
import type { Schema } from 'yup';
import { PART_CASES } from '../test/part-arbitraries.ts';
import { changeOf, distanceOf, guessPart, scorePart } from './scoring.ts';

const RUNS = { numRuns: 60 };

describe.each(PART_NAMES)('%s', (name) => {
  const { definition, answer } = PART_CASES[name];
  const part = partTypeOf(definition);
  const draft = part.answer(definition, 'draft') as Schema<PartAnswer>;

  test('has a definition that matches its schema, and an empty draft that is accepted', () => {
    expect((part.definition as Schema<PartDefinition>).validateSync(definition, { strict: true })).toEqual(
      definition,
    );
    const empty = part.empty(definition);
    expect(draft.validateSync(empty, { strict: true })).toEqual(empty);
  });

  test('accepts every answer that its editor can make as a draft', () => {
    fc.assert(
      fc.property(answer, (made) => {
        expect(draft.validateSync(made, { strict: true })).toEqual(made);
        const { done, total } = part.progress(definition, made);
        expect(done).toBeLessThanOrEqual(total);
      }),
      RUNS,
    );
  });

  test('gives a right answer the score 1', () => {
    fc.assert(
      fc.property(answer, answer, (right, other) => {
        const { score } = scorePart(definition, right, { answers: [other, right] });
        expect(score).toBe(1);
      }),
      RUNS,
    );
  });

  test('gives every answer a score that matches the contract', () => {
    fc.assert(
      fc.property(answer, answer, (made, right) => {
        const score = scorePart(definition, made, { answers: [right] });
        expect(partScore.validateSync(score, { strict: true })).toEqual(score);
      }),
      RUNS,
    );
  });

  test('says what a guess would give', () => {
    fc.assert(
      fc.property(answer, (right) => {
        const { answers, chance } = guessPart(definition, { answers: [right] });
        expect(answers).toBeGreaterThanOrEqual(0);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });

  test('has a distance that is symmetric, between 0 and 1, and 0 for the same answer', () => {
    fc.assert(
      fc.property(answer, answer, (a, b) => {
        const distance = distanceOf(definition, a, b);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(1);
        expect(distanceOf(definition, b, a)).toBe(distance);
        expect(distanceOf(definition, structuredClone(a), a)).toBe(0);
      }),
      RUNS,
    );
  });
});

test('a guess at a choice is right as often as one of its answers', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, label: id, hint: null }));
  const one = {
    type: 'choice',
    id: 'q',
    prompt: '?',
    options,
    min: 1,
    max: 1,
    allowsCannotTell: true,
  } as const;
  const answer = (...selected: string[]) => ({ selected, cannotTell: false, note: '' });
  expect(guessPart(one, { answers: [answer('a')] }).chance).toBe(1 / 4);
  expect(guessPart(one, { answers: [answer('a'), answer('b')] }).chance).toBe(2 / 4);
  // Of {a}, {b}, {c}, {a,b}, {a,c}, {b,c} and "cannot tell", against {a,b}.
  const several = { ...one, max: 2 } as const;
  const expected = (1 / 2 + 1 / 2 + 0 + 1 + 1 / 3 + 1 / 3 + 0) / 7;
  expect(guessPart(several, { answers: [answer('a', 'b')] }).chance).toBeCloseTo(expected);
});

describe('a change', () => {
  test.each(['choice', 'pair'] as const)('of %s counts a note that is written anew as a half', (name) => {
    const { definition } = PART_CASES[name];
    const noteName = name === 'choice' ? 'note' : 'reason';
    const before = { ...partTypeOf(definition).empty(definition), [noteName]: 'The first line says so.' };
    const after = { ...before, [noteName]: 'Nothing else fits' };
    expect(distanceOf(definition, before, after)).toBe(0);
    expect(changeOf(definition, before, after)).toBe(0.5);
    expect(changeOf(definition, before, { ...before })).toBe(0);
  });

  test('is at least the distance of the answers, and at most 1', () => {
    const { definition, answer } = PART_CASES.pair;
    fc.assert(
      fc.property(answer, answer, (a, b) => {
        const change = changeOf(definition, a, b);
        expect(change).toBeGreaterThanOrEqual(distanceOf(definition, a, b));
        expect(change).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });
});

const box = { x: 10, y: 10, width: 20, height: 20, label: 'a', flags: [] };
const verdicts = (evidence: unknown[]) => ({
  verdicts: {
    c1: { verdict: 'supported', evidence },
    c2: { verdict: null, evidence: [] },
    c3: { verdict: null, evidence: [] },
  },
});
const row = { line: null, text: null, count: null, price: null, start: null, color: null };

test.each<[PartName, string, unknown]>([
  ['choice', 'an unknown option', { selected: ['z'], cannotTell: false, note: '' }],
  ['choice', 'an option twice', { selected: ['a', 'a'], cannotTell: false, note: '' }],
  ['choice', 'too many options', { selected: ['a', 'b', 'c', 'd'], cannotTell: false, note: '' }],
  ['choice', 'an option beside "Cannot tell"', { selected: ['a'], cannotTell: true, note: '' }],
  ['choice', 'a note that is too long', { selected: [], cannotTell: false, note: 'x'.repeat(501) }],
  ['choice', 'an unknown field', { selected: [], cannotTell: false, note: '', truth: 1 }],
  ['pair', 'a rating beyond the scale', { ratings: { a: 4 }, reasonCategory: null, reason: '' }],
  ['pair', 'half a rating', { ratings: { a: 0.5 }, reasonCategory: null, reason: '' }],
  ['pair', 'an unknown dimension', { ratings: { z: 1 }, reasonCategory: null, reason: '' }],
  ['pair', 'an unknown reason', { ratings: {}, reasonCategory: 'z', reason: '' }],
  ['rank', 'an unknown entry', { places: [['z']] }],
  ['rank', 'an entry twice', { places: [['a'], ['b', 'a']] }],
  ['rank', 'an empty place', { places: [[], ['a']] }],
  [
    'spans',
    'a span through a surrogate pair',
    { spans: [{ from: 4, to: 5, label: 'a' }], nothingToMark: false },
  ],
  ['spans', 'a span past the end', { spans: [{ from: 0, to: 500, label: 'a' }], nothingToMark: false }],
  ['spans', 'a span before the start', { spans: [{ from: -1, to: 3, label: 'a' }], nothingToMark: false }],
  ['spans', 'an empty span', { spans: [{ from: 1, to: 1, label: 'a' }], nothingToMark: false }],
  ['spans', 'a span that ends in a blank', { spans: [{ from: 0, to: 4, label: 'a' }], nothingToMark: false }],
  ['spans', 'an unknown label', { spans: [{ from: 0, to: 3, label: 'z' }], nothingToMark: false }],
  [
    'spans',
    'overlapping spans',
    {
      spans: [
        { from: 0, to: 3, label: 'a' },
        { from: 1, to: 2, label: 'b' },
      ],
      nothingToMark: false,
    },
  ],
  [
    'spans',
    'spans beside "nothing to mark"',
    { spans: [{ from: 0, to: 3, label: 'a' }], nothingToMark: true },
  ],
  ['boxes', 'a box outside', { boxes: [{ ...box, x: 301 }], nothingToMark: false }],
  ['boxes', 'a box below the picture', { boxes: [{ ...box, y: 181 }], nothingToMark: false }],
  ['boxes', 'a box left of the picture', { boxes: [{ ...box, x: -1 }], nothingToMark: false }],
  ['boxes', 'a box that is too small', { boxes: [{ ...box, width: 3 }], nothingToMark: false }],
  ['boxes', 'half a pixel', { boxes: [{ ...box, x: 1.5 }], nothingToMark: false }],
  ['boxes', 'an unknown flag', { boxes: [{ ...box, flags: ['z'] }], nothingToMark: false }],
  ['boxes', 'too many boxes', { boxes: Array.from({ length: 201 }, () => box), nothingToMark: false }],
  ['rewrite', 'a text that is too long', { text: 'x'.repeat(12_001) }],
  ['rewrite', 'a control character', { text: 'a\u0000b' }],
  ['prompt', 'an unknown check', { system: '', user: '', checked: ['z'] }],
  ['prompt', 'an unknown field', { system: '', user: '', checked: [], model: 'x' }],
  ['claims', 'a quotation past the end', verdicts([{ document: 'd2', from: 0, to: 90 }])],
  ['claims', 'a quotation of an unknown document', verdicts([{ document: 'd9', from: 0, to: 3 }])],
  ['claims', 'a quotation through a surrogate pair', verdicts([{ document: 'd1', from: 4, to: 5 }])],
  [
    'claims',
    'too many quotations',
    verdicts(Array.from({ length: 7 }, () => ({ document: 'd1', from: 0, to: 3 }))),
  ],
  ['claims', 'a missing claim', { verdicts: { c1: { verdict: null, evidence: [] } } }],
  ['form', 'a number beyond its bounds', { rows: [{ ...row, count: 51 }] }],
  ['form', 'cents in parts', { rows: [{ ...row, price: 1.5 }] }],
  ['form', 'a line break in a line', { rows: [{ ...row, line: 'a\nb' }] }],
  ['form', 'a choice that is not offered', { rows: [{ ...row, color: 'green' }] }],
  ['form', 'too many rows', { rows: Array.from({ length: 5 }, () => row) }],
  ['form', 'an unknown field', { rows: [{ ...row, total: 1 }] }],
  ['file', 'too many files', { files: ['a', 'b', 'c', 'd'], links: [], confirmed: false }],
  ['file', 'a file twice', { files: ['a', 'a'], links: [], confirmed: false }],
])('%s: rejects %s, also in a draft', (name, _what, hostile) => {
  const { definition } = PART_CASES[name];
  const schema = partTypeOf(definition).answer(definition, 'draft') as Schema;
  expect(() => schema.validateSync(hostile, { strict: true })).toThrow();
});

test.each([
  'javascript:alert(1)',
  'http://example.org',
  'https://user@example.org',
  'https://localhost',
  'https:',
])('file: keeps the link %s as a draft, and rejects it at the hand-in', (url) => {
  const { definition } = PART_CASES.file;
  const answer = { files: ['f1'], links: [{ url, title: 'A mill', license: 'own' }], confirmed: true };
  const schemaOf = (stage: AnswerStage) => partTypeOf(definition).answer(definition, stage) as Schema;
  expect(schemaOf('draft').isValidSync(answer, { strict: true })).toBe(true);
  expect(schemaOf('complete').isValidSync(answer, { strict: true })).toBe(false);
});

test('a line is right in any encoding of its letters, and 1 is neither 01 nor is Aa BB', () => {
  const { definition } = PART_CASES.form;
  const withLine = (line: string) => ({ rows: [{ ...row, line }] }) as PartAnswer;
  const isRight = (line: string, right: string) =>
    scorePart(definition, withLine(line), { answers: [withLine(right)] }).score === 1;
  expect(isRight('caf\u00e9', 'cafe\u0301')).toBe(true);
  expect([isRight('1', '01'), isRight('Aa', 'BB')]).toEqual([false, false]);
});

test('a right verdict without its evidence is worth half', () => {
  const { definition } = PART_CASES.claims;
  const right = verdicts([{ document: 'd1', from: 0, to: 12 }]) as unknown as PartAnswer;
  const elsewhere = verdicts([{ document: 'd2', from: 0, to: 8 }]) as unknown as PartAnswer;
  const { score, findings } = scorePart(definition, elsewhere, { answers: [right] });
  expect(score).toBeCloseTo((0.5 + 1 + 1) / 3);
  expect(findings[0]).toMatchObject({ target: 'claim:c1', isRight: false });
  expect(findings[0]!.text).toContain('The quotation does not decide it. Report says:');
});

describe('boxes', () => {
  const { definition } = PART_CASES.boxes;
  const other = { ...box, x: 100 };
  const scoreOf = (boxes: unknown[], right: unknown[] = [box, other]) =>
    scorePart(definition, { boxes, nothingToMark: boxes.length === 0 } as unknown as PartAnswer, {
      answers: [{ boxes: right, nothingToMark: right.length === 0 } as unknown as PartAnswer],
    });

  test('score the mean of what was found and of how exact it is', () => {
    expect(scoreOf([box, other]).score).toBe(1);
    // An overlap of 300 of 500 pixels.
    expect(scoreOf([{ ...box, x: 15 }, other]).score).toBeCloseTo((1 + (0.6 + 1) / 2) / 2);
    expect(scoreOf([box]).score).toBeCloseTo((2 / 3 + 1) / 2);
  });

  test('count from an overlap of half on, and only with their label', () => {
    expect(scoreOf([{ ...box, x: 18 }, other]).score).toBeCloseTo((0.5 + 1) / 2);
    expect(scoreOf([{ ...box, label: 'b' }, other]).score).toBeCloseTo((0.5 + 1) / 2);
    expect(scoreOf([{ ...box, x: 200 }]).score).toBe(0);
    expect(scoreOf([]).score).toBe(0);
    expect(scoreOf([], []).score).toBe(1);
  });

  test('count their flags as much as their place', () => {
    const right = [{ ...box, flags: ['a', 'b'] }, other];
    expect(scoreOf([box, other], right).score).toBeCloseTo((1 + 1 + 0) / 3);
    expect(scoreOf([{ ...box, flags: ['a'] }, other], right).score).toBeCloseTo((1 + 1 + 2 / 3) / 3);
    expect(scoreOf([{ ...box, flags: ['a'] }, other]).score).toBeCloseTo((1 + 1 + 0) / 3);
    // The flags of an object that was missed are missed too.
    expect(scoreOf([other], right).score).toBeCloseTo((2 / 3 + 1 + 0) / 3);
  });

  test('are paired with the nearest object, whatever their order', () => {
    const near = { ...box, x: 12 };
    expect(scoreOf([near, box], [box]).findings.map(({ isRight }) => isRight)).toEqual([false, true]);
    expect(scoreOf([box, near], [box]).findings.map(({ isRight }) => isRight)).toEqual([true, false]);
  });

  test('are told how far their edges are off', () => {
    expect(scoreOf([{ ...box, x: 14 }, other]).findings.map(({ text }) => text)).toEqual([
      'Label of a: right. Its edges are up to 4 pixels off.',
      'Label of a: right.',
    ]);
  });
});

test('a ranking that is turned around scores 0, and one that ties everything one half', () => {
  const { definition } = PART_CASES.rank;
  const truth = { answers: [{ places: [['a'], ['b'], ['c'], ['d'], ['e']] }] };
  expect(scorePart(definition, { places: [['e'], ['d'], ['c'], ['b'], ['a']] }, truth).score).toBe(0);
  expect(scorePart(definition, { places: [['a', 'b', 'c', 'd', 'e']] }, truth).score).toBe(0.5);
});
