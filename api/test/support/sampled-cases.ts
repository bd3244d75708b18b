import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The default tier of `npm test` runs one in so many generated cases; within so many days it has run all of them. */
const DAYS = 5;
const DAY_MS = 86_400_000;
const ROOT = join(import.meta.dirname, '../../..');
const CONTRACTS = 'api/contracts/src/';

/**
 * Returns the cases that generated tests run: of endpoints, or of whatever else has an id. In the default tier these
 * are the endpoints whose contract differs from main, and a fifth of the others, which changes daily; otherwise all.
 * `TEST_DAY` repeats the choice of an earlier day, e.g. `TEST_DAY=2026-03-10`. Tests whose cases take long say which
 * ones are due instead of the fifth.
 */
export function sampleCases<T extends { readonly id: string }>(
  cases: readonly T[],
  isDue?: (each: T) => boolean,
): readonly T[] {
  if (process.env.TEST_TIER !== 'default') return cases;
  const day = countDays();
  const changed = changedContracts();
  const due = cases.filter(
    (each) => (isDue ? isDue(each) : isDueOn(day, each.id)) || changed.includes(`'${each.id}'`),
  );
  // A short list has days without any, on which it takes turns.
  return due.length > 0 ? due : cases.filter((_case, index) => index === day % cases.length);
}

/** Returns the day that samples are drawn for, counted from 1970: today or `TEST_DAY`. */
export function countDays(): number {
  return Math.floor((process.env.TEST_DAY ? Date.parse(process.env.TEST_DAY) : Date.now()) / DAY_MS);
}

function isDueOn(day: number, id: string): boolean {
  return createHash('sha256').update(id).digest().readUInt32BE() % DAYS === day % DAYS;
}

let changedText: string | undefined;

/** Returns the text of all contract files that differ from main, as `npm test` has found them. */
function changedContracts(): string {
  changedText ??= (process.env.CHANGED_FILES ?? '')
    .split('\n')
    .filter((path) => path.startsWith(CONTRACTS))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');
  return changedText;
}
