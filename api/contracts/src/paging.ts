import { address, line, wholeNumberInAddress } from './schema.ts';

/** Records on a page when the caller does not say, and at most. */
export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 100;

const LIMIT_MESSAGE = `Limit must be a whole number from 1 to ${PAGE_LIMIT_MAX}`;

/** The query of a paged list. `cursor` is the `next` of the page before, as it came. */
export const pageQuery = address({
  limit: wholeNumberInAddress('Limit').min(1, LIMIT_MESSAGE).max(PAGE_LIMIT_MAX, LIMIT_MESSAGE),
  cursor: line('Cursor', 500),
});
