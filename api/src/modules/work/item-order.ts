import { createHash } from 'node:crypto';
import type { WorkItemRecord } from './work.records.ts';

/** What the place of an item depends on. */
export type OrderedItem = Pick<WorkItemRecord, '_id' | 'material'>;

/**
 * Orders items differently for each seed; those that begin with the same material, e.g. sentences about one note, stay
 * together, so that it is read once. It depends on nothing but the seed and the items.
 *
 * @returns their ids
 */
export function orderBySeed(items: readonly OrderedItem[], seed: string): string[] {
  const keyOf = (text: string) => digest(`${seed}:order:${text}`);
  return items
    .map(({ _id, material: [first] }) => ({
      _id,
      key: `${keyOf(first ? JSON.stringify(first) : _id)}:${keyOf(_id)}`,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ _id }) => _id);
}

/** Chooses about half of the items, differently for each seed. */
export function halfBySeed(ids: readonly string[], seed: string): string[] {
  return ids.filter((id) => Number.parseInt(digest(`${seed}:swapped:${id}`).slice(0, 2), 16) < 128);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
