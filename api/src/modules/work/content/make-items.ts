import type {
  ChoiceAnswer,
  ClaimsAnswer,
  ClaimsDefinition,
  Criterion,
  Evidence,
  FormField,
  MaterialBlock,
  PairAnswer,
  SpansAnswer,
  Verdict,
} from '@platform/contracts';
import type { SeededRandom } from './seeded-random.ts';
import type { WorkItemSeed } from './work-task-seed.ts';

type Option = readonly [id: string, label: string, hint?: string];

export function options(list: readonly Option[]) {
  return list.map(([id, label, hint]) => ({ id, label, hint: hint ?? null }));
}

/** Criteria with what work of each level looks like, from worst to best. */
export function rubric(
  criteria: readonly (readonly [id: string, title: string, weak: string, fair: string, good: string])[],
): Criterion[] {
  return criteria.map(([id, title, weak, fair, good]) => ({
    id,
    title,
    options: [
      { id: 'weak', label: 'Falls short', anchor: weak },
      { id: 'fair', label: 'Acceptable', anchor: fair },
      { id: 'good', label: 'Good', anchor: good },
    ],
  }));
}

export function textBlock(title: string | null, text: string): MaterialBlock {
  return { type: 'text', title, text };
}

export function tableBlock(title: string | null, columns: string[], rows: string[][]): MaterialBlock {
  return { type: 'table', title, columns, rows };
}

export function conversationBlock(
  title: string | null,
  lines: readonly (readonly [speaker: string, text: string])[],
): MaterialBlock {
  return { type: 'conversation', title, turns: lines.map(([speaker, text]) => ({ speaker, text })) };
}

export type ChoiceItem = {
  readonly material: readonly MaterialBlock[];
  readonly prompt: string;
  readonly options: readonly Option[];
  /** The right options, or `null` if it cannot be told. */
  readonly selected: readonly string[] | null;
  readonly allowsCannotTell?: boolean;
  /** Most options of an answer; 1 if left out. */
  readonly max?: number;
  readonly explanation: string;
};

export function choiceItem(item: ChoiceItem): WorkItemSeed {
  const answer: ChoiceAnswer = {
    selected: [...(item.selected ?? [])],
    cannotTell: item.selected === null,
    note: '',
  };
  return {
    material: item.material,
    parts: [
      {
        type: 'choice',
        id: 'choice',
        prompt: item.prompt,
        options: options(item.options),
        min: 1,
        max: item.max ?? 1,
        allowsCannotTell: item.allowsCannotTell ?? false,
      },
    ],
    truth: { choice: { answers: [answer] } },
    explanation: item.explanation,
  };
}

export type PairItem = {
  readonly material: readonly MaterialBlock[];
  readonly prompt: string;
  readonly titles: readonly [left: string, right: string];
  readonly better: string;
  readonly worse: string;
  readonly dimensions: readonly Option[];
  readonly reasonCategories: readonly Option[];
  /** By dimension, how much better the better text is: 0 to 3, or below 0 where the other one is better. */
  readonly advantage: Readonly<Record<string, number>>;
  readonly reasonCategory: string;
  /** Why the better one is better, in a sentence. */
  readonly reason: string;
};

/** A comparison whose better text is on either side, by chance. */
export function pairItem(random: SeededRandom, item: PairItem): WorkItemSeed {
  const isLeft = random.next() < 0.5;
  const [leftText, rightText] = isLeft ? [item.better, item.worse] : [item.worse, item.better];
  const answer: PairAnswer = {
    ratings: Object.fromEntries(
      Object.entries(item.advantage).map(([id, value]) => [id, isLeft && value !== 0 ? -value : value]),
    ),
    reasonCategory: item.reasonCategory,
    reason: item.reason,
  };
  return {
    material: item.material,
    parts: [
      {
        type: 'pair',
        id: 'pair',
        prompt: item.prompt,
        left: { title: item.titles[0], text: leftText },
        right: { title: item.titles[1], text: rightText },
        dimensions: options(item.dimensions),
        reasonCategories: options(item.reasonCategories),
      },
    ],
    truth: { pair: { answers: [answer] } },
    explanation: item.reason,
  };
}

export type SpansItem = {
  readonly material: readonly MaterialBlock[];
  readonly prompt: string;
  readonly labels: readonly Option[];
  /** The text with the right marks: `Call [[phone:555-0134]] today.` */
  readonly marked: string;
  readonly explanation: string;
};

export function spansItem(item: SpansItem): WorkItemSeed {
  const { text, answer } = readMarks(item.marked);
  return {
    material: item.material,
    parts: [{ type: 'spans', id: 'spans', prompt: item.prompt, text, labels: options(item.labels) }],
    truth: { spans: { answers: [answer] } },
    explanation: item.explanation,
  };
}

/** Separates a text from the marks in it. */
export function readMarks(marked: string): { text: string; answer: SpansAnswer } {
  const spans: SpansAnswer['spans'] = [];
  let text = '';
  let end = 0;
  for (const match of marked.matchAll(/\[\[([a-z_]+):([^\]]+)\]\]/g)) {
    const [whole, label = '', piece = ''] = match;
    text += marked.slice(end, match.index);
    spans.push({ from: text.length, to: text.length + piece.length, label });
    text += piece;
    end = match.index + whole.length;
  }
  return { text: text + marked.slice(end), answer: { spans, nothingToMark: spans.length === 0 } };
}

/** A claim, its verdict, and the words that decide it; several where any one of them is enough. */
export type ClaimSeed = readonly [text: string, verdict: Verdict, ...quotations: string[]];

export type ClaimsItem = {
  readonly material?: readonly MaterialBlock[];
  readonly prompt: string;
  readonly documents: readonly (readonly [title: string, text: string])[];
  readonly claims: readonly ClaimSeed[];
  readonly explanation: string;
};

export function claimsItem(item: ClaimsItem): WorkItemSeed {
  const documents: ClaimsDefinition['documents'] = item.documents.map(([title, text], index) => ({
    id: `d${index + 1}`,
    title,
    text,
  }));
  const answer: ClaimsAnswer = {
    verdicts: Object.fromEntries(
      item.claims.map(([, verdict, ...quotations], index) => [
        `c${index + 1}`,
        { verdict, evidence: quotations.map((quotation) => findQuotation(documents, quotation)) },
      ]),
    ),
  };
  return {
    material: item.material ?? [],
    parts: [
      {
        type: 'claims',
        id: 'claims',
        prompt: item.prompt,
        claims: item.claims.map(([text], index) => ({ id: `c${index + 1}`, text })),
        documents,
      },
    ],
    truth: { claims: { answers: [answer] } },
    explanation: item.explanation,
  };
}

function findQuotation(documents: ClaimsDefinition['documents'], quotation: string): Evidence {
  const source = documents.find(({ text }) => text.includes(quotation));
  if (!source) throw new Error(`No document says "${quotation}"`);
  const from = source.text.indexOf(quotation);
  return { document: source.id, from, to: from + quotation.length };
}

export type RankItem = {
  readonly material: readonly MaterialBlock[];
  readonly prompt: string;
  /** What an entry is called, e.g. `Line`: the labels are Line A, Line B and so on, as they are shown. */
  readonly noun: string;
  /** The texts from first to last. They are shown in another order. */
  readonly ordered: readonly string[];
  readonly first: string;
  readonly last: string;
  readonly explanation: string;
};

export function rankItem(random: SeededRandom, item: RankItem): WorkItemSeed {
  const entries = random.shuffle(item.ordered).map((text, index) => ({
    id: `e${index + 1}`,
    label: `${item.noun} ${String.fromCharCode('A'.charCodeAt(0) + index)}`,
    text,
  }));
  const places = item.ordered.map((text) => [entries.find((entry) => entry.text === text)?.id ?? '']);
  return {
    material: item.material,
    parts: [
      {
        type: 'rank',
        id: 'rank',
        prompt: item.prompt,
        entries,
        allowsTies: false,
        first: item.first,
        last: item.last,
      },
    ],
    truth: { rank: { answers: [{ places }] } },
    explanation: item.explanation,
  };
}

/** Divides items into batches of the same size. */
export function toBatches(items: readonly WorkItemSeed[], batches: number): WorkItemSeed[][] {
  const size = items.length / batches;
  if (!Number.isInteger(size)) throw new Error(`${items.length} items do not make ${batches} batches`);
  return Array.from({ length: batches }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** A field of a form. The bounds are of a number, or of the length of a text. */
export function formField(
  id: string,
  label: string,
  kind: Exclude<FormField['kind'], 'choice'>,
  [min, max]: readonly [number, number],
  { hint = null, optional = false }: { hint?: string | null; optional?: boolean } = {},
): FormField {
  return { id, label, hint, kind, min, max, options: [], optional };
}

/** A field of a form in which one of several values is chosen. */
export function choiceField(
  id: string,
  label: string,
  values: readonly string[],
  hint: string | null = null,
): FormField {
  return { id, label, hint, kind: 'choice', min: 0, max: 0, options: [...values], optional: false };
}
