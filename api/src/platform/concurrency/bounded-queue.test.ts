import { createBoundedQueue } from './bounded-queue.ts';

const createQueue = () =>
  createBoundedQueue({ concurrency: 2, maxWaiting: 3, createRejection: () => new Error('full') });

/** A task that ends when the test says so. */
function createTask() {
  const end = Promise.withResolvers<string>();
  const task = jest.fn(() => end.promise);
  return { task, end: () => end.resolve('done'), fail: () => end.reject(new Error('failed')) };
}

test('runs two tasks at a time, the others in order, and rejects what exceeds the waiting places', async () => {
  const queue = createQueue();
  const tasks = Array.from({ length: 6 }, createTask);
  const results = tasks.map(({ task }) => queue(task).catch((error: unknown) => (error as Error).message));
  const started = () => tasks.filter(({ task }) => task.mock.calls.length > 0).length;

  expect(await results[5]).toBe('full');
  expect(started()).toBe(2);
  for (const [index, { end }] of tasks.slice(0, 5).entries()) {
    end();
    expect(await results[index]).toBe('done');
    expect(started()).toBe(Math.min(5, index + 3));
  }
});

test('frees the place of a task that fails', async () => {
  const queue = createQueue();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { task, fail } = createTask();
    fail();
    await expect(queue(task)).rejects.toThrow('failed');
  }

  expect(await queue(() => Promise.resolve('done'))).toBe('done');
});
