import { useState } from 'react';

/**
 * Finds the records before and after the open one in its queue. When the open record has left the queue, because it was
 * decided, its last position is remembered: the record that moved into that position counts as the next one.
 * `fallbackRowId` is the row to focus on return to the list: the open record, or else the next one.
 */
export function useAdjacentRecords(ids: readonly string[], currentId: string) {
  const currentIndex = ids.indexOf(currentId);
  const [lastIndex, setLastIndex] = useState(currentIndex);
  if (currentIndex >= 0 && currentIndex !== lastIndex) setLastIndex(currentIndex);

  const isInQueue = currentIndex >= 0;
  const index = isInQueue ? currentIndex : Math.max(lastIndex, 0);
  const next = isInQueue ? ids[index + 1] : (ids[index] ?? ids.at(-1));
  return { previous: ids[index - 1], next, fallbackRowId: isInQueue ? currentId : next };
}
