import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createActivityMeter, createHealthWatch, type WatchClock } from './watch-health.ts';

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
const busy = () => true;
const inactive = () => false;

it('notices within seven seconds that an inactive process has stopped responding', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  let check = () => Promise.resolve();
  createHealthWatch(clock).start({ check: () => check(), isActive: inactive }, onHung);
  await pass(60);
  expect(onHung).not.toHaveBeenCalled();
  check = NO_ANSWER;
  await pass(14, 500);
  expect(onHung).toHaveBeenCalledTimes(1);
  expect(onHung).toHaveBeenCalledWith(5);
  await pass(60);
  expect(onHung).toHaveBeenCalledTimes(1);
});

it('waits half a minute for a busy process, and twice as long for the one after it', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  const watch = createHealthWatch(clock);
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    watch.start({ check: NO_ANSWER, isActive: busy }, onHung);
    await pass(seconds - 1);
    expect(onHung).not.toHaveBeenCalled();
    await pass(2);
    expect(onHung).toHaveBeenCalledWith(seconds);
    onHung.mockClear();
  }
});

it('waits for half a minute again after a process that ran well for long', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  const watch = createHealthWatch(clock);
  watch.start({ check: NO_ANSWER, isActive: busy }, onHung);
  await pass(31);
  let check = () => Promise.resolve();
  watch.start({ check: () => check(), isActive: busy }, onHung);
  await pass(601);
  check = NO_ANSWER;
  await pass(62);
  watch.start({ check: NO_ANSWER, isActive: busy }, onHung);
  await pass(31);
  expect(onHung.mock.calls).toEqual([[30], [60], [30]]);
});

it('leaves a process alone whose answers take 20 seconds each', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  const check = (signal: AbortSignal) => clock.wait(20_000, signal);
  createHealthWatch(clock).start({ check, isActive: busy }, onHung);
  await pass(600);
  expect(onHung).not.toHaveBeenCalled();
});

it('counts a second as one, although this process stood still meanwhile', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  createHealthWatch(clock).start({ check: NO_ANSWER, isActive: inactive }, onHung);
  await pass(4, 60_000);
  expect(onHung).not.toHaveBeenCalled();
});

it('takes an error for an answer', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  const check = () => Promise.reject(new Error('connection closed'));
  createHealthWatch(clock).start({ check, isActive: inactive }, onHung);
  await pass(60);
  expect(onHung).not.toHaveBeenCalled();
});

it('ends when it is stopped, and aborts the check in progress', async () => {
  const { clock, pass } = createTestClock();
  const onHung = jest.fn();
  const signals: AbortSignal[] = [];
  const watch = createHealthWatch(clock);
  const check = (signal: AbortSignal) => (signals.push(signal), NO_ANSWER());
  watch.start({ check, isActive: inactive }, onHung);
  watch.stop();
  await pass(60);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(onHung).not.toHaveBeenCalled();
});

it('tells a process that computes from one that was stopped, on Linux', async () => {
  if (process.platform !== 'linux') {
    expect(createActivityMeter(process.pid)()).toBe(true);
    return;
  }
  const program = 'console.log(1); for (;;);';
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await once(child.stdout, 'data');
    const isActive = createActivityMeter(child.pid);
    isActive();
    // Its main thread may wait for a moment, such as for its compiler.
    while (!isActive()) await new Promise(setImmediate);
    child.kill('SIGSTOP');
    while (isActive()) await new Promise(setImmediate);
    expect(isActive()).toBe(false);
  } finally {
    child.kill('SIGKILL');
  }
});
