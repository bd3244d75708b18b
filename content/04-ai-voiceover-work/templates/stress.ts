import { listOf, mapOf, textOf, type Field } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { CHOICE, drawExchanges, type Exchange } from './stress-talk.ts';

/** Exchanges; those of an item that lists none are drawn from its seed. */
type Talk = readonly Exchange[] | null;

/** Short exchanges, and the word that carries the main stress of each answer. */
export const template = defineTemplate<Talk>({
  read(fields) {
    const exchanges = fields.maybe('exchanges');
    return exchanges ? listOf(exchanges).map(readExchange) : null;
  },
  draw: drawExchanges,
  make(talk, { random }) {
    const exchanges = talk ?? drawExchanges(random);
    return {
      material: exchanges.map(({ before, line }, index) => ({
        [`Dialogue ${index + 1}`]: [{ Before: before }, { 'Your line': line.replace(/[*[\]]/g, '') }],
      })),
      questions: exchanges.map(askStress),
      explain: exchanges
        .map(({ line, reason }, index) => `${index + 1}: "${stressedWord(line)}" is stressed. ${reason}`)
        .join(' '),
    };
  },
});

/** Asks for the stressed word of a line. Names of options differ between the questions of an item. */
function askStress({ before, line }: Exchange, index: number) {
  const words = [...line.matchAll(CHOICE)];
  const right = words.findIndex(([, stressed]) => stressed !== undefined);
  const known = new Set((before.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).map(String));
  const nameOf = (place: number) => `l${index + 1}w${place + 1}`;
  return {
    kind: 'choice',
    part: `line${index + 1}`,
    ask: `Dialogue ${index + 1}: which word carries the main stress?`,
    options: Object.fromEntries(
      words.map(([, stressed, other = ''], place) => [
        nameOf(place),
        stressed ?? { label: other, why: explainMistake(other, known) },
      ]),
    ) as object,
    key: nameOf(right),
  };
}

function explainMistake(word: string, known: ReadonlySet<string>): string {
  return known.has(word.toLowerCase())
    ? `"${word}" was just said, so it is known`
    : `"${word}" carries a side stress at most: it is not what answers or differs`;
}

function stressedWord(line: string): string {
  return /\*([^*]+)\*/.exec(line)?.[1] ?? '';
}

function readExchange(field: Field): Exchange {
  const fields = mapOf(field);
  const exchange = {
    before: textOf(fields.get('before')),
    line: textOf(fields.get('line')),
    reason: textOf(fields.get('reason')),
  };
  fields.end();
  return exchange;
}
