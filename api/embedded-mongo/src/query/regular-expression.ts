import type { BSONRegExp } from 'bson';
import { MongoError } from '../errors.ts';

/** MongoDB's limit on the length of a pattern. */
const MAX_PATTERN_LENGTH = 32_764;

/** `^`, characters that stand for themselves or are escaped, and perhaps `$`. */
const ANCHORED_LITERAL = /^\^((?:[^\\^$.|?*+()[\]{}]|\\[^A-Za-z0-9]|\\[nr])*)(\$?)$/u;

const ESCAPED_LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

/**
 * Compiles a regular expression that is a literal at the beginning of a text, or all of it, with or without the option
 * `i`. Others are rejected, because a running test cannot be interrupted and may take exponential time.
 *
 * @throws MongoError 51091 for another regular expression.
 */
export function compileRegularExpression({ pattern, options }: BSONRegExp): (text: string) => boolean {
  const [, escaped, end] = ANCHORED_LITERAL.exec(pattern) ?? [];
  if (escaped === undefined || pattern.length > MAX_PATTERN_LENGTH || (options !== '' && options !== 'i'))
    throw new MongoError(
      51091,
      `Regular expression is invalid, or not supported by the embedded database, which knows ^literal and ^literal$ with the option i only: ${pattern.slice(0, 100)}`,
    );
  const literal = escaped.replaceAll(/\\(.)/gsu, (_match, char: string) => ESCAPED_LETTERS[char] ?? char);
  if (options === 'i') return compileCaseInsensitive(literal, end === '$');
  if (end !== '$') return (text) => text.startsWith(literal);
  // As in PCRE, the end of a text is also before its last newline.
  return (text) => text === literal || text === `${literal}\n`;
}

function compileCaseInsensitive(literal: string, isWhole: boolean): (text: string) => boolean {
  const source = literal.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const regex = new RegExp(`^${source}${isWhole ? '\\n?$' : ''}`, 'iu');
  return (text) => regex.test(text);
}
