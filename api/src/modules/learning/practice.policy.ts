/*
 * Invariant: of a day that begins at midnight of the member's time zone, at most ten questions are asked. What is due
 * beyond them waits, and makes no later day longer. Facts are asked again when FSRS says so, by right or wrong alone;
 * skills come with fresh numbers until four of the last five answers are right.
 */
import { fsrs, createEmptyCard, Rating, type Card } from 'ts-fsrs';
import { PRACTICE_PER_DAY, type PracticeReason } from '@platform/contracts';
import type { BankItemRecord, PracticeRecord } from './learning.records.ts';

/** Questions of one objective that are new on a day; what is repeated comes on top. */
const NEW_PER_OBJECTIVE = 3;
/** The library adds a day to what it limits, where it keeps the four grades apart. */
const MAXIMUM_INTERVAL_DAYS = 364;

/**
 * Steps of minutes and spread by chance are off: a card is due on a later day, and the same answers give the same
 * day.
 */
const SCHEDULER = fsrs({
  enable_fuzz: false,
  enable_short_term: false,
  maximum_interval: MAXIMUM_INTERVAL_DAYS,
});

/** Schedules a fact after an answer. */
export function scheduleFact(card: Card | null, isRight: boolean, now: Date): Card {
  const { card: next } = SCHEDULER.next(
    card ?? createEmptyCard(now),
    now,
    isRight ? Rating.Good : Rating.Again,
  );
  return next;
}

/** A question that can be asked today. */
export type PracticeCandidate = {
  readonly id: string;
  readonly reason: PracticeReason;
  readonly comment: string | null;
  readonly item: BankItemRecord;
};

/** What is known of a member's practice of a day. */
export type PracticeDay = {
  readonly day: string;
  readonly nextDayAt: Date;
  readonly records: readonly PracticeRecord[];
  /** What objectives are practiced with. */
  readonly items: readonly BankItemRecord[];
  /** The ids of the questions that were answered on this day. */
  readonly answered: readonly string[];
};

/** Lists what is due today: facts first, those that wait longest; then what is new. */
export function listCandidates(context: PracticeDay): PracticeCandidate[] {
  const { records, items, day, answered } = context;
  const reviews = records
    .filter(({ unit, dueAt }) => unit !== null && dueAt < context.nextDayAt)
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
    .flatMap(({ unit }): PracticeCandidate[] => {
      const item = items.find(({ name, isTemplate }) => name === unit && !isTemplate);
      return item ? [{ id: `${day}~${item.name}`, reason: 'review', comment: null, item }] : [];
    });
  const objectives = records
    .filter(({ unit, isMastered, dueAt }) => unit === null && !isMastered && dueAt < context.nextDayAt)
    .toSorted((a, b) => Number(b.reason === 'comment') - Number(a.reason === 'comment'));
  const fresh = objectives.flatMap((record) => listNew(record, context));
  return [...reviews, ...fresh].filter(({ id }) => !answered.includes(id));
}

/** Lists the new questions of an objective today: those that the member has not had, and fresh ones of templates. */
function listNew(
  { objective, reason, comment, last }: PracticeRecord,
  { day, records, items, answered }: PracticeDay,
): PracticeCandidate[] {
  const own = items.filter((item) => item.objective === objective);
  const templates = own.filter(({ isTemplate }) => isTemplate);
  const isKnown = (name: string) =>
    records.some(
      ({ unit, card }) => unit === name && !(card?.reps === 1 && answered.includes(`${day}~${name}`)),
    );
  // Those that were new today keep their places, so that the list stays the same while it is answered.
  const unknown = own.filter(({ isTemplate, name }) => !isTemplate && !isKnown(name));
  const why = {
    reason: reason === null || last.length > 0 ? ('not_mastered' as const) : reason,
    comment: reason === 'comment' ? comment : null,
  };
  return Array.from({ length: NEW_PER_OBJECTIVE }, (_, index): PracticeCandidate[] => {
    const template = templates[index % Math.max(1, templates.length)];
    // One by hand and the others with fresh numbers, where there are both.
    const item = template && index > 0 ? undefined : unknown[index];
    if (item) return [{ id: `${day}~${item.name}`, ...why, item }];
    return template ? [{ id: `${day}~${template.name}~${index + 1}`, ...why, item: template }] : [];
  }).flat();
}

/** Cuts what is due to what is left of the day. */
export function cutToDay(candidates: readonly PracticeCandidate[], answeredCount: number) {
  const left = Math.max(0, PRACTICE_PER_DAY - answeredCount);
  return { today: candidates.slice(0, left), later: Math.max(0, candidates.length - left) };
}
