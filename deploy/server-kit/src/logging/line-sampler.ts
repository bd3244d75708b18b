const MINUTE_MS = 60_000;
const LINES_PER_MINUTE = 20;

/** Limits how many lines of a kind are logged, where their number is up to strangers. */
export type LineSampler = {
  /** Counts a line. Returns whether it is one of the first 20 of its kind in this minute, which are logged. */
  take(kind: string | number): boolean;
};

/**
 * Creates a sampler.
 *
 * @param report called at the end of a minute with the number of lines of each kind that were left out
 */
export function createLineSampler(report: (kind: string | number, omitted: number) => void): LineSampler {
  const counts = new Map<string | number, number>();
  let timer: NodeJS.Timeout | undefined;

  function endMinute(): void {
    timer = undefined;
    const ended = [...counts];
    counts.clear();
    for (const [kind, count] of ended) {
      if (count > LINES_PER_MINUTE) report(kind, count - LINES_PER_MINUTE);
    }
  }

  return {
    take(kind) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      timer ??= setTimeout(endMinute, MINUTE_MS).unref();
      return count <= LINES_PER_MINUTE;
    },
  };
}
