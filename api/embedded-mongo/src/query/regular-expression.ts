// cspell:ignore dotall
import type { BSONRegExp } from 'bson';
import { RE2JS } from 're2js';
import { invalidFlag } from '../bson/regex.ts';
import { assertPatternAffordable, countPattern, spendOnMatch, spendOnPattern } from './pattern-budget.ts';
import { createPatternError, PatternTranslator } from './pattern-translator.ts';

/** MongoDB's limit on the length of a pattern. */
const MAX_PATTERN_LENGTH = 32_764;

/**
 * Compiles a regular expression to a test that takes time linear in the length of the text: RE2 tests all alternatives
 * at once instead of going back and forth. It has the semantics of PCRE, or is rejected.
 *
 * @throws MongoError 51108 for the option `l`, which only values can have, 51091 for a pattern that is invalid or not
 *   supported. The test throws MongoError 51156 for a text that is too long for the pattern.
 */
export function compileRegularExpression({ pattern, options }: BSONRegExp): (text: string) => boolean {
  countPattern();
  if (options.includes('l')) throw invalidFlag('l');
  if (pattern.length > MAX_PATTERN_LENGTH) throw createPatternError(pattern.slice(0, 100), 'it is too long');
  const { re2Pattern, literal, size } = new PatternTranslator(pattern, options).translate();
  const isCaseInsensitive = options.includes('i');
  // The built-in search is faster, and does not go back further than by the literal.
  if (literal !== undefined) {
    const isIn = isCaseInsensitive ? compileLiteral(literal) : (text: string) => text.includes(literal);
    return (text) => {
      spendOnMatch((literal.length * text.length) / LITERAL_SPEED);
      return isIn(text);
    };
  }
  const flags =
    (isCaseInsensitive ? RE2JS.CASE_INSENSITIVE : 0) |
    (options.includes('s') ? RE2JS.DOTALL : 0) |
    (options.includes('m') ? RE2JS.MULTILINE : 0);
  assertPatternAffordable(size);
  const regex = compileRe2(re2Pattern, flags, pattern);
  const instructionCount = regex.programSize();
  spendOnPattern(instructionCount);
  return (text) => {
    spendOnMatch(instructionCount * text.length);
    return regex.test(text);
  };
}

/** How many comparisons of characters take as long as one instruction of RE2. */
const LITERAL_SPEED = 100;

function compileLiteral(literal: string): (text: string) => boolean {
  const regex = new RegExp(literal.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu');
  return (text) => regex.test(text);
}

function compileRe2(re2Pattern: string, flags: number, pattern: string): RE2JS {
  try {
    return RE2JS.compile(re2Pattern, flags);
  } catch (error) {
    throw createPatternError(pattern, error instanceof Error ? error.message : String(error));
  }
}
