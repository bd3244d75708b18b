import type { PlatformStore } from '../store/store.ts';
import type { RequestParts } from './contract-call.ts';

/** A query that a page sends. Server and browser exchange it as JSON. */
export type PageQuery = {
  /** Name of its endpoint in the cache. */
  readonly name: string;
  readonly argument?: RequestParts | undefined;
  /** Path and query of its request. */
  readonly url: string;
};

/** A query with the response that the server has for it. */
export type ServedAnswer = PageQuery & { readonly data: unknown };

/** What the pages of a store have asked for while they were rendered on the server, by URL. */
const askedQueries = new WeakMap<object, Map<string, PageQuery>>();

/** Makes the queries known that a page sends as it is rendered with this store. Effects, which send them, do not run. */
export function recordQueries(store: PlatformStore): ReadonlyMap<string, PageQuery> {
  const queries = new Map<string, PageQuery>();
  askedQueries.set(store, queries);
  return queries;
}

/** Records a query of a page, if anybody wants to know. */
export function recordQuery(store: object, query: PageQuery): void {
  askedQueries.get(store)?.set(query.url, query);
}

/** Answers of the document whose first request is still to come. */
let unread = new Map<string, unknown>();

/**
 * Takes the answer that came with the document. A page that asks anew whenever it is opened gets it once; what is asked
 * later is sent.
 */
export function takeServedAnswer(url: string): { readonly data: unknown } | undefined {
  if (!unread.has(url)) return undefined;
  const data = unread.get(url);
  unread.delete(url);
  return { data };
}

/** Keeps the answers of the document until the page that they were made for has started. */
export function keepServedAnswers(answers: readonly ServedAnswer[]): void {
  unread = new Map(answers.map(({ url, data }) => [url, data]));
}

/** Forgets the answers of the document: what is asked from now on is about a later time. */
export function forgetServedAnswers(): void {
  unread.clear();
}
