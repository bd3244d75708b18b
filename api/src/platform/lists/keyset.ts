import { AppError } from '../app-error.ts';
import { parseId, type Id } from '../ids.ts';

/** A sort order by one field, with the id as a tiebreaker. */
export type Order = {
  readonly by: string;
  readonly kind: ValueKind;
  readonly direction: 1 | -1;
  /** Filter fields that precede the sort field in an index: one combination per index, most selective first. */
  readonly equalityPrefixes?: readonly (readonly string[])[];
};

/** The type of the sort field. A cursor with a value of another type is invalid. */
type ValueKind = 'time' | 'number' | 'text';

type Value = Date | number | string;

/** The position of a record in a sort order. */
export type Cursor = { readonly value: Value; readonly id: Id };

/** Encodes a cursor as an opaque string that is valid for one sort order only. */
export function encodeCursor(orderName: string, { value, id }: Cursor): string {
  const plain = value instanceof Date ? value.getTime() : value;
  return Buffer.from(JSON.stringify([orderName, plain, id.toHexString()])).toString('base64url');
}

/** Decodes a cursor. @throws AppError `invalid_request` if the string is not a cursor of this order */
export function decodeCursor(cursor: string, orderName: string, { kind }: Order): Cursor {
  const parts = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [name, plain, idText] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const id = typeof idText === 'string' ? parseId(idText) : undefined;
  const value = parseValue(kind, plain);
  const decoded = id && value !== undefined ? { value, id } : undefined;
  // Only the canonical encoding is accepted, which rejects strings that merely decode to a valid cursor.
  if (name !== orderName || !decoded || encodeCursor(orderName, decoded) !== cursor) throw invalidCursor();
  return decoded;
}

/** Returns a filter for the records after a cursor. Each branch is an index range, so later pages cost no more. */
export function afterCursor({ by, direction }: Order, { value, id }: Cursor): object {
  const operator = direction === 1 ? '$gt' : '$lt';
  return { $or: [{ [by]: { [operator]: value } }, { [by]: value, _id: { [operator]: id } }] };
}

export function invalidCursor(): AppError {
  const message = 'This page does not exist. Please start from the first page.';
  return new AppError('invalid_request', message, { details: [{ path: 'cursor', message }] });
}

function parseValue(kind: ValueKind, plain: unknown): Value | undefined {
  if (kind === 'text') return typeof plain === 'string' ? plain : undefined;
  if (typeof plain !== 'number' || !Number.isSafeInteger(plain)) return undefined;
  if (kind === 'number') return plain;
  const time = new Date(plain);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidCursor();
  }
}
