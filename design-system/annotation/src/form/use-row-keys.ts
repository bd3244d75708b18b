import { useRef, useState } from 'react';

/**
 * Gives each row a key that stays with it when rows are added, moved and removed, so that controls keep their focus.
 */
export function useRowKeys(count: number) {
  const nextKey = useRef(count);
  const [stored, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, key) => key));
  // Undo may have added or removed rows at the end.
  const missing = Math.max(0, count - stored.length);
  const unused = Math.min(0, ...stored) - 1;
  const keys = [...stored.slice(0, count), ...Array.from({ length: missing }, (_, index) => unused - index)];

  return {
    keys,
    addKey: () => setKeys([...keys, nextKey.current++]),
    removeKey: (index: number) => setKeys(keys.toSpliced(index, 1)),
    moveKey: (from: number, to: number) => setKeys(moveItem(keys, from, to)),
  };
}

/** Moves an item of a list to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}
