/*
 * What can be measured in a hand-in without reading it: how much of the known answers is right, what a guess would
 * have chosen, how many answers are the same, and how long it took. Measures warn, and are figures for a person to
 * judge by. None of them rejects anything.
 */
import {
  IDENTICAL_ANSWERS_MIN,
  IDENTICAL_SHARE,
  KNOWN_ANSWERS_MIN,
  NO_EFFORT_MARGIN,
  QUICK_SHARE,
  type PartAnswer,
  type PartDefinition,
  type WorkMeasures,
  type WorkWarning,
} from '@platform/contracts';
import { guessPart } from '@platform/scoring';
import { sortFields } from '../../platform/sort-fields.ts';
import { swapAnswer } from './swap-sides.ts';
import type { AnswerRecord, SubmissionRecord, WorkItemRecord } from './work.records.ts';
import { scoreAnswers } from './work.practice.ts';
import type { ItemTruths } from './work.truths.ts';

/** A hand-in, with what is asked in it and what counts as right. */
export type MeasuredWork = {
  readonly submission: SubmissionRecord;
  readonly items: ReadonlyMap<string, WorkItemRecord>;
  readonly answers: ReadonlyMap<string, Pick<AnswerRecord, 'answers' | 'cannotDo'>>;
  readonly truths: ReadonlyMap<string, ItemTruths>;
};

/** Measures a hand-in. */
export function measureWork(work: MeasuredWork): WorkMeasures {
  return { ...measureKnown(work), ...measureSameness(work) };
}

function measureKnown(work: MeasuredWork): Pick<WorkMeasures, 'known' | 'share' | 'chance'> {
  const { submission, items, answers, truths } = work;
  const results = scoreAnswers(submission, items, answers, truths);
  const scores = [...results.values()].flatMap((result) => result.scores.map(({ score }) => score));
  if (scores.length === 0) return { known: 0, share: null, chance: null };
  const guesses = listParts(work).flatMap(({ part, itemId }) => {
    if (results.get(itemId)?.scores.length === 0) return [];
    const right = (truths.get(itemId) ?? []).find(({ parts }) => parts[part.id])?.parts[part.id];
    return right ? [guessPart(part, right)] : [];
  });
  return {
    known: guesses.reduce((sum, guess) => sum + guess.answers, 0),
    share: average(scores),
    chance: average(guesses.map(({ chance }) => chance)),
  };
}

/** Measures how many answers are the same, as the member saw them, and how many of the right ones would be. */
function measureSameness(work: MeasuredWork): Pick<WorkMeasures, 'identical' | 'keyIdentical'> {
  const { answers, truths, submission } = work;
  const seenBy = (itemId: string, part: PartDefinition, answer: PartAnswer): PartAnswer =>
    submission.swappedItemIds.includes(itemId) ? swapAnswer(part, answer) : answer;
  const parts = listParts(work);
  const chosen = parts.flatMap(({ itemId, part }): SeenAnswer[] => {
    const answer = answers.get(itemId)?.answers[part.id];
    return answer ? [{ part, text: toText(seenBy(itemId, part, answer)) }] : [];
  });
  const right = parts.flatMap(({ itemId, part }): SeenAnswer[] => {
    const truth = (truths.get(itemId) ?? []).find((version) => version.parts[part.id]);
    const answer = truth?.parts[part.id]?.answers[0];
    return answer ? [{ part, text: toText(seenBy(itemId, part, answer)) }] : [];
  });
  return { identical: shareOfSame(chosen), keyIdentical: shareOfSame(right) };
}

function listParts({ submission: { itemIds }, items }: MeasuredWork) {
  return itemIds.flatMap((itemId) => (items.get(itemId)?.parts ?? []).map((part) => ({ itemId, part })));
}

/** An answer as its member saw it, as a text that is equal for equal answers. */
type SeenAnswer = { readonly part: PartDefinition; readonly text: string };

/** The share of answers that repeat the most frequent one to their question; `null` for too few. */
function shareOfSame(answers: readonly SeenAnswer[]): number | null {
  if (answers.length < IDENTICAL_ANSWERS_MIN) return null;
  const byQuestion = Map.groupBy(answers, ({ part }) => part.id);
  const most = [...byQuestion.values()].map((group) => {
    const same = Map.groupBy(group, ({ text }) => text);
    return Math.max(...[...same.values()].map(({ length }) => length));
  });
  return most.reduce((sum, count) => sum + count, 0) / answers.length;
}

/** Leaves out what is written beside an answer: a note that is different each time makes no answer different. */
function toText(answer: PartAnswer): string {
  const { note: _note, reason: _reason, ...decisive } = answer as Record<string, unknown>;
  return JSON.stringify(decisive, sortFields);
}

/** Whether nearly all answers are the same although the right ones are not, or are not known. */
function isIdentical({ identical, keyIdentical }: WorkMeasures): boolean {
  return (
    identical !== null &&
    identical >= IDENTICAL_SHARE &&
    (keyIdentical === null || keyIdentical < IDENTICAL_SHARE)
  );
}

/** Whether the figures of a hand-in show that no effort was made: like a guess, or the same answer everywhere. */
export function showsNoEffort(measures: WorkMeasures): boolean {
  return isLikeGuess(measures, NO_EFFORT_MARGIN) || (measures.keyIdentical !== null && isIdentical(measures));
}

/** Whether no more of the known answers is right than a guess would get, or a margin above it. */
function isLikeGuess({ known, share, chance }: WorkMeasures, margin = 0): boolean {
  // With few known answers, a warning would tell which are wrong.
  return known >= KNOWN_ANSWERS_MIN && share !== null && chance !== null && share <= chance + margin;
}

/** Lists what looks wrong in a hand-in, for its member and its reviewer. It decides nothing. */
export function findWarnings(
  measures: WorkMeasures,
  { activeSeconds, estimatedMinutes }: { activeSeconds: number; estimatedMinutes: number },
): WorkWarning[] {
  return [
    ...(isIdentical(measures) ? (['identical_answers'] as const) : []),
    ...(isLikeGuess(measures) ? (['like_a_guess'] as const) : []),
    ...(activeSeconds < estimatedMinutes * 60 * QUICK_SHARE ? (['very_quick'] as const) : []),
  ];
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
