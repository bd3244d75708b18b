import { useState } from 'react';
import type { Paging } from './use-list-address.ts';

/** A part of a screen shows few rows at a time. */
const STORY_LIMIT = 10;

/** The way through a list that is part of a larger screen, whose pages are not in the address. */
export function useCursorTrail(): {
  readonly place: { readonly limit: number; readonly cursor: string | undefined };
  readonly paging: Paging;
} {
  const [trail, setTrail] = useState<readonly string[]>([]);
  return {
    place: { limit: STORY_LIMIT, cursor: trail.at(-1) },
    paging: {
      isFirst: trail.length === 0,
      next: (cursor) => setTrail([...trail, cursor]),
      back: () => setTrail(trail.slice(0, -1)),
    },
  };
}
