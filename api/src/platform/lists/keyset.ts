import { AppError } from '../app-error.ts';
import { idFrom, type Id } from '../ids.ts';

/** An order of a list: by one field of its records; between equals the id decides. */
export type Order = {
  readonly by: string;
  readonly kind: Kind;
  readonly direction: 1 | -1;
  /** Fields of a filter that an index has before the order's own, one combination for each such index, the best first. */
  readonly holds?: readonly (readonly string[])[];
};

/** What the field of an order holds. A cursor that holds something else is none of ours. */
type Kind = 'time' | 'number' | 'text';

type Value = Date | number | string;

/** The place of a record in an order. */
export type Place = { readonly value: Value; readonly id: Id };

/** A place as a text that means nothing to whoever keeps it. It is good for the order it was made in. */
export function cursorOf(orderName: string, { value, id }: Place): string {
  const plain = value instanceof Date ? value.getTime() : value;
  return Buffer.from(JSON.stringify([orderName, plain, id.toHexString()])).toString('base64url');
}

/** @throws AppError `invalid_request` for a text that is no cursor of this order. */
export function placeOf(cursor: string, orderName: string, { kind }: Order): Place {
  const parts = parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [name, plain, idText] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const id = typeof idText === 'string' ? idFrom(idText) : undefined;
  const value = valueOf(kind, plain);
  const place = id && value !== undefined ? { value, id } : undefined;
  // Made again it has to be the same text: whatever else decodes to a place was not made here.
  if (name !== orderName || !place || cursorOf(orderName, place) !== cursor) throw noSuchPage();
  return place;
}

/** What comes after a place. Each branch lies on its own in an index of the order, so that no page costs more than the first. */
export function after({ by, direction }: Order, { value, id }: Place): object {
  const beyond = direction === 1 ? '$gt' : '$lt';
  return { $or: [{ [by]: { [beyond]: value } }, { [by]: value, _id: { [beyond]: id } }] };
}

export function noSuchPage(): AppError {
  const message = 'This page does not exist. Please start from the first one.';
  return new AppError('invalid_request', message, { details: [{ path: 'cursor', message }] });
}

function valueOf(kind: Kind, plain: unknown): Value | undefined {
  if (kind === 'text') return typeof plain === 'string' ? plain : undefined;
  if (typeof plain !== 'number' || !Number.isSafeInteger(plain)) return undefined;
  if (kind === 'number') return plain;
  const time = new Date(plain);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw noSuchPage();
  }
}
