import { isDeepStrictEqual } from 'node:util';
import { type CommentBody, type Criterion, type ItemAnswers, type PartDefinition } from '@platform/contracts';
import { checkAnswers, type AnswerRecord, type WorkItemRecord } from '../work/index.ts';
import { invalidReview } from './reviews.errors.ts';
import type { ReviewRecord } from './reviews.model.ts';

/** What a reviewer sends with a decision. */
export type ReviewBody = {
  readonly criteria: Readonly<Record<string, string>>;
  readonly comments: readonly CommentBody[];
  readonly fixes: readonly { readonly itemId: string; readonly answers: ItemAnswers }[];
};

/** The work that a decision is about. */
export type ReviewedWork = {
  readonly rubric: readonly Criterion[];
  readonly items: readonly WorkItemRecord[];
  readonly answers: readonly AnswerRecord[];
};

type Detail = { readonly path: string; readonly message: string };

/**
 * Checks that a decision speaks of the work it is about, and normalizes corrected answers as if the member had written
 * them.
 *
 * @throws AppError `invalid_request`
 */
export function checkReviewBody(
  body: ReviewBody,
  work: ReviewedWork,
  { needsAllCriteria }: { needsAllCriteria: boolean },
): Pick<ReviewRecord, 'criteria' | 'comments' | 'fixes'> {
  const fixes = body.fixes.map((fix, index) => checkFix(fix, work, `fixes.${index}`));
  const details = [
    ...checkCriteria(body.criteria, work.rubric, needsAllCriteria),
    ...body.comments.flatMap((comment, index) => checkComment(comment, work, `comments.${index}`)),
    ...fixes.flatMap(({ errors }) => errors),
    ...findRepeated(body.fixes.map(({ itemId }) => itemId)).map((index) => ({
      path: `fixes.${index}.itemId`,
      message: 'Correct each item once',
    })),
  ];
  if (details.length > 0) throw invalidReview(details);
  return {
    criteria: { ...body.criteria },
    comments: [...body.comments],
    fixes: fixes.map(({ fix }) => fix),
  };
}

function checkCriteria(
  criteria: ReviewBody['criteria'],
  rubric: ReviewedWork['rubric'],
  needsAll: boolean,
): Detail[] {
  const byId = new Map(rubric.map(({ id, options }) => [id, options.map((option) => option.id)]));
  const wrong = Object.entries(criteria).filter(([id, option]) => !byId.get(id)?.includes(option));
  const missing = needsAll ? [...byId.keys()].filter((id) => !Object.hasOwn(criteria, id)) : [];
  return [
    ...wrong.map(([id]) => ({ path: `criteria.${id}`, message: 'Choose one of the options' })),
    ...missing.map((id) => ({ path: `criteria.${id}`, message: 'Choose an option' })),
  ];
}

function checkComment(
  { itemId, part, target, span }: CommentBody,
  { items, answers }: ReviewedWork,
  path: string,
): Detail[] {
  const item = items.find(({ _id }) => _id === itemId);
  if (!item) return [{ path: `${path}.itemId`, message: 'Must be an item of the submission' }];
  if (part === null)
    return target === null && span === null
      ? []
      : [{ path: `${path}.part`, message: 'Name the part you mean' }];
  const definition = item.parts.find(({ id }) => id === part);
  if (!definition) return [{ path: `${path}.part`, message: 'Must be a part of the item' }];
  const answer = answers.find((row) => row.itemId === itemId)?.answers[part];
  return [
    ...(target === null || isTarget(target, definition, answer)
      ? []
      : [{ path: `${path}.target`, message: 'Must be a place in the answer' }]),
    ...(span === null || listTexts([definition, answer]).some((text) => isInside(text, span))
      ? []
      : [{ path: `${path}.span`, message: 'Must be a place in the text' }]),
  ];
}

/** Targets that count from 1, and the list of the answer that they count in. Others name something of the question. */
const COUNTED_LISTS: Readonly<Record<string, string>> = { box: 'boxes', row: 'rows', span: 'spans' };

/** Whether a target such as `box:3`, `row:2.amount` or `claim:c4` exists. */
function isTarget(target: string, definition: PartDefinition, answer: unknown): boolean {
  const [, kind = '', name = ''] = /^([a-z]+):(.+)$/.exec(target) ?? [];
  const listName = COUNTED_LISTS[kind];
  if (listName === undefined)
    return name !== '' && (name === CANNOT_TELL || listTexts([definition, answer]).includes(name));
  const list = (answer as Record<string, unknown> | undefined)?.[listName];
  const [, number, field] = /^(\d{1,4})(?:\.(.+))?$/.exec(name) ?? [];
  const exists = Array.isArray(list) && isBetween(Number(number), 1, list.length);
  return exists && (field === undefined || listTexts(definition).includes(field));
}

/** Names the answer "Cannot tell" to a choice. */
const CANNOT_TELL = 'cannot_tell';

function isBetween(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

function isInside(text: string, { from, to }: { from: number; to: number }): boolean {
  return from < to && to <= text.length && text.slice(from, to).isWellFormed();
}

/** Lists every text in a value, names of fields included. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...listTexts(inner)]);
}

/**
 * Keeps of a correction what differs from the member's answers. A file is the member's own and cannot be corrected.
 */
function checkFix(
  { itemId, answers }: ReviewBody['fixes'][number],
  work: ReviewedWork,
  path: string,
): { fix: ReviewRecord['fixes'][number]; errors: readonly Detail[] } {
  const item = work.items.find(({ _id }) => _id === itemId);
  const fail = (name: string, message: string) => ({
    fix: { itemId, answers: {} },
    errors: [{ path: `${path}.${name}`, message }],
  });
  if (!item) return fail('itemId', 'Must be an item of the submission');
  const before = work.answers.find((row) => row.itemId === itemId)?.answers ?? {};
  const changed = Object.entries(answers).filter(([id, answer]) => !isDeepStrictEqual(answer, before[id]));
  if (changed.length === 0) return fail('answers', 'Correct at least one answer');
  const parts = item.parts.filter(({ id, type }) => type !== 'file' && changed.some(([name]) => name === id));
  const options = { stage: 'complete', path: `${path}.answers` } as const;
  const { answers: fixed, problems } = checkAnswers(parts, Object.fromEntries(changed), options);
  return { fix: { itemId, answers: fixed }, errors: problems };
}

/** Returns the positions of values that occur before in the list. */
function findRepeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}
