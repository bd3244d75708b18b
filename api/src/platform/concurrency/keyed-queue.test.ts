import { setImmediate as nextTick } from 'node:timers/promises';
import { createKeyedQueue } from './keyed-queue.ts';

test('runs tasks with the same key in sequence and tasks with different keys concurrently', async () => {
  const enqueue = createKeyedQueue();
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} begins`);
    await nextTick();
    steps.push(`${name} ends`);
    return name;
  };

  const results = await Promise.all([
    enqueue('a', task('a1')),
    enqueue('a', task('a2')),
    enqueue('b', task('b1')),
  ]);

  expect(results).toEqual(['a1', 'a2', 'b1']);
  expect(steps.indexOf('a2 begins')).toBeGreaterThan(steps.indexOf('a1 ends'));
  expect(steps.indexOf('b1 begins')).toBeLessThan(steps.indexOf('a1 ends'));
});

test('continues with the next task after a failure', async () => {
  const enqueue = createKeyedQueue();
  const failing = enqueue('a', () => Promise.reject(new Error('it failed')));
  const next = enqueue('a', () => Promise.resolve('done'));

  await expect(failing).rejects.toThrow('it failed');
  expect(await next).toBe('done');
});

test('lets waiting tasks proceed when the running task stalls', async () => {
  const enqueue = createKeyedQueue();
  const { promise: pending, resolve } = Promise.withResolvers<string>();
  const stalled = enqueue('a', () => pending);

  expect(await Promise.all([1, 2].map(() => enqueue('a', () => Promise.resolve('done'))))).toEqual([
    'done',
    'done',
  ]);
  resolve('finished late');
  expect(await stalled).toBe('finished late');
});
