import type { ReviewItem } from '@platform/contracts';
import { useMemo, useState } from 'react';
import { splitItems } from './item-order.ts';

/** Moves through the items of a submission, those that differ first. */
export function useItemNavigation(items: readonly ReviewItem[]) {
  const { differing, others } = useMemo(() => splitItems(items), [items]);
  const ordered = [...differing, ...others];
  const [currentId, setCurrentId] = useState(ordered[0]?.item.id);
  const index = Math.max(
    0,
    ordered.findIndex(({ item }) => item.id === currentId),
  );
  const select = (itemId: string | undefined) => {
    if (itemId !== undefined) setCurrentId(itemId);
  };

  return {
    differing,
    others,
    /** `undefined` only for a submission without items. */
    current: ordered[index],
    select,
    next: () => select(ordered[index + 1]?.item.id),
    previous: () => select(ordered[index - 1]?.item.id),
  };
}
