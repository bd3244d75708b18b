import type { Model, QueryFilter } from 'mongoose';
import type { QueryOf, listUsers } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { idFrom, type Id } from '../../platform/ids.ts';
import { within } from '../../platform/lists/filters.ts';
import { createList } from '../../platform/lists/list.ts';
import { mapPage, type Page, type PageQuery } from '../../platform/lists/page.ts';
import { noSuchUser } from './auth.errors.ts';
import type { UserRecord } from './auth.model.ts';
import { emailKey, usernameKey } from './auth.policy.ts';
import { presentSketch, type Sketch } from './auth.presenter.ts';

/** Which users. */
export type UserFilters = Pick<QueryOf<typeof listUsers>, 'q' | 'role' | 'state' | 'from' | 'to'>;

/** The orders are of the list's own; by other figures others put users in order. */
type Query = PageQuery & UserFilters & { readonly sort?: 'newest' | 'oldest' | 'username' | undefined };

/** Users as administrators look them up. */
export type Directory = {
  page(query: Query): Promise<Page<Sketch>>;
  /** Whom the filters find, where they are few; nothing where they are many, or where nothing is filtered. */
  few(filters: UserFilters): Promise<Id[] | undefined>;
  /** Those of some users whom the filters find, in no order. */
  idsAmong(ids: readonly Id[], filters: UserFilters): Promise<{ readonly _id: Id }[]>;
  /** Some users in the order of their ids here. */
  inOrderOf(ids: readonly Id[]): Promise<Sketch[]>;
  /** @throws AppError `not_found` */
  one(id: string, tx?: Tx): Promise<Sketch>;
};

/** What the indexes have before each order. */
const HOLDS = [['isAdmin', 'isDisabled']];

export function createDirectory(users: Model<UserRecord>): Directory {
  const list = createList(users, {
    newest: { by: 'createdAt', kind: 'time', direction: -1, holds: HOLDS },
    oldest: { by: 'createdAt', kind: 'time', direction: 1, holds: HOLDS },
    username: { by: 'usernameKey', kind: 'text', direction: 1, holds: HOLDS },
  });
  return {
    page: async (query) =>
      mapPage(await list.page(query, filterOf(query)), (rows) => rows.map(presentSketch)),

    few: (filters) => list.few(filterOf(filters)),

    idsAmong: (ids, filters) => list.among(ids, filterOf(filters)),

    async inOrderOf(ids) {
      const found = new Map((await list.among(ids, {})).map((user) => [user._id.toHexString(), user]));
      return ids.flatMap((id) => found.get(id.toHexString()) ?? []).map(presentSketch);
    },

    async one(text, tx) {
      const id = idFrom(text);
      const user =
        id &&
        (await users
          .findById(id)
          .session(tx ?? null)
          .lean());
      if (!user) throw noSuchUser();
      return presentSketch(user);
    },
  };
}

function filterOf({ q, role, state, ...span }: UserFilters): QueryFilter<UserRecord> {
  return { ...ofKind(role, state), ...within('createdAt', span), ...searched(q) };
}

/** Both fields or none, since the indexes have both: what is not asked for may have either value. */
function ofKind(role: UserFilters['role'], state: UserFilters['state']): QueryFilter<UserRecord> {
  if (!role && !state) return {};
  return {
    isAdmin: role ? role === 'administrator' : { $in: [false, true] },
    isDisabled: state ? state === 'disabled' : { $in: [false, true] },
  };
}

/** The beginning of a name, a whole address or a whole id. The text is a bound and no pattern: nothing in it means anything. */
function searched(q: string | undefined): QueryFilter<UserRecord> {
  if (q === undefined) return {};
  const beginning = usernameKey(q);
  const byName = { usernameKey: { $gte: beginning, $lt: `${beginning}\u{10ffff}` } };
  const id = idFrom(q.trim().toLowerCase());
  const others = [
    ...(q.includes('@') ? [{ emailKey: emailKey(q.trim()) }] : []),
    ...(id ? [{ _id: id }] : []),
  ];
  return others.length > 0 ? { $or: [byName, ...others] } : byName;
}
