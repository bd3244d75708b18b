import { useState } from 'react';

/**
 * The records before and after the open one in its queue. A record that was decided drops out of the queue: then the
 * next one has moved into its place, which is remembered: its heir.
 */
export function useNeighbours(ids: readonly string[], current: string) {
  const index = ids.indexOf(current);
  const [lastPlace, setLastPlace] = useState(index);
  if (index >= 0 && index !== lastPlace) setLastPlace(index);

  const place = index >= 0 ? index : Math.max(lastPlace, 0);
  const next = index >= 0 ? ids[place + 1] : (ids[place] ?? ids.at(-1));
  return { previous: ids[place - 1], next, heir: index >= 0 ? current : next };
}
