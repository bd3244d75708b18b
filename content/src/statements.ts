/*
 * Documents with statements about them. Of the topics of a dossier some are left out each time: a statement on a topic
 * that is told is supported or refuted, as its numbers say, and one on a topic that is left out is not stated.
 */
import type { Random } from './random.ts';
import { defineTemplate, type ItemText } from './template.ts';
import { tidy } from './wording.ts';
import { readWrittenItem } from './written-item.ts';

/** A statement with whether its topic makes it true. */
export type Statement = readonly [text: string, holds: boolean];

/** Something that a document tells, or leaves out. No topic of a dossier says anything on another one. */
export type Topic = {
  /** Position of its document. */
  readonly in: number;
  /** What the document says; the words that decide stand between double brackets. */
  readonly tells: string;
  /** Statements that this topic alone decides. */
  readonly statements: readonly Statement[];
  /** Statements on the same matter that nothing in the dossier decides. */
  readonly beyond: readonly string[];
  /** How the words decide, where it takes a step to see it. */
  readonly because?: string;
  /** A view on the same matter, in another document: it decides nothing. */
  readonly view?: { readonly in: number; readonly says: string };
};

/** Documents of one kind; each time their numbers and names are others. */
export type Dossier = {
  readonly documents: (random: Random) => readonly { readonly title: string; readonly opens?: string }[];
  readonly topics: readonly ((random: Random) => Topic)[];
};

type Verdict = 'supported' | 'refuted' | 'not_stated';
type Claim = {
  readonly claim: string;
  readonly is: Verdict;
  readonly quote?: readonly string[];
  readonly reason: string;
};

const LEFT_OUT = 3;
/** A quotation of up to four times the deciding words counts, and so does half of the whole: no gap may be between. */
const MIN_DECIDING_SHARE = 1 / 8;

/** Writes the same statement about the right value, and about those to which named mistakes lead. */
export function exactly<Value>(
  say: (value: Value) => string,
  right: Value,
  wrong: readonly Value[],
): Statement[] {
  const others = wrong.filter((value) => say(value) !== say(right));
  return [[say(right), true], ...others.map((value): Statement => [say(value), false])];
}

/** Writes a statement about a round number below a value, and one about a round number above it. */
export function moreThan(say: (bound: number) => string, value: number, step: number): Statement[] {
  const below = (Math.ceil(value / step) - 1) * step;
  const above = (Math.floor(value / step) + 1) * step;
  return [
    [say(below), value > below],
    [say(above), value > above],
  ];
}

/** Makes an item that asks for verdicts on statements about a dossier. */
function askAbout(dossier: Dossier, random: Random, amount: number): ItemText {
  const topics = dossier.topics.map((draw) => draw(random));
  const leftOut = new Set(random.shuffle(topics).slice(0, LEFT_OUT));
  const documents = dossier.documents(random).flatMap(({ title, opens }, index) => {
    const sentences = topics.flatMap((topic) => sentencesOf(topic, index, leftOut));
    return sentences.length > 0
      ? [{ title, text: tidy([...(opens === undefined ? [] : [opens]), ...sentences].join(' ')) }]
      : [];
  });
  const claims = chooseClaims(topics, leftOut, random, amount);
  const all = documents.map(({ text }) => text).join('\n');
  for (const { quote } of claims) assertQuotable(quote ?? [], all);
  return {
    documents: documents.map(({ title, text }) => ({ [title]: text })),
    claims: claims.map(({ claim, is, quote }) => ({ claim, is, ...(quote && { quote }) })),
    explain: claims.map(({ reason }) => reason).join(' '),
  };
}

function sentencesOf(topic: Topic, index: number, leftOut: ReadonlySet<Topic>): string[] {
  const told = topic.in === index && !leftOut.has(topic) ? [withoutMarks(topic.tells)] : [];
  return topic.view?.in === index ? [...told, topic.view.says] : told;
}

/** Chooses statements on different topics, with a mix of verdicts. */
function chooseClaims(
  topics: readonly Topic[],
  leftOut: ReadonlySet<Topic>,
  random: Random,
  amount: number,
): Claim[] {
  const open = random.shuffle(topics);
  const claims = drawVerdicts(random, amount).map((verdict) => {
    for (const topic of open) {
      const claim = drawClaim(topic, verdict, leftOut.has(topic), random);
      if (!claim) continue;
      open.splice(open.indexOf(topic), 1);
      return claim;
    }
    throw new Error(`No topic is left for a statement that is ${verdict}.`);
  });
  return random.shuffle(claims);
}

/** Verdicts that need a fact of their own kind come first. */
function drawVerdicts(random: Random, amount: number): Verdict[] {
  const notStated = random.integer(1, 2);
  const supported = random.integer(1, amount - notStated - 1);
  return Array.from({ length: amount }, (_, index) =>
    index < notStated ? 'not_stated' : index < notStated + supported ? 'supported' : 'refuted',
  );
}

function drawClaim(topic: Topic, is: Verdict, isLeftOut: boolean, random: Random): Claim | undefined {
  if (is === 'not_stated') return drawOpenClaim(topic, isLeftOut, random);
  const fitting = topic.statements.filter(([, holds]) => holds === (is === 'supported'));
  if (isLeftOut || fitting.length === 0) return undefined;
  const [claim] = random.pick(fitting);
  const deciding = [...topic.tells.matchAll(/\[\[(.+?)\]\]/g)].map(([, words = '']) => words);
  const reason = topic.because ?? `What decides: "${deciding.join(' ... ')}".`;
  return {
    claim: tidy(claim),
    is,
    quote: [...new Set([...deciding, withoutMarks(topic.tells)])],
    reason: tidy(reason),
  };
}

function drawOpenClaim(topic: Topic, isLeftOut: boolean, random: Random): Claim | undefined {
  const texts = isLeftOut ? topic.statements.map(([text]) => text) : topic.beyond;
  if (texts.length === 0) return undefined;
  const claim = tidy(random.pick(texts));
  const view = isLeftOut && topic.view ? ' There is a view on it, which decides nothing.' : '';
  return { claim, is: 'not_stated', reason: `Not stated: "${claim}"${view}` };
}

function withoutMarks(text: string): string {
  return tidy(text.replaceAll(/\[\[|\]\]/g, ''));
}

/** The places that decide are there once, and none is a tiny part of another. */
function assertQuotable(places: readonly string[], text: string): void {
  const longest = Math.max(...places.map(({ length }) => length));
  for (const place of places) {
    if (text.split(place).length !== 2) throw new Error(`"${place}" is not there exactly once.`);
    if (place.length < longest * MIN_DECIDING_SHARE)
      throw new Error(`"${place}" is too small to be quoted alone.`);
  }
}

/** An item that was written by hand, or the number of a dossier from which one is made. */
type Input = { readonly written: ItemText } | { readonly dossier: number };

/** Declares a template that asks for verdicts on some statements about one of several dossiers. */
export function defineStatements(dossiers: readonly Dossier[], amount: number) {
  return defineTemplate<Input>({
    read: (fields) => ({ written: readWrittenItem(fields) }),
    draw: (random) => ({ dossier: random.integer(0, dossiers.length - 1) }),
    make: (input, { random }) => {
      if ('written' in input) return input.written;
      const dossier = dossiers[input.dossier];
      if (!dossier) throw new Error(`There is no dossier ${input.dossier}.`);
      return askAbout(dossier, random, amount);
    },
  });
}
