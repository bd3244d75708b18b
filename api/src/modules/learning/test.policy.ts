/*
 * Invariant: 23 of 30 right answers pass, with at least 2 of 5 in every objective; a renewal needs 8 of 10. What is
 * exactly on a mark passes. Pure functions of numbers that are whole.
 */
import {
  RENEWAL,
  RENEWAL_MONTHS,
  RETAKE_HOURS,
  RIGHT_SCORE,
  SAVE_GRACE_SECONDS,
  TEST_MINUTES,
  TEST_PASS,
  type AttemptKind,
  type PartScore,
} from '@platform/contracts';
import type { AttemptRecord } from './learning.records.ts';

const HOUR_MS = 3_600_000;
/** Scores are sums of fractions: 0.8 is reached by what is 0.8 but for rounding. */
const ROUNDING = 1e-9;

/** Whether every part of a question is right. A question without a scored part is not. */
export function isUnitRight(scores: readonly Pick<PartScore, 'score'>[]): boolean {
  return scores.length > 0 && scores.every(({ score }) => isPartRight(score));
}

export function isPartRight(score: number): boolean {
  return score >= RIGHT_SCORE - ROUNDING;
}

export type ObjectiveTally = { readonly id: string; readonly right: number; readonly of: number };

/** Counts the right answers by objective, in the order of the objectives. */
export function tallyByObjective(
  units: readonly Pick<AttemptRecord['units'][number], 'objective'>[],
  isRight: readonly boolean[],
): ObjectiveTally[] {
  const tallies = new Map<string, ObjectiveTally>();
  units.forEach(({ objective: id }, index) => {
    const { right, of } = tallies.get(id) ?? { right: 0, of: 0 };
    tallies.set(id, { id, right: right + (isRight[index] ? 1 : 0), of: of + 1 });
  });
  return [...tallies.values()].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/** Whether an objective has what it needs. A renewal asks too little about one to say so. */
export function isObjectiveEnough(kind: AttemptKind, { right }: ObjectiveTally): boolean {
  return kind === 'renewal' || right >= TEST_PASS.rightPerObjective;
}

export function rightToPass(kind: AttemptKind): number {
  return kind === 'renewal' ? RENEWAL.right : TEST_PASS.right;
}

/** Whether the right answers of an attempt pass. */
export function isPassed(kind: AttemptKind, tallies: readonly ObjectiveTally[]): boolean {
  const right = tallies.reduce((sum, tally) => sum + tally.right, 0);
  return right >= rightToPass(kind) && tallies.every((tally) => isObjectiveEnough(kind, tally));
}

export function minutesOf(kind: AttemptKind, isLong: boolean): number {
  const minutes = kind === 'renewal' ? RENEWAL.minutes : TEST_MINUTES;
  return isLong ? minutes.long : minutes.standard;
}

/** The last moment at which an answer is still saved. */
export function lastSaveAt({ endsAt }: Pick<AttemptRecord, 'endsAt'>): Date {
  return new Date(endsAt.getTime() + SAVE_GRACE_SECONDS * 1000);
}

/**
 * Returns when the next attempt can start: later the more attempts failed since the last passed one.
 *
 * @param attempts latest first
 * @returns `null` if it can start at any time
 */
export function retakeAt(attempts: readonly Pick<AttemptRecord, 'state' | 'endedAt'>[]): Date | null {
  const ended = attempts.filter(({ state }) => state !== 'open');
  const lastPassed = ended.findIndex(({ state }) => state === 'passed');
  const failed = lastPassed === -1 ? ended : ended.slice(0, lastPassed);
  const endedAt = failed[0]?.endedAt;
  if (!endedAt) return null;
  const hours = RETAKE_HOURS[Math.min(failed.length, RETAKE_HOURS.length) - 1] ?? 0;
  return new Date(endedAt.getTime() + hours * HOUR_MS);
}

/** Adds calendar months in UTC; the last day of a shorter month if it lacks the day. */
export function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== at.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** Returns from when a certificate can be renewed. */
export function renewableFrom(validUntil: Date): Date {
  return addMonths(validUntil, -RENEWAL_MONTHS);
}
