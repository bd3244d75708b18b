import {
  LICENSES,
  VERDICTS,
  trimSpan,
  type LabeledSpan,
  type PartAnswer,
  type PartAnswers,
  type PartDefinition,
  type PartDefinitions,
  type PartName,
} from '@platform/contracts';
import fc, { type Arbitrary } from 'fast-check';

/** A question of a type with the answers that its editor can make, finished or not. */
export type PartCase = { readonly definition: PartDefinition; readonly answer: Arbitrary<PartAnswer> };

const option = (id: string) => ({ id, label: `Label of ${id}`, hint: null });
const OPTIONS = ['a', 'b', 'c', 'd'].map(option);
const NO_RULES = { minWords: 0, maxWords: 0, maxSentenceWords: 0, required: [], banned: [] };
/** Contains characters of two code units, and blanks of several kinds. */
const TEXT = 'The 🦉 owl flew at\u00a0night,  over 12 roofs.\nThen 👩‍🌾 the farmer saw 𝒳 and waved.';
const OTHER_TEXT = 'A second document: it rained 🌧 all day.';

const anyText = fc.string({ unit: 'grapheme', maxLength: 80 }).map((text) => text.replace(/\p{C}/gu, ''));

export const PART_CASES: { readonly [Name in PartName]: PartCase } = {
  choice: describe<'choice'>(
    { type: 'choice', id: 'p', prompt: 'Which?', options: OPTIONS, min: 1, max: 3, allowsCannotTell: true },
    fc.oneof(
      fc.record({
        selected: fc.subarray(ids(OPTIONS), { maxLength: 3 }),
        cannotTell: fc.constant(false),
        note: anyText,
      }),
      fc.record({ selected: fc.constant<string[]>([]), cannotTell: fc.constant(true), note: anyText }),
    ),
  ),
  pair: describe<'pair'>(
    {
      type: 'pair',
      id: 'p',
      prompt: 'Which is better?',
      left: { title: 'Answer A', text: 'One' },
      right: { title: 'Answer B', text: 'Two' },
      dimensions: OPTIONS,
      reasonCategories: OPTIONS,
    },
    fc.record({
      ratings: fc.dictionary(fc.constantFrom(...ids(OPTIONS)), fc.integer({ min: -3, max: 3 }), {
        noNullPrototype: true,
      }),
      reasonCategory: fc.option(fc.constantFrom(...ids(OPTIONS))),
      reason: anyText,
    }),
  ),
  rank: describe<'rank'>(
    {
      type: 'rank',
      id: 'p',
      prompt: 'In which order?',
      entries: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id, text: `Text ${id}` })),
      allowsTies: true,
      first: 'best',
      last: 'worst',
    },
    fc
      .tuple(
        fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']),
        fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      )
      .map(([order, ties]) => ({ places: toPlaces(order, ties) })),
  ),
  spans: describe<'spans'>(
    { type: 'spans', id: 'p', prompt: 'Mark', text: TEXT, labels: OPTIONS },
    fc.oneof(
      fc
        .array(fc.tuple(spanOf(TEXT), fc.constantFrom(...ids(OPTIONS))), { maxLength: 8 })
        .map((marks) => ({ spans: withoutOverlap(marks), nothingToMark: false })),
      fc.constant<PartAnswers['spans']>({ spans: [], nothingToMark: true }),
    ),
  ),
  boxes: describe<'boxes'>(
    {
      type: 'boxes',
      id: 'p',
      prompt: 'Draw',
      picture: 'a'.repeat(64),
      width: 320,
      height: 200,
      description: 'A street',
      labels: OPTIONS,
      flags: OPTIONS.slice(0, 2),
      minSide: 4,
    },
    fc.oneof(
      fc.record({
        boxes: fc.array(boxIn(320, 200), { maxLength: 12 }),
        nothingToMark: fc.constant(false),
      }),
      fc.constant<PartAnswers['boxes']>({ boxes: [], nothingToMark: true }),
    ),
  ),
  rewrite: describe<'rewrite'>(
    { type: 'rewrite', id: 'p', prompt: 'Rewrite', source: TEXT, rules: NO_RULES },
    fc.record({ text: anyText }),
  ),
  prompt: describe<'prompt'>(
    {
      type: 'prompt',
      id: 'p',
      prompt: 'Write a prompt',
      fields: ['system', 'user'],
      variables: ['topic'],
      rules: NO_RULES,
      checklist: OPTIONS,
    },
    fc.record({ system: anyText, user: anyText, checked: fc.subarray(ids(OPTIONS)) }),
  ),
  claims: describe<'claims'>(
    {
      type: 'claims',
      id: 'p',
      prompt: 'Check',
      claims: ['c1', 'c2', 'c3'].map((id) => ({ id, text: `Claim ${id}` })),
      documents: [
        { id: 'd1', title: 'Report', text: TEXT },
        { id: 'd2', title: 'Letter', text: OTHER_TEXT },
      ],
    },
    fc.record({ verdicts: fc.record({ c1: claimVerdict(), c2: claimVerdict(), c3: claimVerdict() }) }),
  ),
  form: describe<'form'>(
    {
      type: 'form',
      id: 'p',
      prompt: 'Fill in',
      fields: [
        formField('line', 'line', 0, 80),
        formField('text', 'text', 0, 400),
        formField('count', 'integer', 0, 50),
        formField('price', 'money', -500, 500_00),
        formField('start', 'tenths', 0, 600),
        { ...formField('color', 'choice', 0, 0), options: ['red', 'blue'], optional: true },
      ],
      minRows: 1,
      maxRows: 4,
      sum: null,
    },
    fc.record({ rows: fc.array(formRow(), { maxLength: 4 }) }),
  ),
  file: describe<'file'>(
    {
      type: 'file',
      id: 'p',
      prompt: 'Add a file',
      types: ['image/png'],
      minFiles: 1,
      maxFiles: 3,
      minLinks: 0,
      maxLinks: 2,
      statement: 'It is my own work.',
    },
    fc.record({
      files: fc.subarray(['f1', 'f2', 'f3']),
      links: fc.array(
        fc.record({
          url: fc.constantFrom('https://example.org/a', 'https://example.org/b', 'https:/', ''),
          title: fc.constantFrom('A lake', 'A mill'),
          license: fc.constantFrom(...LICENSES.map(({ value }) => value)),
        }),
        { maxLength: 2 },
      ),
      confirmed: fc.boolean(),
    }),
  ),
};

/** Keeps definition and answers of one question together while it is written. */
function describe<Name extends PartName>(
  definition: PartDefinitions[Name],
  answer: Arbitrary<PartAnswers[Name]>,
): PartCase {
  return { definition, answer };
}

function ids(options: readonly { id: string }[]): string[] {
  return options.map(({ id }) => id);
}

function toPlaces(order: readonly string[], ties: readonly boolean[]): string[][] {
  const places: string[][] = [];
  for (const [index, id] of order.entries()) {
    const last = places.at(-1);
    if (last && ties[index]) last.push(id);
    else places.push([id]);
  }
  return places;
}

/** Selects from one character to another, as a pointer or the keyboard does; editors trim white space. */
function spanOf(text: string): Arbitrary<{ from: number; to: number }> {
  const offsets = Array.from(text).reduce<number[]>(
    (all, character) => [...all, (all.at(-1) ?? 0) + character.length],
    [0],
  );
  return fc
    .tuple(fc.constantFrom(...offsets), fc.constantFrom(...offsets))
    .map(([a, b]) => trimSpan(text, { from: Math.min(a, b), to: Math.max(a, b) }))
    .filter((span) => span !== undefined);
}

function withoutOverlap(marks: readonly (readonly [{ from: number; to: number }, string])[]): LabeledSpan[] {
  const spans: LabeledSpan[] = [];
  for (const [{ from, to }, label] of marks.toSorted(([a], [b]) => a.from - b.from)) {
    if (from >= (spans.at(-1)?.to ?? 0)) spans.push({ from, to, label });
  }
  return spans;
}

function boxIn(width: number, height: number) {
  return fc
    .record({
      x: fc.integer({ min: 0, max: width - 4 }),
      y: fc.integer({ min: 0, max: height - 4 }),
      width: fc.integer({ min: 4, max: width }),
      height: fc.integer({ min: 4, max: height }),
      label: fc.constantFrom(...ids(OPTIONS)),
      flags: fc.subarray(['a', 'b']),
    })
    .map((box) => ({
      ...box,
      width: Math.min(box.width, width - box.x),
      height: Math.min(box.height, height - box.y),
    }));
}

function claimVerdict() {
  const quotation = fc.oneof(
    spanOf(TEXT).map((span) => ({ document: 'd1', ...span })),
    spanOf(OTHER_TEXT).map((span) => ({ document: 'd2', ...span })),
  );
  return fc.record({
    verdict: fc.option(fc.constantFrom(...VERDICTS)),
    evidence: fc.array(quotation, { maxLength: 4 }),
  });
}

function formField(
  id: string,
  kind: 'line' | 'text' | 'integer' | 'money' | 'tenths' | 'choice',
  min: number,
  max: number,
) {
  return { id, label: `Field ${id}`, hint: null, kind, min, max, options: [], optional: false };
}

function formRow() {
  return fc.record({
    line: fc.option(anyText.map((text) => text.slice(0, 30).toWellFormed().replaceAll('\ufffd', ''))),
    text: fc.option(anyText),
    count: fc.option(fc.integer({ min: 0, max: 50 })),
    price: fc.option(fc.integer({ min: -500, max: 500_00 })),
    start: fc.option(fc.integer({ min: 0, max: 600 })),
    color: fc.option(fc.constantFrom('red', 'blue')),
  });
}
