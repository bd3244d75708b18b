import { idFrom, type Id } from '../ids.ts';

/** The part of an address that narrows a list to a span of time; the first moment counts, the last one does not. */
export type TimeSpan = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The fields that are given; what is left out of an address narrows nothing. */
export function given<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

export function within(field: string, { from, to }: TimeSpan): object {
  const span = {
    ...(from !== undefined && { $gte: new Date(from) }),
    ...(to !== undefined && { $lt: new Date(to) }),
  };
  return Object.keys(span).length > 0 ? { [field]: span } : {};
}

/** What belongs to one record of another kind. A text that is no id is nobody's. */
export function belongingTo(field: string, text: string | undefined): object {
  if (text === undefined) return {};
  const id = idFrom(text);
  return id ? { [field]: id } : NOTHING;
}

/** Fields besides the id by which a search finds a record: that hold a reference, or the id of something else. */
type Named = { readonly references?: readonly string[]; readonly ids?: readonly string[] };

/** What is searched for in a list: records of the users found, and the one that the text itself names. */
export function found(
  q: string | undefined,
  users: readonly Id[],
  { references = [], ids = [] }: Named = {},
): object {
  if (q === undefined) return {};
  const text = q.trim();
  const id = idFrom(text.toLowerCase());
  const ways = [
    ...(users.length > 0 ? [{ userId: { $in: users } }] : []),
    ...(id ? ['_id', 'userId', ...ids].map((field) => ({ [field]: id })) : []),
    ...references.map((field) => ({ [field]: text.toUpperCase() })),
  ];
  const [first, ...further] = ways;
  return further.length > 0 ? { $or: ways } : (first ?? NOTHING);
}

const NOTHING = { _id: { $in: [] } };
