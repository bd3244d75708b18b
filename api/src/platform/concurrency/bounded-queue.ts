/** Runs a limited number of tasks at a time; further ones wait in order. */
export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * @param createRejection creates the error for a task that finds `maxWaiting` others waiting
 */
export function createBoundedQueue({
  concurrency,
  maxWaiting,
  createRejection,
}: {
  concurrency: number;
  maxWaiting: number;
  createRejection: () => Error;
}): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw createRejection();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    waiting.push(() => resolve(undefined));
    await promise;
  }

  /** Hands the place to the next task, so that none that arrives meanwhile overtakes it. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
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
