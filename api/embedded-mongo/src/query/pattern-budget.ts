import { MongoError } from '../errors.ts';

/** How many instructions the regular expressions of a statement may have in total; they compile in about 50 ms. */
const MAX_INSTRUCTIONS = 40_000;

/** What any regular expression takes, in instructions. */
const BASE_COST = 20;

let spent = 0;
let isLimiting = false;

/** Compiles what may have regular expressions, which cannot be interrupted, within one limit on all of them. */
export function withPatternBudget<T>(compile: () => T): T {
  if (isLimiting) return compile();
  [spent, isLimiting] = [0, true];
  try {
    return compile();
  } finally {
    isLimiting = false;
  }
}

/**
 * Adds a compiled pattern.
 *
 * @throws MongoError 51091 if the limit is exceeded.
 */
export function spendOnPattern(instructions: number): void {
  assertPatternAffordable(instructions);
  spent += BASE_COST + instructions;
}

/** @throws MongoError 51091 if a pattern of so many instructions would exceed the limit. */
export function assertPatternAffordable(instructions: number): void {
  if (spent + BASE_COST + instructions > MAX_INSTRUCTIONS)
    throw new MongoError(
      51091,
      'The embedded database does not support as many or as large regular expressions.',
    );
}

let patternCount = 0;

/** Counts a regular expression that is compiled, literal or not. */
export function countPattern(): void {
  patternCount++;
}

/** The number of regular expressions compiled so far, which tells whether something has any. */
export const getPatternCount = (): number => patternCount;

/** Limit on the instructions of patterns times the characters of texts; they take about 0.1 s at worst. */
const MAX_MATCH_STEPS = 1_000_000;

let matchSteps = 0;
let isMatching = false;

/** Matches one document, which cannot be interrupted, within one limit on all of its texts and patterns. */
export function withMatchBudget<T>(match: () => T): T {
  if (isMatching) return match();
  [matchSteps, isMatching] = [0, true];
  try {
    return match();
  } finally {
    isMatching = false;
  }
}

/** @throws MongoError 51156 if the limit is exceeded. */
export function spendOnMatch(steps: number): void {
  matchSteps = isMatching ? matchSteps + steps : steps;
  if (matchSteps > MAX_MATCH_STEPS)
    throw new MongoError(
      51156,
      'The embedded database does not test texts as long with regular expressions as large.',
    );
}
