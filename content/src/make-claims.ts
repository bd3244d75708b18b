import type { Random } from './random.ts';
import type { ItemText } from './template.ts';

/** A sentence to check, with how it follows if that takes a step of one's own. */
type Claim = string | readonly [text: string, how: string];

/** A sentence of a document, and what can be claimed about it. */
export type Statement = {
  /** The document that it stands in, counted from 0. */
  readonly document: number;
  readonly sentence: string;
  /** The words of the sentence that decide, each of them alone; the first are the ones that explain. */
  readonly decides: readonly string[];
  readonly right: readonly Claim[];
  readonly wrong: readonly Claim[];
  /** Whether the document needs the sentence, so that it cannot be left out. */
  readonly isNeeded: boolean;
};

/** Documents made of statements. */
export type Dossier = { readonly titles: readonly string[]; readonly statements: readonly Statement[] };

type Verdict = 'supported' | 'refuted' | 'not_stated';

/** Declares a statement; without `decides`, its whole sentence decides. */
export function statement(
  document: number,
  sentence: string,
  decides: string | readonly string[] | null,
  right: readonly Claim[],
  wrong: readonly Claim[],
): Statement {
  return { document, sentence, decides: [decides ?? sentence].flat(), right, wrong, isNeeded: false };
}

/** Declares a sentence that its document needs. */
export function needed(own: Statement): Statement {
  return { ...own, isNeeded: true };
}

/**
 * Makes documents and six claims about them. For one or two claims the sentence that would decide them is left out of
 * the documents, so that they are not stated.
 */
export function makeClaims({ titles, statements }: Dossier, random: Random): ItemText {
  const wanted = random.pick<readonly Verdict[]>([
    ['supported', 'supported', 'supported', 'refuted', 'refuted', 'not_stated'],
    ['supported', 'supported', 'refuted', 'refuted', 'refuted', 'not_stated'],
    ['supported', 'supported', 'refuted', 'refuted', 'not_stated', 'not_stated'],
  ]);
  const chosen = chooseStatements(random.shuffle(statements), wanted, random);
  const open = chosen.filter(({ verdict }) => verdict === 'not_stated').map((one) => one.statement);
  const stated = statements.filter((one) => !open.includes(one));
  return {
    documents: titles.map((title, document) => ({
      [title]: stated
        .filter((one) => one.document === document)
        .map(({ sentence }) => sentence)
        .join(' '),
    })),
    claims: random.shuffle(chosen).map((one) => ({
      claim: textOf(one.claim),
      is: one.verdict,
      ...(one.verdict !== 'not_stated' && { quote: placesOf(one.statement, stated) }),
    })),
    explain: chosen.map(explain).filter(Boolean).join(' '),
  };
}

type Chosen = { readonly statement: Statement; readonly claim: Claim; readonly verdict: Verdict };

/** Takes a statement of its own for each verdict. */
function chooseStatements(
  statements: readonly Statement[],
  wanted: readonly Verdict[],
  random: Random,
): Chosen[] {
  const left = [...statements];
  // What is rarest first: some sentences cannot be left out, and some have no wrong claim.
  return [...wanted].sort().map((verdict) => {
    const index = left.findIndex((one) => claimsFor(one, verdict).length > 0);
    const [taken] = left.splice(index, index < 0 ? 0 : 1);
    if (!taken) throw new Error('There are too few statements for six claims');
    return { statement: taken, claim: random.pick(claimsFor(taken, verdict)), verdict };
  });
}

function claimsFor(one: Statement, verdict: Verdict): readonly Claim[] {
  if (verdict === 'not_stated') return one.isNeeded ? [] : [...one.right, ...one.wrong];
  return verdict === 'supported' ? one.right : one.wrong;
}

/** The sentence, and the words in it that are enough. */
function placesOf({ sentence, decides }: Statement, stated: readonly Statement[]): string[] {
  for (const words of decides) {
    if (!sentence.includes(words)) throw new Error(`"${words}" is not in "${sentence}"`);
    const isAmbiguous = stated.filter((one) => one.sentence.includes(words)).length > 1;
    if (isAmbiguous) throw new Error(`"${words}" stands in several sentences`);
  }
  return [...new Set([sentence, ...decides])];
}

function textOf(claim: Claim): string {
  return typeof claim === 'string' ? claim : claim[0];
}

function explain({ statement: { decides }, claim, verdict }: Chosen): string {
  const words = decides[0] ?? '';
  const text = `"${textOf(claim)}"`;
  const how = typeof claim === 'string' ? '' : claim[1];
  if (verdict === 'not_stated') return `${text} Nothing is said about that.`;
  if (verdict === 'refuted') return `${text} But: "${words.replace(/\.$/, '')}"${how && ` (${how})`}.`;
  return how && `${text} It follows: ${how}.`;
}
