/*
 * A brief of five lines. Each line is about one matter, and is written so that it can be counted, or so that it cannot.
 * One of them cannot, or none.
 */
import type { Random } from '../../src/random.ts';
import { defineTemplate, type ItemText } from '../../src/template.ts';
import { dayOf } from '../../src/wording.ts';

/** What the lines of a brief are about. */
type Matter = {
  /** Writes a line that a second person can check. */
  readonly counted: (random: Random, text: string) => string;
  /** Lines on which two people can differ, with the reason. */
  readonly vague: readonly (readonly [line: string, reason: string])[];
};

const PLACES = [
  'Bergen',
  'Hanoi',
  'Kigali',
  'Leeds',
  'Lima',
  'Medina',
  'Nagoya',
  'Odense',
  'Recife',
  'Zagreb',
];
const SENDERS = [
  'a dance school',
  'a flower shop',
  'a youth hostel',
  'a rowing club',
  'a dentist',
  'a music school',
];
const TEXTS = ['a flyer', 'a notice', 'an invitation', 'a newsletter', 'a mail'];
const WORDS = ['cheap', 'unique', 'very', 'simply', 'modern', 'amazing'];
const LINES = 5;
/** How often no line is vague. */
const CLEAN_SHARE = 1 / 6;

const MATTERS: readonly Matter[] = [
  {
    counted: (random, text) => `With its title, the ${text} has at most ${random.integer(8, 30) * 5} words.`,
    vague: [
      ['It is as long as it needs to be.', 'who says how long that is?'],
      ['It has about 90 words, or a few more.', 'how far from 90 is about 90, and how many are a few?'],
      ['It is clearly shorter than what we sent last time.', 'how much shorter is clearly shorter?'],
    ],
  },
  {
    counted: (random) => `No sentence has more than ${random.integer(9, 18)} words.`,
    vague: [
      ['The sentences have a pleasant length.', 'what is pleasant to one reader is short to another'],
      [
        'There are hardly any long sentences.',
        'from how many words on is a sentence long, and how many are hardly any?',
      ],
      ['At most three sentences are hard to read.', 'what is hard for one reader is easy for another'],
    ],
  },
  {
    counted: (random) => `The word "${random.pick(WORDS)}" does not occur.`,
    vague: [
      ['Words of advertising are avoided.', 'no list says which words these are'],
      ['Not more than two words are difficult.', 'which words are difficult depends on the reader'],
      ['All words are ones that people use every day.', 'people use different words every day'],
    ],
  },
  {
    counted: (random) => {
      const { date } = dayOf(random.integer(3, 11), random.integer(1, 28));
      return random.pick([`"${date}" is in the first sentence.`, `"${date}" is in the text exactly twice.`]);
    },
    vague: [
      ['The date cannot be overlooked.', 'what one reader sees at once another one overlooks'],
      ['The date is mentioned often enough.', 'how often is enough?'],
      ['The date is one of the first two things that one notices.', 'each reader notices other things first'],
    ],
  },
  {
    counted: (random) =>
      random.pick([
        `The title has ${random.integer(3, 5)} to ${random.integer(6, 8)} words.`,
        'The title and the first sentence begin with the same word.',
        'The title ends with a question mark.',
      ]),
    vague: [
      ['The title makes people curious.', 'a title makes some people curious and others not'],
      ['The title has five words or so.', 'are seven words still "five or so"?'],
      ['The title is catchy, but serious.', 'what is catchy to one is silly to another'],
    ],
  },
  {
    counted: (random) =>
      random.pick([
        'No two paragraphs begin with the same word.',
        `It has ${random.integer(3, 6)} paragraphs.`,
        `Each paragraph has at most ${random.integer(3, 5)} sentences.`,
      ]),
    vague: [
      ['No paragraph has more than two ideas.', 'two people can differ on where an idea ends'],
      ['The paragraphs follow each other naturally.', 'what follows naturally is a matter of taste'],
      ['New paragraphs begin where it makes sense.', 'two people can see sense in different places'],
    ],
  },
  {
    counted: (random) =>
      random.pick([
        `It has ${random.integer(2, 4)} questions, counted by their question marks.`,
        'No sentence ends with an exclamation mark.',
        `The word "you" occurs at least ${random.integer(3, 7)} times.`,
      ]),
    vague: [
      ['It asks three questions that make one think.', 'a question makes some people think and others not'],
      ['Exclamation marks are used with care.', 'how many are too many?'],
      ['The reader is not lectured.', 'one reader feels lectured where another one feels helped'],
    ],
  },
  {
    counted: (random) =>
      random.pick([
        `The last line is the phone number 555-01${random.integer(10, 99)}.`,
        `The last paragraph has at most ${random.integer(15, 35)} words.`,
        `The last line has ${random.integer(4, 9)} words.`,
      ]),
    vague: [
      ['The last two lines leave a good impression.', 'an impression is not in the text but in the reader'],
      ['The end comes back to the beginning.', 'how much of the beginning has to come back?'],
      ['Nothing important is left for the end.', 'two people can differ on what is important'],
    ],
  },
];

/** The position of the vague line, or `null` if each line can be counted. */
type Input = { readonly vague: number | null };

/** Asks which line of a brief cannot be counted. */
export const template = defineTemplate<Input>({
  read: () => ({ vague: null }),
  draw: (random) => ({ vague: random.chance(CLEAN_SHARE) ? null : random.integer(0, LINES - 1) }),
  make: ({ vague }, { random }) => {
    const [text, sender, place] = [random.pick(TEXTS), random.pick(SENDERS), random.pick(PLACES)];
    const matters = random.shuffle(MATTERS).slice(0, LINES);
    const lines = matters.map((matter, index) =>
      index === vague
        ? random.pick(matter.vague)
        : ([matter.counted(random, text.replace(/^an? /, '')), null] as const),
    );
    return {
      material: [
        {
          [`Brief of ${sender} in ${place}, for ${text}`]: lines
            .map(([line], index) => `${index + 1}. ${line}`)
            .join('\n'),
        },
      ],
      question: { ...QUESTION, key: vague === null ? 'none' : `line${vague + 1}` },
      explain: explain(lines, vague),
    } satisfies ItemText;
  },
});

const QUESTION = {
  kind: 'choice',
  ask: 'Which line can a second person not check by counting, or by looking for words that are given?',
  options: {
    ...Object.fromEntries(
      Array.from({ length: LINES }, (_, index) => [`line${index + 1}`, `Line ${index + 1}`]),
    ),
    none: 'None: each line can be checked',
  },
};

function explain(
  lines: readonly (readonly [line: string, reason: string | null])[],
  vague: number | null,
): string {
  const [line = '', reason] = vague === null ? [] : (lines[vague] ?? []);
  return reason
    ? `Line ${(vague ?? 0) + 1}, "${line}": ${reason.replace(/\?$/, '')}${reason.endsWith('?') ? '?' : '.'} The other lines have numbers, or words to look for.`
    : 'Each line has a number, or words to look for, so two people who count come to the same.';
}
