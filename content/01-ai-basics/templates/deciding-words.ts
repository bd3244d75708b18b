/*
 * A short text with two claims. Numbers are drawn and the claims follow from them; one statement is left out of the
 * text, so that a claim about it is not stated.
 */
import type { Random } from '../../src/random.ts';
import { defineTemplate } from '../../src/template.ts';
import { TEXTS, type Statement } from './deciding-texts.ts';

type Verdict = 'supported' | 'refuted' | 'not_stated';

const VERDICTS: readonly (readonly [Verdict, Verdict])[] = [
  ['supported', 'refuted'],
  ['supported', 'refuted'],
  ['supported', 'supported'],
  ['refuted', 'refuted'],
  ['supported', 'not_stated'],
  ['refuted', 'not_stated'],
];

/** Asks for the verdict on two claims, and for the words that decide it. */
export const template = defineTemplate<{ readonly text: number }>({
  read: () => ({ text: 0 }),
  draw: (random) => ({ text: random.integer(0, TEXTS.length - 1) }),
  make: (input, { random }) => {
    const text = TEXTS[input.text];
    if (!text) throw new Error(`There is no text ${input.text}.`);
    const statements = text.statements.map((draw) => draw(random));
    const [leftOut, ...told] = random.shuffle(statements);
    const [first, second] = random.shuffle(random.pick(VERDICTS));
    const claims = [first, second].map((verdict = 'supported', index) =>
      claimOn(told[index] ?? statements[0], leftOut, verdict, random),
    );
    return {
      documents: [
        {
          [text.title]: statements
            .filter((statement) => statement !== leftOut)
            .map(({ says }) => withoutMarks(says))
            .join(' '),
        },
      ],
      claims: claims.map(({ claim, is, quote }) => ({ claim, is, ...(is !== 'not_stated' && { quote }) })),
      explain: claims.map(explain).join(' '),
    };
  },
});

type Claim = {
  readonly claim: string;
  readonly is: Verdict;
  /** The words that decide, and places with what makes them understood. */
  readonly words: readonly string[];
  readonly quote: readonly string[];
};

/** Of what is not stated, half is about the statement that was left out, and half goes beyond one that is told. */
function claimOn(
  statement: Statement | undefined,
  leftOut: Statement | undefined,
  is: Verdict,
  random: Random,
): Claim {
  if (!statement || !leftOut) throw new Error('A text has too few statements.');
  const words = [...statement.says.matchAll(/\[\[(.+?)\]\]/g)].map(([, marked = '']) => marked);
  const clause = withoutMarks(statement.says.slice(0, statement.says.lastIndexOf(']]')));
  const quote = [...new Set([...words, ...CONTEXT.map((length) => endOf(clause, length))])];
  if (is !== 'not_stated') return { claim: statement[is], is, words, quote };
  return { claim: random.pick([statement.open, leftOut.supported, leftOut.refuted]), is, words, quote };
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\[\[|\]\]/g, '');
}

/**
 * A quotation may have so many characters before the words that decide, so that it can be understood alone. A place is
 * covered by half of it, and bears a quotation four times as long: these leave no gap, and the whole text is too long.
 */
const CONTEXT = [36, 70];

/** The whole words at the end of a text. */
function endOf(text: string, length: number): string {
  return text.length <= length ? text : text.slice(-length).replace(/^\S*\s/, '');
}

function explain({ claim, is, words }: Claim): string {
  const name = `"${claim.replace(/\.$/, '')}"`;
  if (is === 'not_stated') return `${name}: nothing in the text decides that.`;
  return `${name} is ${is}: "${words.join('" or "')}".`;
}
