import { createHash } from 'node:crypto';

/** Sorts items in an order of its own for each seed. It depends on nothing but the seed and the ids. */
export function shuffleBySeed(ids: readonly string[], seed: string): string[] {
  return ids
    .map((id) => ({ id, key: digest(`${seed}:order:${id}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ id }) => id);
}

/** Chooses about half of the items, differently for each seed. */
export function halfBySeed(ids: readonly string[], seed: string): string[] {
  return ids.filter((id) => Number.parseInt(digest(`${seed}:turned:${id}`).slice(0, 2), 16) < 128);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
