import { removeInvisible, toSearchText } from '@platform/contracts';
import { parseId, type Id } from '../ids.ts';

/** Query parameters for a time range: `from` is inclusive, `to` is exclusive. */
export type TimeSpan = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Removes undefined fields, so that omitted query parameters do not filter. */
export function definedOnly<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

/** Returns a filter for a time range of a date field. */
export function dateRange(field: string, { from, to }: TimeSpan): object {
  const range = {
    ...(from !== undefined && { $gte: new Date(from) }),
    ...(to !== undefined && { $lt: new Date(to) }),
  };
  return Object.keys(range).length > 0 ? { [field]: range } : {};
}

/** Returns a filter for the records that refer to an owner's id. A malformed id matches nothing. */
export function byOwner(field: string, text: string | undefined): object {
  if (text === undefined) return {};
  const id = parseId(text);
  return id ? { [field]: id } : MATCHES_NONE;
}

/**
 * Fields that a search compares in addition to `_id` and `userId`: human-readable references, and ids of other records.
 */
export type SearchableFields = {
  readonly references?: readonly string[];
  readonly ids?: readonly string[];
  /** Whether the records belong to users: by default they do. */
  readonly hasUsers?: boolean;
};

/** Whether a list is searched: a text of blanks asks for nothing, and shows all. */
export function isSearch(q: string | undefined): q is string {
  return q !== undefined && toSearchText(q) !== '';
}

/** Returns a filter for a search text: records of the matching users, and records whose id or reference is the text. */
export function searchFilter(
  q: string | undefined,
  matchingUsers: readonly Id[],
  { references = [], ids = [], hasUsers = true }: SearchableFields = {},
): object {
  if (!isSearch(q)) return {};
  const text = removeInvisible(q).trim();
  const id = parseId(text.toLowerCase());
  const conditions = [
    ...(hasUsers && matchingUsers.length > 0 ? [{ userId: { $in: matchingUsers } }] : []),
    ...(id ? ['_id', ...(hasUsers ? ['userId'] : []), ...ids].map((field) => ({ [field]: id })) : []),
    ...references.map((field) => ({ [field]: text.toUpperCase() })),
  ];
  const [first, ...others] = conditions;
  return others.length > 0 ? { $or: conditions } : (first ?? MATCHES_NONE);
}

const MATCHES_NONE = { _id: { $in: [] } };

/** A user's address, whether it is confirmed, and the one before a change while it is known. */
export type UserAddresses = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly previousEmail?: { readonly email: string } | null | undefined;
};

/** Lists the addresses that are a user's own: everybody can enter any, and only a confirmed one says whose it is. */
export function listOwnAddresses({ email, emailVerified, previousEmail }: UserAddresses): string[] {
  return [...(emailVerified ? [email] : []), ...(previousEmail ? [previousEmail.email] : [])];
}

/**
 * Returns the filters of what was sent with a user's addresses, in any letter case, and belongs to no account: others
 * may have used the same address before or after. No index serves them.
 */
export function byAddresses(field: string, addresses: UserAddresses): object[] {
  return listOwnAddresses(addresses).map((address) => ({ [field]: inAnyCase(address), userId: null }));
}

/** Matches a whole text in any letter case. */
function inAnyCase(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`, 'i');
}
