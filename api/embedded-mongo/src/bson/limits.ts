import { MongoError } from '../errors.ts';

/** MongoDB's limit on nesting. */
export const MAX_DEPTH = 200;

/** Stored documents are nested less deeply, as in MongoDB, so that replies and outcomes can contain them. */
export const MAX_STORED_DEPTH = MAX_DEPTH - 20;

/**
 * Asserts that a level of nesting, counted from 0 for the document itself, or the number of names in a path is allowed.
 *
 * @throws MongoError 15 (Overflow).
 */
export function assertDepth(depth: number, maxDepth = MAX_DEPTH): void {
  if (depth > maxDepth) throw new MongoError(15, `More than ${maxDepth} levels of nesting are not allowed.`);
}

/**
 * Asserts that a text can be stored where BSON ends it with a zero byte: as a field name or in a regular expression.
 *
 * @param code what MongoDB answers in this place.
 */
export function assertNoNullByte(text: string, subject: string, code = 2): void {
  if (text.includes('\0')) throw new MongoError(code, `${subject} must not contain a null byte`);
}
