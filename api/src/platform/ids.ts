import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Types } from 'mongoose';

/** The id of a record. Later ones sort after earlier ones, to the second. */
export type Id = Types.ObjectId;

export function newId(): Id {
  return new Types.ObjectId();
}

/** The id that a text from outside names, or nothing: what is no id names no record. */
export function idFrom(text: string): Id | undefined {
  return /^[0-9a-f]{24}$/.test(text) ? new Types.ObjectId(text) : undefined;
}

export function newRequestId(): string {
  return randomUUID();
}

/** 256 bits that nobody can guess, fit for a cookie or an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Letters and digits that cannot be taken for one another when read aloud or copied by hand. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export function newReadableCode(length: number): string {
  return Array.from({ length }, () => READABLE.charAt(randomInt(READABLE.length))).join('');
}

/** The id that a text of ours is known to hold. */
export function requireId(text: string): Id {
  const id = idFrom(text);
  if (!id) throw new Error('A text that should be an id is none.');
  return id;
}
