import { BSONRegExp } from 'bson';
import { MongoError } from '../errors.ts';
import { assertNoNullByte } from './limits.ts';

/**
 * Creates the value of a regular expression.
 *
 * @throws MongoError BadValue for a null byte, 51108 for an option that does not exist.
 */
export function createRegex(pattern: string, options: string): BSONRegExp {
  assertNoNullByte(pattern, 'Regular expression');
  assertNoNullByte(options, 'Regular expression options string');
  const unknown = /[^ilmsux]/.exec(options)?.[0];
  if (unknown !== undefined) throw invalidFlag(unknown);
  return new BSONRegExp(pattern, options);
}

export const invalidFlag = (flag: string): MongoError =>
  new MongoError(51108, `invalid flag in regex options: ${flag}`);
