import { PAGE_LIMIT_DEFAULT } from '@platform/contracts';
import { AppError } from './app-error.ts';
import { idFrom, type Id } from './ids.ts';

export type PageQuery = { readonly limit?: number | undefined; readonly cursor?: string | undefined };
export type Page<Item> = { items: Item[]; next: string | null };

/**
 * One page of a list that is ordered by id. The cursor is the last id of the page before, so that a page costs the same
 * however far on it is, and nothing is skipped or said twice when records come or go meanwhile.
 *
 * @throws AppError `invalid_request` for a cursor that is none of ours.
 */
export async function pageOf<Item extends { id: string }>(
  { limit = PAGE_LIMIT_DEFAULT, cursor }: PageQuery,
  find: (limit: number, after: Id | undefined) => Promise<Item[]>,
): Promise<Page<Item>> {
  const after = cursor === undefined ? undefined : idFrom(cursor);
  if (cursor !== undefined && !after) {
    const message = 'This page does not exist. Please start from the first one.';
    throw new AppError('invalid_request', message, { details: [{ path: 'cursor', message }] });
  }
  // One more than asked for tells whether there is a next page.
  const found = await find(limit + 1, after);
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
