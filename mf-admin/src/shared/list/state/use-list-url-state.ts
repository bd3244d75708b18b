import type { Endpoint, QueryOf } from '@platform/contracts';
import { useLocation, useSearchParams } from '@platform/kit/router';
import { useEffect, useMemo, useRef } from 'react';
import type { ListDefinition } from './list-definition.ts';
import { parseFilterValue, serializeFilterValue, toQueryValue, type ListFilter } from './list-filters.ts';

/** A list's search, filters, order and page. They live in the URL, so a view can be bookmarked and shared. */
export type ListUrlState<E extends Endpoint = Endpoint> = {
  /** The value of each control, the search under `q`; empty for no restriction. */
  readonly values: Readonly<Record<string, string>>;
  /** How many filters the URL sets. */
  readonly activeFilterCount: number;
  readonly sort: string;
  /** The query to send to the API. */
  readonly query: QueryOf<E>;
  /** Sets filters, `q` or `sort` and returns to the first page. */
  readonly change: (values: Readonly<Record<string, string>>) => void;
  /** Clears the search and the filters. */
  readonly clear: () => void;
  readonly paging: Paging;
};

/** Moves through a list's pages. Their number is unknown: a page only has the cursor of the next one. */
export type Paging = {
  readonly isFirst: boolean;
  readonly next: (cursor: string) => void;
  readonly back: () => void;
};

/** The cursors of the previous pages, kept in the state of the browser's history entry. */
type HistoryState = { readonly previousCursors?: readonly string[] };

/** Reads and writes a list's state in the URL; other URL parameters are left unchanged. */
export function useListUrlState<E extends Endpoint>(definition: ListDefinition<E>): ListUrlState<E> {
  const [params, updateParams] = useUrlParams();
  const { previousCursors = [] } = (useLocation().state ?? {}) as HistoryState;
  const filters = definition.filters as Readonly<Record<string, ListFilter>>;
  const sorts = definition.sorts as readonly string[];
  const urlState = useMemo(() => parseUrlState<E>(filters, sorts, params), [filters, sorts, params]);
  const currentCursor = params.get('cursor');

  const restart = (changes: Readonly<Record<string, string | null>>) =>
    updateParams({ ...changes, cursor: null }, { replace: true, state: null });
  const goToPage = (cursor: string | null, newPreviousCursors: readonly string[]) =>
    updateParams({ cursor }, { state: { previousCursors: newPreviousCursors } satisfies HistoryState });

  return {
    ...urlState,
    change: (values) =>
      restart(
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, serializeParam(name, value, filters, sorts)]),
        ),
      ),
    clear: () => restart(Object.fromEntries(['q', ...Object.keys(filters)].map((name) => [name, null]))),
    paging: {
      isFirst: currentCursor === null,
      next: (cursor) => goToPage(cursor, currentCursor === null ? [] : [...previousCursors, currentCursor]),
      back: () => goToPage(previousCursors.at(-1) ?? null, previousCursors.slice(0, -1)),
    },
  };
}

type UpdateParams = (
  changes: Readonly<Record<string, string | null>>,
  options: { replace?: boolean; state: unknown },
) => void;

/** The URL parameters. A second update before the next render builds on the first one and does not lose it. */
function useUrlParams(): readonly [URLSearchParams, UpdateParams] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const updateParams: UpdateParams = (changes, options) => {
    latest.current = applyChanges(latest.current, changes);
    setParams(latest.current, options);
  };
  return [params, updateParams];
}

function parseUrlState<E extends Endpoint>(
  filters: Readonly<Record<string, ListFilter>>,
  sorts: readonly string[],
  params: URLSearchParams,
) {
  const values: Record<string, string> = { q: params.get('q')?.trim() ?? '' };
  const query: Record<string, string | number | undefined> = {
    q: values.q || undefined,
    cursor: params.get('cursor') ?? undefined,
  };
  for (const [name, filter] of Object.entries(filters)) {
    const value = parseFilterValue(filter, params.get(name));
    values[name] = value;
    query[name] = toQueryValue(filter, value);
  }
  const sort = sorts.find((known) => known === params.get('sort')) ?? sorts[0] ?? '';
  const activeFilterCount = Object.keys(filters).filter((name) => params.has(name)).length;
  // Safe cast: a definition has only parameters of its endpoint, and `parseFilterValue` drops unknown values.
  return { values, activeFilterCount, sort, query: { ...query, sort } as QueryOf<E> };
}

function serializeParam(
  name: string,
  value: string,
  filters: Readonly<Record<string, ListFilter>>,
  sorts: readonly string[],
): string | null {
  const filter = filters[name];
  if (filter) return serializeFilterValue(filter, value);
  return value === '' || (name === 'sort' && value === sorts[0]) ? null : value;
}

/** Copies the parameters with the changes applied; `null` removes a parameter. */
function applyChanges(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const result = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) result.delete(name);
    else result.set(name, value);
  }
  return result;
}
