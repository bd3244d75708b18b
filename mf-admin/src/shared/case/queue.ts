import { createContext, useContext } from 'react';

/** The queue beside a case: where the next one is, and the one before, and the list itself. */
export type Queue = {
  readonly next: string | undefined;
  readonly previous: string | undefined;
  readonly list: string;
  /** Goes to one of them, keeping search and filters. */
  readonly go: (path: string) => void;
};

/** Set by the workbench around the case that is open. */
export const QueueContext = createContext<Queue | null>(null);

export function useQueue(): Queue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('a case is shown inside a workbench');
  return queue;
}
