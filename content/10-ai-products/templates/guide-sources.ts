import type { Random } from '../../src/random.ts';
import { listOf, mapOf, pairsOf, textOf, wordOf, type Field } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { CRAFT_TOPICS } from './guide-topics-craft.ts';
import { GARDEN_TOPICS } from './guide-topics-garden.ts';
import { HOME_TOPICS } from './guide-topics-home.ts';
import { NATURE_TOPICS } from './guide-topics-nature.ts';
import { OFFICE_TOPICS } from './guide-topics-office.ts';
import { ONLINE_TOPICS } from './guide-topics-online.ts';
import { TRADE_TOPICS } from './guide-topics-trade.ts';
import type { Fact, Topic } from './guide-topics.ts';

const TOPICS: readonly Topic[] = [
  ...HOME_TOPICS,
  ...GARDEN_TOPICS,
  ...CRAFT_TOPICS,
  ...TRADE_TOPICS,
  ...ONLINE_TOPICS,
  ...NATURE_TOPICS,
  ...OFFICE_TOPICS,
];

type Verdict = 'supported' | 'refuted' | 'not_stated';

/** How many sentences of a chapter have each verdict; several ways, so that counting tells nothing. */
const VERDICTS: readonly (readonly [supported: number, refuted: number, notStated: number])[] = [
  [3, 2, 2],
  [2, 3, 2],
  [3, 3, 1],
  [2, 2, 3],
  [4, 2, 1],
];

type Claim = { readonly claim: string; readonly is: Verdict; readonly quote?: readonly string[] };

/** A chapter that was written by hand, or the topic of one that is made here. */
type Chapter =
  | { readonly topic: string }
  | {
      readonly documents: readonly Record<string, string>[];
      readonly claims: readonly Claim[];
      readonly explain: string;
    };

/** Sentences of a guide, and the sources that they are checked against. */
export const template = defineTemplate<Chapter>({
  read(fields) {
    const topic = fields.maybe('topic');
    if (topic)
      return {
        topic: wordOf(
          topic,
          TOPICS.map(({ name }) => name),
        ),
      };
    return {
      documents: pairsOf(fields.get('documents')).map(([title, text]) => ({ [title]: textOf(text) })),
      claims: listOf(fields.get('claims')).map(readClaim),
      explain: textOf(fields.get('explain')),
    };
  },
  draw: (random) => ({ topic: random.pick(TOPICS).name }),
  make(chapter, { random }) {
    if ('documents' in chapter) return chapter;
    const topic = TOPICS.find(({ name }) => name === chapter.topic);
    if (!topic) throw new Error(`There is no topic ${chapter.topic}.`);
    return makeChapter(topic, random);
  },
});

function readClaim(field: Field): Claim {
  const fields = mapOf(field);
  const quote = fields.maybe('quote');
  return {
    claim: textOf(fields.get('claim')),
    is: wordOf(fields.get('is'), ['supported', 'refuted', 'not_stated']),
    ...(quote && { quote: listOf(quote).map(textOf) }),
  };
}

/** What a source says about a fact: the sentence, the words of it that decide, and what an older source said. */
type Statement = {
  readonly fact: Fact;
  readonly value: string;
  readonly older: string;
  readonly sentence: string;
  readonly core: string;
};

function makeChapter({ things, documents, sourceFacts }: Topic, random: Random) {
  const thing = random.pick(things);
  const statements = sourceFacts.map((fact) => drawStatement(fact, thing, random));
  const [supported, refuted, notStated] = random.pick(VERDICTS);
  const verdicts = random.shuffle<Verdict>([
    ...Array<Verdict>(supported).fill('supported'),
    ...Array<Verdict>(refuted).fill('refuted'),
    ...Array<Verdict>(notStated).fill('not_stated'),
  ]);
  const asked = assign(random.shuffle(statements), verdicts, random);
  const isLeftOut = ({ fact }: Statement) =>
    asked.some((entry) => entry.statement.fact === fact && entry.isLeftOut);
  const texts = documents.map(({ openings }, doc) =>
    [
      fill(random.pick(openings), '', thing),
      ...statements.flatMap((statement) => {
        const { fact, older, sentence } = statement;
        const own = isLeftOut(statement) ? (fact.aside ?? '') : sentence;
        return [
          ...(fact.before?.doc === doc ? [fill(fact.before.says, older, thing)] : []),
          ...(fact.doc === doc ? [fill(own, '', thing)] : []),
        ];
      }),
    ].join(' '),
  );
  const claims = asked.map(({ claim, verdict, statement }) =>
    verdict === 'not_stated'
      ? { claim, is: verdict }
      : { claim, is: verdict, quote: listQuotations(statement, texts) },
  );
  return {
    documents: documents.map(({ title }, index) => ({ [fill(title, '', thing)]: texts[index] })),
    claims,
    explain: explain(claims),
  };
}

function drawStatement(fact: Fact, thing: string, random: Random): Statement {
  const [value = '', older = ''] = random.shuffle(fact.values ?? ['']);
  const says = fill(random.pick(fact.says), value, thing);
  const core = /\[(.+)\]/.exec(says)?.[1];
  if (core === undefined) throw new Error(`No words decide in "${says}".`);
  return { fact, value, older, sentence: says.replace(/[[\]]/g, ''), core };
}

type Asked = {
  readonly claim: string;
  readonly verdict: Verdict;
  readonly statement: Statement;
  readonly isLeftOut: boolean;
};

/** Gives each verdict a statement of its own that a sentence with this verdict can be about. */
function assign(
  statements: readonly Statement[],
  verdicts: readonly Verdict[],
  random: Random,
): readonly Asked[] {
  const free = [...statements];
  return verdicts.map((verdict) => {
    const index = free.findIndex(({ fact }) => listFrames(fact, verdict).length > 0);
    const [statement] = free.splice(index, 1);
    if (index < 0 || !statement) throw new Error(`No fact is left for "${verdict}".`);
    const { frame, isOther, isLeftOut } = random.pick(listFrames(statement.fact, verdict));
    const value = isOther ? statement.older : statement.value;
    return { claim: fill(frame, value, ''), verdict, statement, isLeftOut };
  });
}

type Frame = { readonly frame: string; readonly isOther: boolean; readonly isLeftOut: boolean };

/** Lists the sentences about a fact that have a verdict: those of its value, of another one, or of nothing said. */
function listFrames(fact: Fact, verdict: Verdict): readonly Frame[] {
  const { claims = [], follows = [], denied = [], beyond = [], aside } = fact;
  // A conclusion could also be drawn from another fact, so it says something about silence only if nothing else does.
  const aboutSilence = claims.length > 0 ? claims : [...follows, ...denied];
  const framesOf = (texts: readonly string[], isOther = false, isLeftOut = false) =>
    texts.map((frame) => ({ frame, isOther, isLeftOut }));
  switch (verdict) {
    case 'supported':
      return [...framesOf(claims), ...framesOf(follows)];
    case 'refuted':
      return [...framesOf(claims, true), ...framesOf(denied)];
    case 'not_stated':
      return [...framesOf(beyond), ...(aside === undefined ? [] : framesOf(aboutSilence, false, true))];
  }
}

/** The words that decide, and their whole sentence. Each must be in the sources once. */
function listQuotations({ sentence, core }: Statement, texts: readonly string[]): readonly string[] {
  for (const quotation of [core, sentence])
    if (texts.join(' ').split(quotation).length !== 2)
      throw new Error(`"${quotation}" is not in the sources exactly once.`);
  return [core, sentence];
}

function explain(claims: readonly Claim[]): string {
  const lines = claims.flatMap(({ claim, is, quote }) => {
    if (is === 'refuted') return [`"${claim}" The source says: "${quote?.[0] ?? ''}".`];
    return is === 'not_stated' ? [`"${claim}" No source says this.`] : [];
  });
  return lines.join(' ');
}

/** Fills in the value, numbers that follow from it and the thing, and begins with a capital letter. */
function fill(frame: string, value: string, thing: string): string {
  const text = frame
    .replaceAll('{}', value)
    .replace(/\{\+(\d+)\}/g, (_match, more: string) => String(Number(value) + Number(more)))
    .replace(/\{\*(\d+)\}/g, (_match, times: string) => String(Number(value) * Number(times)))
    .replaceAll('{thing}', thing);
  return text.replace(
    /^(\[?)(\p{Ll})/u,
    (_match, bracket: string, letter: string) => bracket + letter.toUpperCase(),
  );
}
