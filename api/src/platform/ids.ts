import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Types } from 'mongoose';

/** The id of a record. Ids sort by creation time, to the second. */
export type Id = Types.ObjectId;

export function newId(): Id {
  return new Types.ObjectId();
}

/** Parses an untrusted string as an id; `undefined` if it is malformed. */
export function parseId(text: string): Id | undefined {
  return /^[0-9a-f]{24}$/.test(text) ? new Types.ObjectId(text) : undefined;
}

export function newRequestId(): string {
  return randomUUID();
}

/** Generates an unguessable secret of 256 bits, safe in cookies and URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Excludes characters that are easily confused when read aloud or copied by hand, such as 0 and O. */
const READABLE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'; // cspell:disable-line

export function newReadableCode(length: number): string {
  return Array.from({ length }, () => READABLE_CHARACTERS.charAt(randomInt(READABLE_CHARACTERS.length))).join(
    '',
  );
}

/** Parses a trusted string as an id. @throws Error if it is malformed */
export function requireId(text: string): Id {
  const id = parseId(text);
  if (!id) throw new Error('The id is malformed.');
  return id;
}

/** Chooses a position in a list at random; 0 for an empty list. */
export function randomIndex(length: number): number {
  return length > 0 ? randomInt(length) : 0;
}
