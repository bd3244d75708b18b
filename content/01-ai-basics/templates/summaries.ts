/*
 * A source and two summaries of it. Each summary tells some of its statements in other words; in one or both of them a
 * value is then exchanged, or something is added. These are the marks.
 */
import type { Random } from '../../src/random.ts';
import { defineTemplate } from '../../src/template.ts';
import { capitalize } from '../../src/wording.ts';
import { SOURCES, type Statement, type Source } from './summary-sources.ts';

/** Faults of both summaries: never none, and often one of the two is clean. */
const FAULTS = [
  [0, 1],
  [0, 2],
  [0, 2],
  [1, 1],
  [1, 2],
] as const;
const STATEMENTS_OF_SUMMARY = 3;

/** A number is marked with its unit; the number alone is right too, and so is one with what it counts. */
const UNITS = [
  'degrees',
  'days',
  'euros',
  'grams',
  'hours',
  'meters',
  'minutes',
  'percent',
  'weeks',
  'years',
];
const NUMBER =
  /\[\[changed:(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|sixteen)\]\] ([a-z]+)/g;

type Kind = 'changed' | 'extra' | 'more';
const KINDS: readonly Kind[] = ['changed', 'changed', 'extra', 'extra', 'more'];

type Input = { readonly source: number; readonly faults: readonly [number, number] };
type Told = Statement & { readonly value: string };

/** Asks to mark in two summaries what their source does not say. */
export const template = defineTemplate<Input>({
  read: () => ({ source: 0, faults: [0, 1] }),
  draw: (random) => {
    const [first = 0, second = 0] = random.shuffle(random.pick(FAULTS));
    return { source: random.integer(0, SOURCES.length - 1), faults: [first, second] };
  },
  make: ({ source: number, faults }, { random }) => {
    const source = SOURCES[number];
    if (!source) throw new Error(`There is no source ${number}.`);
    const statements: Told[] = source.statements.map((statement) => ({
      ...statement,
      value: random.pick(statement.values),
    }));
    const summaries = faults.map((count, way) => summarize(source, statements, { count, way }, random));
    const [first, second] = summaries;
    return {
      material: [
        {
          [`Source, a text of ${source.title}`]: random
            .shuffle(statements)
            .map(({ says, value }) => says.replace('{}', value))
            .join(' '),
        },
      ],
      questions: [
        {
          ...COMMON,
          part: 'first',
          ask: `Mark in summary A what the source does not say. ${RULES}`,
          ...first?.question,
        },
        {
          ...COMMON,
          part: 'second',
          ask: 'Mark in summary B what the source does not say, by the same rules.',
          ...second?.question,
        },
      ],
      explain: summaries.map(({ reasons }, index) => explain(index === 0 ? 'A' : 'B', reasons)).join(' '),
    };
  },
});

const RULES =
  'Changed: only what has to be replaced, a number with its unit ("30 minutes"). Added: the added words, without the comma ' +
  'before them; a sentence that was added as a whole with its period. What was left out is not marked.';
const COMMON = {
  kind: 'spans',
  labels: {
    changed: { label: 'Changed', hint: 'The source says something else about it' },
    added: { label: 'Added', hint: 'The source says nothing about it' },
  },
};

/** Tells three statements in one of two ways, with so many faults. */
function summarize(
  { more }: Source,
  statements: readonly Told[],
  { count, way }: { readonly count: number; readonly way: number },
  random: Random,
): { question: object; reasons: string[] } {
  const kinds = random.shuffle(KINDS).slice(0, count);
  const told = random.shuffle(statements).slice(0, STATEMENTS_OF_SUMMARY);
  const reasons: string[] = [];
  const sentences = told.map((statement, index) => {
    const { sentence, reason } = tell(statement, way, kinds[index], random);
    if (reason) reasons.push(reason);
    return sentence;
  });
  const shuffled = random.shuffle(sentences);
  if (kinds.includes('more')) {
    const sentence = random.pick(more);
    shuffled.splice(random.integer(1, shuffled.length), 0, `[[added:${sentence}]]`);
    reasons.push(`"${sentence.slice(0, -1)}" is not in the source`);
  }
  const text = shuffled.join(' ');
  const [key, ...also] = listWays(text);
  return { question: { text: key, ...(also.length > 0 && { also }) }, reasons };
}

/** Writes a text with each way to mark its numbers, the best one first. */
function listWays(text: string): string[] {
  const [found] = text.matchAll(NUMBER);
  if (!found) return [text];
  const [whole, number = '', noun = ''] = found;
  const [start, end] = [text.slice(0, found.index), text.slice(found.index + whole.length)];
  const ways = [`[[changed:${number} ${noun}]]`, `[[changed:${number}]] ${noun}`];
  const ordered = UNITS.includes(noun) ? ways : ways.toReversed();
  return ordered.flatMap((way) => listWays(end).map((rest) => start + way + rest));
}

function tell(
  { told, value, values, extra }: Told,
  way: number,
  kind: Kind | undefined,
  random: Random,
): { sentence: string; reason?: string } {
  const sentence = capitalize(told[way] ?? told[0]);
  if (kind === 'changed') {
    const other = random.pick(values.filter((one) => one !== value));
    return {
      sentence: `${sentence.replace('{}', `[[changed:${other}]]`)}.`,
      reason: `"${other}" is "${value}" in the source`,
    };
  }
  const kept = sentence.replace('{}', value);
  if (kind !== 'extra') return { sentence: `${kept}.` };
  return { sentence: `${kept}, [[added:${extra}]].`, reason: `"${extra}" is not in the source` };
}

function explain(name: string, reasons: readonly string[]): string {
  return reasons.length === 0
    ? `In ${name} there is nothing to mark: it says the same in other words.`
    : `In ${name}: ${reasons.join('; ')}.`;
}
