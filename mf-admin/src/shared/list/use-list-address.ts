import type { Endpoint, QueryOf } from '@platform/contracts';
import { useLocation, useSearchParams } from '@platform/kit/router';
import { useEffect, useMemo, useRef } from 'react';
import type { ListDefinition } from './list-definition.ts';
import { askedOf, valueOf, writtenOf, type ListFilter } from './list-filters.ts';

/** A list as its address has it: search, filters, order and page; so it can be kept, shared and gone back to. */
export type ListAddress<E extends Endpoint = Endpoint> = {
  /** What stands in each control, the search's under `q`; empty for no narrowing. */
  readonly values: Readonly<Record<string, string>>;
  /** How many filters the address names. */
  readonly narrowed: number;
  readonly sort: string;
  /** What the API is asked for. */
  readonly query: QueryOf<E>;
  /** Sets filters, `q` or `sort`; the list then begins at its first page. */
  readonly change: (values: Readonly<Record<string, string>>) => void;
  /** Takes back search and filters. */
  readonly clear: () => void;
  readonly paging: Paging;
};

/** The way through a list's pages. There is no count of them: a page only knows the next one. */
export type Paging = {
  readonly isFirst: boolean;
  readonly next: (cursor: string) => void;
  readonly back: () => void;
};

/** The cursors of the pages before; they live in the entry of the browser's history. */
type Trail = { readonly trail?: readonly string[] };

/** Reads and writes the list's part of the address; the rest of it is left alone. */
export function useListAddress<E extends Endpoint>(definition: ListDefinition<E>): ListAddress<E> {
  const [params, write] = useAddressParams();
  const { trail = [] } = (useLocation().state ?? {}) as Trail;
  const filters = definition.filters as Readonly<Record<string, ListFilter>>;
  const sorts = definition.sorts as readonly string[];
  const read = useMemo(() => readAddress<E>(filters, sorts, params), [filters, sorts, params]);
  const current = params.get('cursor');

  const narrow = (changes: Readonly<Record<string, string | null>>) =>
    write({ ...changes, cursor: null }, { replace: true, state: null });
  const toPage = (cursor: string | null, newTrail: readonly string[]) =>
    write({ cursor }, { state: { trail: newTrail } satisfies Trail });

  return {
    ...read,
    change: (values) =>
      narrow(
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, textOf(name, value, filters, sorts)]),
        ),
      ),
    clear: () => narrow(Object.fromEntries(['q', ...Object.keys(filters)].map((name) => [name, null]))),
    paging: {
      isFirst: current === null,
      next: (cursor) => toPage(cursor, current === null ? [] : [...trail, current]),
      back: () => toPage(trail.at(-1) ?? null, trail.slice(0, -1)),
    },
  };
}

type Write = (
  changes: Readonly<Record<string, string | null>>,
  options: { replace?: boolean; state: unknown },
) => void;

/** The address's parameters. Two changes in quick succession both count, though the first is not yet rendered. */
function useAddressParams(): readonly [URLSearchParams, Write] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const write: Write = (changes, options) => {
    latest.current = written(latest.current, changes);
    setParams(latest.current, options);
  };
  return [params, write];
}

function readAddress<E extends Endpoint>(
  filters: Readonly<Record<string, ListFilter>>,
  sorts: readonly string[],
  params: URLSearchParams,
) {
  const values: Record<string, string> = { q: params.get('q')?.trim() ?? '' };
  const asked: Record<string, string | number | undefined> = {
    q: values.q || undefined,
    cursor: params.get('cursor') ?? undefined,
  };
  for (const [name, filter] of Object.entries(filters)) {
    const value = valueOf(filter, params.get(name));
    values[name] = value;
    asked[name] = askedOf(filter, value);
  }
  const sort = sorts.find((known) => known === params.get('sort')) ?? sorts[0] ?? '';
  const narrowed = Object.keys(filters).filter((name) => params.has(name)).length;
  // The definition holds nothing that the endpoint's query does not know, and `valueOf` lets nothing else through.
  return { values, narrowed, sort, query: { ...asked, sort } as QueryOf<E> };
}

function textOf(
  name: string,
  value: string,
  filters: Readonly<Record<string, ListFilter>>,
  sorts: readonly string[],
): string | null {
  const filter = filters[name];
  if (filter) return writtenOf(filter, value);
  return value === '' || (name === 'sort' && value === sorts[0]) ? null : value;
}

function written(before: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) after.delete(name);
    else after.set(name, text);
  }
  return after;
}
