import { drawWords } from '../../src/draw-words.ts';
import type { Random } from '../../src/random.ts';

/** A sentence about what a bot knows and may do, whose words in braces are drawn, with what follows from it. */
export type Clause = {
  readonly text: string;
  /** Topics that the bot knows from it. */
  readonly knows?: readonly string[];
  readonly can?: readonly string[];
  readonly cannot?: readonly string[];
  readonly bans?: readonly string[];
  /** A case that goes to a person. */
  readonly sends?: string;
};

/** A piece of what a bot says. */
export type Piece = {
  readonly text: string;
  /** Whether it answers what was asked. */
  readonly answers: boolean;
  readonly tells?: { readonly topic: string; readonly isTrue: boolean };
  readonly does?: string;
  readonly denies?: string;
  /** A topic of which the bot says that it does not know it. */
  readonly admits?: string;
  /** Something that is said only where a rule forbids it. */
  readonly breaks?: string;
  /** What it asks for, or suggests. */
  readonly asks?: string;
  readonly isHandover?: boolean;
};

/** A conversation whose last line is open. */
export type Scene = {
  /** Lines in turn; the first and the last are the customer's. */
  readonly talk: readonly string[];
  /** What was asked, e.g. `whether an old record is enough`; left out where every line deals with it. */
  readonly asked?: string;
  /** What the customer already said, by what it is about. */
  readonly said?: Readonly<Record<string, string>>;
  /** A case that some sheets send to a person. */
  readonly case?: string;
  /** Last lines that the bot may say, most of them wrong on most sheets. */
  readonly turns: readonly (readonly Piece[])[];
};

/** A business whose bot can be rated. */
export type Trade = (random: Random) => {
  readonly bot: string;
  readonly knowledge: readonly Clause[];
  readonly rules: readonly Clause[];
  readonly scene: Scene;
};

/** What a trade consists of; `Values` are the prices, names and numbers of one item. */
type TradeParts<Values> = {
  readonly bot: string;
  readonly values: (random: Random) => Values;
  readonly knowledge: (values: Values) => readonly Clause[];
  /** What is `undefined` is not on the sheet. */
  readonly rules: (values: Values, random: Random) => readonly (Clause | undefined)[];
  readonly scenes: readonly ((values: Values, random: Random) => Scene)[];
};

/** Declares a trade and keeps the type of its values. */
export function defineTrade<Values>({ bot, values, knowledge, rules, scenes }: TradeParts<Values>): Trade {
  return (random) => {
    const drawn = values(random);
    const write = (clause: Clause): Clause => ({ ...clause, text: drawWords(clause.text, random) });
    return {
      bot: drawWords(bot, random),
      knowledge: knowledge(drawn).map(write),
      rules: random.shuffle(rules(drawn, random).filter((rule) => rule !== undefined)).map(write),
      scene: random.pick(scenes)(drawn, random),
    };
  };
}

export const know = (text: string, ...knows: readonly string[]): Clause => ({ text, knows });
export const can = (text: string, ...acts: readonly string[]): Clause => ({ text, can: acts });
export const cannot = (text: string, ...acts: readonly string[]): Clause => ({ text, cannot: acts });
export const bans = (text: string, ...acts: readonly string[]): Clause => ({ text, bans: acts });
export const sends = (text: string, name: string): Clause => ({ text, sends: name });

/** Tells a fact that answers the question. */
export const tell = (topic: string, text: string, isTrue = true): Piece => ({
  ...{ text, answers: true },
  tells: { topic, isTrue },
});
/** Tells a fact that does not answer the question. */
export const aside = (topic: string, text: string): Piece => ({
  ...{ text, answers: false },
  tells: { topic, isTrue: true },
});
export const act = (does: string, text: string): Piece => ({ text, answers: true, does });
export const deny = (denies: string, text: string): Piece => ({ text, answers: true, denies });
export const admit = (admits: string, text: string): Piece => ({ text, answers: true, admits });
export const breach = (breaks: string, text: string): Piece => ({ text, answers: true, breaks });
export const ask = (asks: string, text: string): Piece => ({ text, answers: true, asks });
export const send = (text: string): Piece => ({ text, answers: true, isHandover: true });

/** What a turn with several questions does. */
export const SEVERAL_QUESTIONS = 'several questions';
/** The rule against it. @param whom the customers, e.g. `campers` */
export const oneQuestion = (whom: string): Clause =>
  bans(
    `It {asks ${whom} for one thing at a time|asks ${whom} one question at a time|never asks ${whom} two questions at once|must not put several questions to ${whom} in one line}.`,
    SEVERAL_QUESTIONS,
  );
