import type { Dossier, Statement } from '../../src/make-claims.ts';
import type { Random } from '../../src/random.ts';

/** A question to a bot, and the passages that it has for its answer. */
export type PassageCase = (random: Random) => { readonly who: string; readonly question: string } & Dossier;

type CaseParts<Values> = {
  /** Who asks. */
  readonly who: string;
  readonly titles: readonly [string, string];
  readonly values: (random: Random) => Values;
  readonly question: (values: Values) => string;
  readonly statements: readonly ((values: Values) => Statement)[];
};

/** Writes an amount in dollars, with cents only where there are some. */
export function usd(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** Declares a case and keeps the type of its values. */
export function defineCase<Values>({
  values,
  question,
  statements,
  ...parts
}: CaseParts<Values>): PassageCase {
  return (random) => {
    const drawn = values(random);
    return {
      ...parts,
      question: question(drawn),
      statements: statements.map((makeStatement) => makeStatement(drawn)),
    };
  };
}
