import { setTimeout as delay } from 'node:timers/promises';

/**
 * Lets works on one thing run one after the other in this process. It saves them from meeting in the database, where all
 * but one would have to begin anew. It guards nothing: who waits while nothing moves goes ahead.
 */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** The end of whoever is last in the line, and how many got something done. */
type Line = { end?: Promise<undefined>; done: number };

/** Shorter than a caller waits for the answer that the database is gone. */
const STUCK_MS = 1_000;

export function createTurns(): InTurn {
  const lines = new Map<string, Line>();
  return async (key, work) => {
    const { promise: end, resolve } = Promise.withResolvers<undefined>();
    const line = lines.get(key) ?? { done: 0 };
    const before = line.end;
    line.end = end;
    lines.set(key, line);
    try {
      if (before) await ourTurn(before, line);
      const result = await work();
      line.done += 1;
      return result;
    } finally {
      resolve(undefined);
      if (line.end === end) lines.delete(key);
    }
  };
}

async function ourTurn(before: Promise<undefined>, line: Line): Promise<void> {
  const isOver = before.then(() => true);
  for (let done = -1; done !== line.done;) {
    done = line.done;
    if (await Promise.race([isOver, delay(STUCK_MS, false, { ref: false })])) return;
  }
}
