import { queryObject, singleLineText, wholeNumberParam } from './schema.ts';

/** Default and maximum number of records on a page. */
export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 100;

const LIMIT_MESSAGE = `Limit must be a whole number from 1 to ${PAGE_LIMIT_MAX}`;

/** The query of a paged list. `cursor` is the `next` of the previous page, unchanged. */
export const pageQuery = queryObject({
  limit: wholeNumberParam('Limit').min(1, LIMIT_MESSAGE).max(PAGE_LIMIT_MAX, LIMIT_MESSAGE),
  cursor: singleLineText('Cursor', 500),
});
