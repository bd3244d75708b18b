import { watchHealth, type WatchClock } from './watch-health.ts';

/** A clock that stands still until the test moves it. */
function createTestClock() {
  let nowMs = 0;
  let waits: { dueMs: number; finish: () => void }[] = [];
  const clock: WatchClock = {
    now: () => nowMs,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) reject(signal.reason as Error);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        waits.push({ dueMs: nowMs + ms, finish: resolve });
      }),
  };
  return {
    clock,
    /** Moves the clock in steps, each of which lets the watch go on. */
    pass: async (steps: number, stepMs = 1_000) => {
      for (let step = 0; step < steps; step++) {
        nowMs += stepMs;
        const due = waits.filter(({ dueMs }) => dueMs <= nowMs);
        waits = waits.filter(({ dueMs }) => dueMs > nowMs);
        due.forEach(({ finish }) => finish());
        await new Promise(setImmediate);
      }
    },
  };
}

const NO_ANSWER = () => new Promise<never>(() => undefined);

it('notices within six seconds that a process has stopped responding', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  let check = () => Promise.resolve();
  watchHealth(() => check(), onHung, clock);
  await pass(60);
  expect(onHung).not.toHaveBeenCalled();
  check = NO_ANSWER;
  await pass(12, 500);
  expect(onHung).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(onHung).toHaveBeenCalledTimes(1);
});

it('starts over when the process responds in time again', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  let count = 0;
  watchHealth(() => (++count % 3 === 0 ? Promise.resolve() : NO_ANSWER()), onHung, clock);
  await pass(120);
  expect(count).toBeGreaterThan(20);
  expect(onHung).not.toHaveBeenCalled();
});

it('counts no check that this process itself was too late to end', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  watchHealth(NO_ANSWER, onHung, clock);
  await pass(10, 60_000);
  expect(onHung).not.toHaveBeenCalled();
});

it('takes an error for an answer', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  watchHealth(() => Promise.reject(new Error('connection closed')), onHung, clock);
  await pass(60);
  expect(onHung).not.toHaveBeenCalled();
});

it('ends when it is stopped, and aborts the check in progress', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  const signals: AbortSignal[] = [];
  const watch = watchHealth((signal) => (signals.push(signal), NO_ANSWER()), onHung, clock);
  watch.stop();
  await pass(60);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(onHung).not.toHaveBeenCalled();
});
