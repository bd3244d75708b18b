import type { Clock } from './clock.ts';

/**
 * Returns a function that computes a result at most once in a time, for what every visitor of a page asks for. A
 * failure is not reused.
 */
export function reuseResult<Result>(
  clock: Clock,
  milliseconds: number,
  compute: (now: Date) => Promise<Result>,
): () => Promise<Result> {
  let latest: { readonly at: number; readonly result: Promise<Result> } | undefined;
  return () => {
    const now = clock.now();
    if (latest && Math.abs(now.getTime() - latest.at) < milliseconds) return latest.result;
    const result = compute(now);
    latest = { at: now.getTime(), result };
    result.catch(() => (latest = undefined));
    return result;
  };
}
