import type { Model, QueryFilter } from 'mongoose';
import type { QueryOf, listUsers } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { idFrom, type Id } from '../../platform/ids.ts';
import { given, within } from '../../platform/lists/filters.ts';
import { createList, mapPage, type Page, type PageQuery } from '../../platform/lists/list.ts';
import { noSuchUser } from './auth.errors.ts';
import type { UserRecord } from './auth.model.ts';
import { emailKey, usernameKey } from './auth.policy.ts';
import { presentSketch, type Sketch } from './auth.presenter.ts';

/** Which users. The orders are of the list's own; by other figures others put them in order. */
type Filters = Pick<QueryOf<typeof listUsers>, 'q' | 'role' | 'state' | 'from' | 'to'>;
type Query = PageQuery & Filters & { readonly sort?: 'newest' | 'oldest' | 'username' | undefined };

/** Users as administrators look them up. */
export type Directory = {
  page(query: Query): Promise<Page<Sketch>>;
  /** Whom the filters find, so many at most. */
  idsOf(filters: Filters, limit: number): Promise<Id[]>;
  /** Those of some users whom the filters find, in no order. */
  among(ids: readonly Id[], filters: Filters): Promise<Sketch[]>;
  /** @throws AppError `not_found` */
  one(id: string, tx?: Tx): Promise<Sketch>;
};

export function createDirectory(users: Model<UserRecord>): Directory {
  const list = createList(users, {
    newest: { by: 'createdAt', kind: 'time', direction: -1 },
    oldest: { by: 'createdAt', kind: 'time', direction: 1 },
    username: { by: 'usernameKey', kind: 'text', direction: 1 },
  });
  return {
    page: async (query) =>
      mapPage(await list.page(query, filterOf(query)), (rows) => rows.map(presentSketch)),

    async idsOf(filters, limit) {
      const found = await users.find(filterOf(filters), { _id: 1 }).limit(limit).lean();
      return found.map(({ _id }) => _id);
    },

    async among(ids, filters) {
      const found = await users.find({ $and: [{ _id: { $in: ids } }, filterOf(filters)] }).lean();
      return found.map(presentSketch);
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

function filterOf({ q, role, state, ...span }: Filters): QueryFilter<UserRecord> {
  return {
    ...given({
      isAdmin: role && role === 'administrator',
      isDisabled: state && state === 'disabled',
    }),
    ...within('createdAt', span),
    ...searched(q),
  };
}

/** The beginning of a name, a whole address or a whole id. The text is a bound and no pattern: nothing in it means anything. */
function searched(q: string | undefined): QueryFilter<UserRecord> {
  if (q === undefined) return {};
  const beginning = usernameKey(q);
  const id = idFrom(q.trim().toLowerCase());
  const byName = { usernameKey: { $gte: beginning, $lt: `${beginning}\uffff` } };
  return { $or: [byName, { emailKey: emailKey(q.trim()) }, ...(id ? [{ _id: id }] : [])] };
}
