import {
  findAnswerErrors,
  VERDICTS,
  type ClaimsDefinition,
  type Evidence,
  type FormField,
  type PartAnswer,
  type PartAnswers,
  type PartDefinition,
  type PartDefinitions,
  type PartName,
} from '@platform/contracts';
import { scorePart, type PartTruth } from '@platform/scoring';

/** Numbers in [0, 1) that a seed repeats. */
export type Random = () => number;

/** A question of a submission with what is right, which simulated members know. */
export type Question = {
  readonly itemId: string;
  readonly part: PartDefinition;
  readonly truth: PartTruth | undefined;
};

export function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

function shuffle<Value>(values: readonly Value[], random: Random): Value[] {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

/** How answers to one kind of question are made. `choice` counts what a lazy member picks everywhere. */
type Answering<Name extends PartName> = {
  readonly same: (part: PartDefinitions[Name], choice: number) => PartAnswers[Name];
  readonly guess: (part: PartDefinitions[Name], random: Random) => PartAnswers[Name];
  /** Changes one detail of an answer. */
  readonly mistake: (
    part: PartDefinitions[Name],
    answer: PartAnswers[Name],
    random: Random,
  ) => PartAnswers[Name];
};

const chosen = (...selected: string[]) => ({ selected, cannotTell: false, note: '' });

const choice: Answering<'choice'> = {
  same: ({ options, min }, first) =>
    chosen(...options.map((_, index) => options[(first + index) % options.length]!.id).slice(0, min)),
  guess: ({ options, min }, random) =>
    chosen(
      ...shuffle(options, random)
        .slice(0, min)
        .map(({ id }) => id),
    ),
  mistake: ({ options }, { selected }, random) =>
    chosen(
      pick(
        options.filter(({ id }) => !selected.includes(id)),
        random,
      ).id,
    ),
};

/** Quotes the beginning of a document. */
function quote({ documents }: ClaimsDefinition, random: Random): Evidence {
  const { id, text } = pick(documents, random);
  const [word] = /\S+/u.exec(text)!;
  const from = text.indexOf(word);
  return { document: id, from, to: from + word.length };
}

function judge(part: ClaimsDefinition, verdict: (typeof VERDICTS)[number], random: Random) {
  return { verdict, evidence: verdict === 'not_stated' ? [] : [quote(part, random)] };
}

const claims: Answering<'claims'> = {
  same: (part, first) => ({
    verdicts: Object.fromEntries(
      part.claims.map(({ id }) => [id, judge(part, VERDICTS[first % VERDICTS.length]!, () => 0)]),
    ),
  }),
  guess: (part, random) => ({
    verdicts: Object.fromEntries(
      part.claims.map(({ id }) => [id, judge(part, pick(VERDICTS, random), random)]),
    ),
  }),
  mistake: (part, { verdicts }, random) => {
    const { id } = pick(part.claims, random);
    const others = VERDICTS.filter((verdict) => verdict !== verdicts[id]?.verdict);
    return { verdicts: { ...verdicts, [id]: judge(part, pick(others, random), random) } };
  },
};

const rank: Answering<'rank'> = {
  same: ({ entries }) => ({ places: entries.map(({ id }) => [id]) }),
  guess: ({ entries }, random) => ({ places: shuffle(entries, random).map(({ id }) => [id]) }),
  mistake: (_part, { places }, random) => {
    const [one, other] = shuffle([...places.keys()], random) as [number, number];
    return { places: places.with(one, places[other]!).with(other, places[one]!) };
  },
};

const nothing = { nothingToMark: true } as const;

const spans: Answering<'spans'> = {
  same: () => ({ spans: [], ...nothing }),
  guess: ({ text, labels }, random) => {
    const word = pick([...text.matchAll(/\p{L}+/gu)], random);
    const place = { from: word.index, to: word.index + word[0].length };
    return { spans: [{ ...place, label: pick(labels, random).id }], nothingToMark: false };
  },
  mistake: (part, answer, random) => {
    if (answer.spans.length === 0) return spans.guess(part, random);
    const left = answer.spans.toSpliced(Math.floor(random() * answer.spans.length), 1);
    return { spans: left, nothingToMark: left.length === 0 };
  },
};

const boxes: Answering<'boxes'> = {
  same: () => ({ boxes: [], ...nothing }),
  guess: ({ width, height, minSide, labels }, random) => {
    const [x, y] = [width - minSide, height - minSide].map((max) => Math.floor(random() * max));
    const box = { x: x!, y: y!, width: minSide, height: minSide, label: pick(labels, random).id, flags: [] };
    return { boxes: [box], nothingToMark: false };
  },
  mistake: (part, answer, random) => {
    if (answer.boxes.length === 0) return boxes.guess(part, random);
    const left = answer.boxes.toSpliced(Math.floor(random() * answer.boxes.length), 1);
    return { boxes: left, nothingToMark: left.length === 0 };
  },
};

function valueOf({ kind, options, min, max }: FormField, random: Random): string | number {
  if (kind === 'choice') return pick(options, random);
  return min + Math.floor(random() * (max - min));
}

const form: Answering<'form'> = {
  same: ({ fields, minRows }, first) => {
    const valueAt = ({ kind, options, min }: FormField) =>
      kind === 'choice' ? options[first % options.length]! : Math.max(0, min);
    const row = Object.fromEntries(fields.map((field) => [field.id, valueAt(field)]));
    return { rows: Array.from({ length: minRows }, () => row) };
  },
  guess: ({ fields, minRows }, random) => ({
    rows: Array.from({ length: minRows }, () =>
      Object.fromEntries(fields.map((field) => [field.id, valueOf(field, random)])),
    ),
  }),
  mistake: ({ fields }, { rows }, random) => {
    const [at, field] = [Math.floor(random() * rows.length), pick(fields, random)];
    return { rows: rows.with(at, { ...rows[at], [field.id]: valueOf(field, random) }) };
  },
};

const WORDS = 'a red lamp stands on the left board of the shelf near the window'.split(' ');

/** Texts have no right answer: one that keeps the rules is enough. */
const rewrite: Answering<'rewrite'> = {
  same: ({ rules }) => ({
    text: Array.from(
      { length: Math.max(1, rules.minWords) },
      (_, index) => WORDS[index % WORDS.length]!,
    ).join(' '),
  }),
  guess: ({ rules }, random) => ({
    text: Array.from({ length: Math.max(1, rules.minWords) }, () => pick(WORDS, random)).join(' '),
  }),
  mistake: (_part, answer) => answer,
};

const ANSWERING: { readonly [Name in PartName]?: Answering<Name> } = {
  ...{ choice, claims, rank, spans, boxes, form, rewrite },
};

/** The compiler cannot follow that a question and its answer belong together. */
function answeringOf({ type }: PartDefinition): {
  same: (part: PartDefinition, choice: number) => PartAnswer;
  guess: (part: PartDefinition, random: Random) => PartAnswer;
  mistake: (part: PartDefinition, answer: PartAnswer, random: Random) => PartAnswer;
} {
  const answering = ANSWERING[type];
  if (!answering) throw new Error(`The crowd cannot answer a ${type}.`);
  return answering as never;
}

/** The same answer everywhere. */
export const answerSame = (questions: readonly Question[], choice: number): PartAnswer[] =>
  questions.map(({ part }) => answeringOf(part).same(part, choice));

/** Answers without reading. */
export const answerAtRandom = (questions: readonly Question[], random: Random): PartAnswer[] =>
  questions.map(({ part }) => answeringOf(part).guess(part, random));

/** How often each question can get one more mistake. */
const PASSES = 30;

/** Right answers with mistakes, until one more would make less than a share of them right. */
export function answerRight(questions: readonly Question[], share: number, random: Random): PartAnswer[] {
  const answers = questions.map(
    ({ part, truth }) => truth?.answers[0] ?? answeringOf(part).guess(part, random),
  );
  const scores = questions.map(({ truth }): number | undefined => (truth ? 1 : undefined));
  const known = [...scores.keys()].filter((index) => scores[index] !== undefined);
  let spare = known.length * (1 - share);
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const index of shuffle(known, random)) {
      const { part, truth } = questions[index]!;
      const answer = answeringOf(part).mistake(part, answers[index]!, random);
      const { score } = scorePart(part, answer, truth!);
      const loss = scores[index]! - score;
      if (loss <= 0 || loss > spare || findAnswerErrors(part, answer, 'complete').length > 0) continue;
      spare -= loss;
      scores[index] = score;
      answers[index] = answer;
    }
  return answers;
}
