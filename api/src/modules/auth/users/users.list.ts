import type { Model, QueryFilter } from 'mongoose';
import type { QueryOf, listUsers } from '@platform/contracts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { parseId, type Id } from '../../../platform/ids.ts';
import { dateRange, isSearch } from '../../../platform/lists/filters.ts';
import { createList } from '../../../platform/lists/list.ts';
import { mapPage, type Page, type PageQuery } from '../../../platform/lists/page.ts';
import { userNotFound } from '../auth.errors.ts';
import type { UserRecord } from '../auth.model.ts';
import { toEmailKey, toUsernameKey } from '../auth.policy.ts';
import { presentSummary, type UserSummary } from '../auth.presenter.ts';

export type UserFilters = Pick<
  QueryOf<typeof listUsers>,
  'q' | 'role' | 'state' | 'secondFactorReset' | 'from' | 'to'
>;

/** Only the orders that this module's indexes support; the ledger sorts by balance. */
type Query = PageQuery & UserFilters & { readonly sort?: 'newest' | 'oldest' | 'username' | undefined };

/** The fields that precede the sort key in the compound indexes. */
const EQUALITY_PREFIXES = [['isAdmin', 'isDisabled']];

/** Looks users up for administrators. */
export function createUserList(users: Model<UserRecord>) {
  const list = createList(users, {
    newest: { by: 'createdAt', kind: 'time', direction: -1, equalityPrefixes: EQUALITY_PREFIXES },
    oldest: { by: 'createdAt', kind: 'time', direction: 1, equalityPrefixes: EQUALITY_PREFIXES },
    username: { by: 'usernameKey', kind: 'text', direction: 1, equalityPrefixes: EQUALITY_PREFIXES },
  });
  return {
    page: async (query: Query): Promise<Page<UserSummary>> =>
      mapPage(await list.page(query, buildFilter(query)), (rows) => rows.map(presentSummary)),

    /** Returns the ids of all matching users; `undefined` if they are too many or no filter is set. */
    findLimited: (filters: UserFilters): Promise<Id[] | undefined> => list.findLimited(buildFilter(filters)),

    /** Returns those of the given users that match the filters, unordered. */
    intersect: (ids: readonly Id[], filters: UserFilters): Promise<{ readonly _id: Id }[]> =>
      list.intersect(ids, buildFilter(filters)),

    /** Returns users in the order of the given ids. */
    async getInOrder(ids: readonly Id[]): Promise<UserSummary[]> {
      const usersById = new Map(
        (await list.intersect(ids, {})).map((user) => [user._id.toHexString(), user]),
      );
      return ids.flatMap((id) => usersById.get(id.toHexString()) ?? []).map(presentSummary);
    },

    /** Reads the ids of all users that are disabled, in batches. */
    async *disabledUsers(): AsyncGenerator<Id[]> {
      for await (const rows of list.batches({ sort: 'oldest' }, buildFilter({ state: 'disabled' })))
        yield rows.map(({ _id }) => _id);
    },

    /** Returns one user. @throws AppError `not_found` */
    async get(text: string, tx?: Tx): Promise<UserSummary> {
      const id = parseId(text);
      const user =
        id &&
        (await users
          .findById(id)
          .session(tx ?? null)
          .lean());
      if (!user) throw userNotFound();
      return presentSummary(user);
    },
  };
}

function buildFilter({ q, role, state, secondFactorReset, ...range }: UserFilters): QueryFilter<UserRecord> {
  return {
    ...roleAndStateFilter(role, state),
    ...resetFilter(secondFactorReset),
    ...dateRange('createdAt', range),
    ...searchFilter(q),
  };
}

/** Matches users with a reset in progress; a time of its removal says that it was approved. */
function resetFilter(state: UserFilters['secondFactorReset']): QueryFilter<UserRecord> {
  if (!state) return {};
  return {
    'secondFactorReset.openedAt': { $gt: new Date(0) },
    'secondFactorReset.removesAt': state === 'waiting' ? { $gt: new Date(0) } : null,
  };
}

/** Filters by both fields or neither, because the index starts with both: an unset one matches either value. */
function roleAndStateFilter(role: UserFilters['role'], state: UserFilters['state']): QueryFilter<UserRecord> {
  if (!role && !state) return {};
  return {
    isAdmin: role ? role === 'administrator' : { $in: [false, true] },
    isDisabled: state ? state === 'disabled' : { $in: [false, true] },
  };
}

/**
 * Matches a username prefix, a whole email address or a whole id. The prefix is an index bound, not a pattern, so that
 * it needs no escaping.
 */
function searchFilter(q: string | undefined): QueryFilter<UserRecord> {
  if (!isSearch(q)) return {};
  const prefix = toUsernameKey(q);
  const byUsername = { usernameKey: { $gte: prefix, $lt: `${prefix}\u{10ffff}` } };
  const id = parseId(q.trim().toLowerCase());
  const exactMatches = [
    ...(q.includes('@') ? [{ emailKey: toEmailKey(q.trim()) }] : []),
    ...(id ? [{ _id: id }] : []),
  ];
  return exactMatches.length > 0 ? { $or: [byUsername, ...exactMatches] } : byUsername;
}
