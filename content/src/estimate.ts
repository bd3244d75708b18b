import {
  PAIR_REASON_MIN,
  type FormDefinition,
  type PartAnswer,
  type PartDefinition,
  type TextRules,
} from '@platform/contracts';
import type { CompiledTask } from './compile/work-task.ts';
import { listLessonTexts, listMaterialTexts } from './course/lesson-texts.ts';
import type { CompiledLesson } from './course/lesson.ts';
import type { WorkItemSeed } from './seeds.ts';

/** Words that people read and write in a minute. */
const WORDS_READ = 200;
const WORDS_WRITTEN = 9;
/** Words of a lesson in a minute: it is read to learn, by many in their second language. */
const WORDS_STUDIED = 150;
/** Characters of a word with the space behind it. */
const WORD_LENGTH = 6;
/** Seconds for one answer of its kind, reading not counted. */
const SECONDS = { choice: 6, span: 8, box: 14, claim: 28, calculated: 25 } as const;

/** How long a task takes. */
type Estimate = {
  readonly minutes: number;
  /** Whether it takes longer: a file is made, for which nothing can be counted. */
  readonly isMinimum: boolean;
};

/**
 * Estimates how long a member needs for a task: everything is read once, each item of a batch is answered, and texts
 * and tables are of middle length between the limits of their rules. People differ from it by about 40 %.
 */
export function estimateTime({ seed, fresh }: Pick<CompiledTask, 'seed' | 'fresh'>): Estimate {
  const items = seed.batches[0] ?? [];
  // Of fresh items, those that members share are a sample.
  const scale = fresh ? fresh.items / items.length : 1;
  const { common, own } = listItemTexts(items);
  const texts = [seed.instructions, ...seed.guideline.flatMap(({ title, text }) => [title, text])];
  const words = countWords([...texts, ...common]) + countWords(own) * scale;
  const seconds = items.reduce((sum, item) => sum + estimateAnswers(item), 0) * scale;
  return {
    minutes: words / WORDS_READ + seconds / 60,
    isMinimum: items.some(({ parts }) => parts.some(({ type }) => type === 'file')),
  };
}

/** Estimates the minutes for a lesson: everything is read once, and each question answered. */
export function estimateLesson({ seed, units }: CompiledLesson): number {
  const items = units.map((unit) => unit.seed);
  const { common, own } = listItemTexts(items);
  const words = countWords([...listLessonTexts(seed.blocks), ...common, ...own]);
  const seconds = items.reduce((sum, item) => sum + estimateAnswers(item), 0);
  return words / WORDS_STUDIED + seconds / 60;
}

/** Lists what items show: what several of them have in common, which is read once, and what one alone has. */
function listItemTexts(items: readonly WorkItemSeed[]): { common: string[]; own: string[] } {
  const counts = new Map<string, number>();
  for (const { material, parts } of items) {
    const texts = [...material.flatMap(listMaterialTexts), ...parts.flatMap(listTextsOfPart)];
    for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const entries = [...counts];
  return {
    common: entries.filter(([, count]) => count > 1).map(([text]) => text),
    own: entries.filter(([, count]) => count === 1).map(([text]) => text),
  };
}

/** Lists the texts of a question, with those of its options, documents, claims and the like. */
function listTextsOfPart(part: PartDefinition): string[] {
  return listTexts({ ...part, type: null, id: null, picture: null, description: null });
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    ['id', 'kind', 'rules', 'variables'].includes(name) ? [] : listTexts(inner),
  );
}

function countWords(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

/** Estimates the seconds for the answers to an item. */
function estimateAnswers({ parts, truth }: WorkItemSeed): number {
  return parts.reduce((sum, part) => sum + estimateAnswer(part, truth[part.id]?.answers[0]), 0);
}

function estimateAnswer(part: PartDefinition, right: PartAnswer | undefined): number {
  switch (part.type) {
    case 'choice':
      // Where several can be right, each one is decided.
      return SECONDS.choice * (part.max > 1 ? part.options.length : 1);
    case 'pair':
      return SECONDS.choice * (part.dimensions.length + 1) + secondsToWrite(PAIR_REASON_MIN / WORD_LENGTH);
    case 'rank':
      return SECONDS.choice * part.entries.length;
    case 'spans':
      return SECONDS.span * countIn(right, 'spans');
    case 'boxes':
      return SECONDS.box * countIn(right, 'boxes');
    case 'claims':
      return SECONDS.claim * part.claims.length;
    case 'form':
      return part.fields.reduce((sum, field) => sum + secondsForField(field), 0) * countRows(part, right);
    case 'rewrite':
      return secondsToWrite(middleOf(part.rules));
    case 'prompt':
      return secondsToWrite(middleOf(part.rules)) + SECONDS.choice * part.checklist.length;
    case 'file':
      return 0;
  }
}

/** The length of a list of the right answer; to find nothing takes as long as to find one thing. */
function countIn(right: PartAnswer | undefined, name: 'spans' | 'boxes'): number {
  const list = (right as Readonly<Record<string, unknown>> | undefined)?.[name];
  return Array.isArray(list) ? Math.max(1, list.length) : 1;
}

function countRows({ minRows, maxRows }: FormDefinition, right: PartAnswer | undefined): number {
  return right && 'rows' in right ? right.rows.length : (minRows + maxRows) / 2;
}

function secondsForField({ kind, min, max, optional }: FormDefinition['fields'][number]): number {
  if (optional) return 0;
  if (kind === 'choice') return SECONDS.choice;
  if (kind !== 'line' && kind !== 'text') return SECONDS.calculated;
  // The geometric middle: what a field accepts is often a hundred times as long as what it asks for.
  return secondsToWrite(Math.sqrt(Math.max(1, min) * max) / WORD_LENGTH);
}

/** The words between the limits of a text; a limit of 0 is none. */
function middleOf({ minWords, maxWords }: TextRules): number {
  return maxWords === 0 ? minWords : (minWords + maxWords) / 2;
}

function secondsToWrite(words: number): number {
  return (words * 60) / WORDS_WRITTEN;
}
