import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs tasks with the same key one after the other within this process, because concurrent transactions on the same
 * documents conflict and all but one have to be retried. An optimization, not a lock: a waiter proceeds when no task of
 * its key finishes for `STALL_TIMEOUT_MS`.
 */
export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** The end of the last task in line, and the number of tasks that have completed so far. */
type Queue = { tail?: Promise<undefined>; completed: number };

/** Shorter than the time after which a call reports that the database is unreachable. */
const STALL_TIMEOUT_MS = 1_000;

export function createKeyedQueue(): KeyedQueue {
  const queues = new Map<string, Queue>();
  return async (key, task) => {
    const { promise: end, resolve } = Promise.withResolvers<undefined>();
    const queue = queues.get(key) ?? { completed: 0 };
    const previous = queue.tail;
    queue.tail = end;
    queues.set(key, queue);
    try {
      if (previous) await waitForPrevious(previous, queue);
      const result = await task();
      queue.completed += 1;
      return result;
    } finally {
      resolve(undefined);
      if (queue.tail === end) queues.delete(key);
    }
  };
}

/** Waits until the previous task ends, or until no task of the queue completes for the stall timeout. */
async function waitForPrevious(previous: Promise<undefined>, queue: Queue): Promise<void> {
  const previousEnded = previous.then(() => true);
  for (let completed = -1; completed !== queue.completed;) {
    completed = queue.completed;
    if (await Promise.race([previousEnded, delay(STALL_TIMEOUT_MS, false, { ref: false })])) return;
  }
}
