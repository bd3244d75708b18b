import type { Id } from '../ids.ts';
import type { UserDirectory } from '../user-directory.ts';
import {
  byOwner,
  dateRange,
  isSearch,
  searchFilter,
  type SearchableFields,
  type TimeSpan,
} from './filters.ts';
import type { List, ListQuery } from './list.ts';
import { mapPage, type Page } from './page.ts';

/** The query parameters that all lists of administrators have. */
export type AdminQuery<Sort extends string> = ListQuery<Sort> &
  TimeSpan & { readonly userId?: string | undefined; readonly q?: string | undefined };

/** A stored list, and how administrators filter and see it. */
export type AdminListOptions<Row, Sort extends string, Query, Item> = {
  readonly list: List<Row, Sort>;
  readonly userDirectory: Pick<UserDirectory, 'usernamesOf' | 'searchByUsername'>;
  /** The date field that `from` and `to` apply to. */
  readonly timeField: string;
  /** Fields that the search compares in addition to users and ids. */
  readonly searchable?: SearchableFields;
  /** Returns the conditions of the parameters that only this list has. */
  readonly conditions: (query: Query) => object | Promise<object>;
  readonly present: (rows: readonly Row[]) => Item[] | Promise<Item[]>;
};

/** Creates a list for administrators: filtered by time, user and search, on pages or as a whole. */
export function createAdminList<
  Row extends { _id: Id },
  Sort extends string,
  Query extends AdminQuery<Sort>,
  Item,
>({
  list,
  userDirectory,
  timeField,
  searchable,
  conditions,
  present,
}: AdminListOptions<Row, Sort, Query, Item>) {
  async function buildFilter(query: Query): Promise<object> {
    const { userId, q } = query;
    return {
      ...(await conditions(query)),
      ...dateRange(timeField, query),
      ...byOwner('userId', userId),
      ...searchFilter(q, isSearch(q) ? await userDirectory.searchByUsername(q) : [], searchable),
    };
  }

  /** Yields all matching items in batches. */
  async function* batches(query: Query): AsyncGenerator<Item[]> {
    for await (const rows of list.batches(query, await buildFilter(query))) yield present(rows);
  }

  return {
    page: async (query: Query): Promise<Page<Item>> =>
      mapPage(await list.page(query, await buildFilter(query)), present),
    batches,
  };
}
