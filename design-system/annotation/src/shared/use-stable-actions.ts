import { useLayoutEffect, useRef, useState } from 'react';

// The parameters of each function are known to the callers alone.
// oxlint-disable-next-line typescript/no-explicit-any
type Actions = Readonly<Record<string, (...args: any[]) => void>>;

/**
 * Returns functions that stay the same and do what the latest `actions` do, so that a memoized component that takes
 * them is rendered only when something else changes.
 */
export function useStableActions<T extends Actions>(actions: T): T {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const entries = Object.keys(actions).map((name) => [
      name,
      (...args: unknown[]) => latest.current[name]?.(...args),
    ]);
    return Object.fromEntries(entries) as T;
  });
  return stable;
}
