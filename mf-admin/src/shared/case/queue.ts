import type { To } from '@platform/kit/router';
import { createContext, useContext } from 'react';

/** The queue beside a case: where the next one is, and the one before, and the list itself. */
export type Queue = {
  readonly next: string | undefined;
  readonly previous: string | undefined;
  /** Goes to one of them, keeping search and filters. */
  readonly go: (path: string) => void;
  /** Where the list is: at the row of the case, or at the one that has moved into its place. */
  readonly back: { readonly to: To; readonly state: unknown };
  /** Goes there. */
  readonly leave: () => void;
};

/** Set by the workbench around the case that is open. */
export const QueueContext = createContext<Queue | null>(null);

export function useQueue(): Queue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('a case is shown inside a workbench');
  return queue;
}
