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

/** @throws MongoError 51091 if the limit is exceeded. */
export function spendOnPattern(instructions: number): void {
  spent += BASE_COST + instructions;
  if (spent > MAX_INSTRUCTIONS)
    throw new MongoError(
      51091,
      'The embedded database does not support as many or as large regular expressions.',
    );
}
