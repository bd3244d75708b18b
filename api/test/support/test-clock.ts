import type { Clock } from '../../src/platform/clock.ts';

/** A clock that changes only when a test sets or advances it. */
export type TestClock = Clock & { set(time: string): void; advance(ms: number): void };

export function createTestClock(start: string): TestClock {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    set(time) {
      nowMs = Date.parse(time);
    },
    advance(ms) {
      nowMs += ms;
    },
  };
}
