import type { Random } from '../../src/random.ts';
import { listOf, mapOf, textOf, entriesOf, type Field } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { NUMBER_READINGS, type Reading } from './reading-numbers.ts';
import { READING_SCRIPTS, type ReadingSentence } from './reading-scripts.ts';
import { WORD_READINGS } from './reading-words.ts';

const LINES = 4;
const OPTIONS = 4;
const SURNAMES = [
  ...['Ames', 'Baptiste', 'Chen', 'Duncan', 'Ellery', 'Foster', 'Grove', 'Haddad', 'Irving', 'Jensen'],
  ...['Keller', 'Lowell', 'Moreau', 'Novak', 'Okafor', 'Petrie', 'Quincy', 'Rao', 'Sutton', 'Tanner'],
];
const FIRST_NAMES = ['Abel', 'Bruno', 'Caleb', 'Dario', 'Emil', 'Felix', 'Gus', 'Hugo', 'Ivan', 'Jonas'];

/** A sentence with a piece in it: drawn for a script, or written by hand. */
type Line = { readonly sentence: string; readonly reading: Reading };
/** A script; the lines of an item that lists none are drawn from its seed. */
type Script = { readonly title: string; readonly lines: readonly Line[] | null };

/** A script of four sentences, and how the piece in angle quotes of each is read aloud. */
export const template = defineTemplate<Script>({
  read(fields) {
    const lines = fields.maybe('lines');
    return { title: textOf(fields.get('title')), lines: lines ? listOf(lines).map(readLine) : null };
  },
  draw(random) {
    const title = random.pick(Object.keys(READING_SCRIPTS));
    return { title, lines: drawLines(title, random) };
  },
  make(script, { random }) {
    const lines = script.lines ?? drawLines(script.title, random);
    return {
      material: [
        {
          [script.title]: lines
            .map(({ sentence, reading }, index) => `${index + 1}. ${quotePiece(sentence, reading)}`)
            .join('\n'),
        },
      ],
      questions: lines.map(({ reading }, index) => askReading(reading, index, random)),
      explain: lines
        .map(({ reading: { right, rule } }, index) => `${index + 1} is read "${right}": ${rule}.`)
        .join(' '),
    };
  },
});

/** Makes a question of a piece. Names of options differ between the questions of an item. */
function askReading({ piece, right, wrong }: Reading, index: number, random: Random) {
  const chosen = random.shuffle([
    { text: right, why: undefined },
    ...chooseWrong(right, wrong, random).map(([text, why]) => ({ text, why })),
  ]);
  const nameOf = (place: number) => `p${index + 1}o${place + 1}`;
  return {
    kind: 'choice',
    part: `piece${index + 1}`,
    ask: `${index + 1}. How is «${piece}» read here?`,
    options: Object.fromEntries(
      chosen.map(({ text, why }, place) => [
        nameOf(place),
        why === undefined ? text : { label: text, why: `"${text}" ${why}` },
      ]),
    ) as object,
    key: nameOf(chosen.findIndex(({ text }) => text === right)),
  };
}

/** Chooses wrong readings of about the same length: none of the options is longer than twice the others. */
function chooseWrong(right: string, wrong: Reading['wrong'], random: Random): Reading['wrong'] {
  const isEven = (chosen: Reading['wrong']) => {
    const lengths = [right, ...chosen.map(([text]) => text)].map(({ length }) => length);
    const longest = Math.max(...lengths);
    const others = lengths.reduce((sum, length) => sum + length, 0) - longest;
    return longest * (OPTIONS - 1) <= 2 * others;
  };
  const shuffled = random.shuffle(wrong);
  const choices = shuffled.map((left) => shuffled.filter((one) => one !== left));
  const all = wrong.length < OPTIONS ? [shuffled] : choices;
  const even = all.find(isEven);
  if (!even) throw new Error(`The readings beside "${right}" differ too much in length.`);
  return even;
}

function drawLines(title: string, random: Random): Line[] {
  const sentences = READING_SCRIPTS[title];
  if (!sentences) throw new Error(`There is no script "${title}".`);
  const chosen = new Set(random.shuffle(sentences).slice(0, LINES));
  return sentences.filter((sentence) => chosen.has(sentence)).map((line) => drawLine(line, random));
}

function drawLine([kind, sentence]: ReadingSentence, random: Random): Line {
  const make = NUMBER_READINGS[kind] ?? WORD_READINGS[kind];
  if (!make) throw new Error(`There is no kind "${kind}" of a piece.`);
  return {
    sentence: sentence
      .replace(/<([^>]*)>/g, (_whole, words: string) => random.pick(words.split('/')))
      .replace('{name}', random.pick(SURNAMES))
      .replace('{first}', random.pick(FIRST_NAMES)),
    reading: make(random),
  };
}

/** A line that was written by hand has its piece in angle quotes, and each wrong reading with its mistake. */
function readLine(field: Field): Line {
  const fields = mapOf(field);
  const written = textOf(fields.get('sentence'));
  const [, piece = ''] = /«(.+)»/.exec(written) ?? [];
  const reading = {
    piece,
    right: textOf(fields.get('right')),
    wrong: entriesOf(fields.get('wrong')).map(([text, why]) => [text, textOf(why)] as const),
    rule: textOf(fields.get('rule')),
  };
  fields.end();
  return { sentence: written.replace(/«.+»/, '«»'), reading };
}

function quotePiece(sentence: string, { piece }: Reading): string {
  return sentence.replace('«»', () => `«${piece}»`);
}
