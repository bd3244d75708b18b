/** Runs a limited number of tasks at a time; further ones wait in order. */
export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * @param maxWaitMs how long a task may wait; without it, as long as it takes
 * @param createRejection creates the error for a task that finds `maxWaiting` others waiting, or waits too long
 */
export function createBoundedQueue({
  concurrency,
  maxWaiting,
  maxWaitMs,
  createRejection,
}: {
  concurrency: number;
  maxWaiting: number;
  maxWaitMs?: number;
  createRejection: () => Error;
}): BoundedQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  async function enter(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.size >= maxWaiting) throw createRejection();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const start = (): void => {
      clearTimeout(timer);
      resolve(undefined);
    };
    const giveUp = (): void => {
      waiting.delete(start);
      reject(createRejection());
    };
    const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
    waiting.add(start);
    await promise;
  }

  /** Hands the place to the next task, so that none that arrives meanwhile overtakes it. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
