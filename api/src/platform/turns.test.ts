import { setImmediate as turn } from 'node:timers/promises';
import { createTurns } from './turns.ts';

test('works on one thing run one after the other, those on another beside them', async () => {
  const inTurn = createTurns();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await turn();
    steps.push(`${name} ends`);
    return name;
  };

  const results = await Promise.all([
    inTurn('a', work('a1')),
    inTurn('a', work('a2')),
    inTurn('b', work('b1')),
  ]);

  expect(results).toEqual(['a1', 'a2', 'b1']);
  expect(steps.indexOf('a2 begins')).toBeGreaterThan(steps.indexOf('a1 ends'));
  expect(steps.indexOf('b1 begins')).toBeLessThan(steps.indexOf('a1 ends'));
});

test('a work that fails keeps nobody waiting', async () => {
  const inTurn = createTurns();
  const failing = inTurn('a', () => Promise.reject(new Error('it failed')));
  const next = inTurn('a', () => Promise.resolve('done'));

  await expect(failing).rejects.toThrow('it failed');
  expect(await next).toBe('done');
});

test('who waits while nothing moves goes ahead', async () => {
  const inTurn = createTurns();
  const { promise: never, resolve } = Promise.withResolvers<string>();
  const stuck = inTurn('a', () => never);

  expect(await Promise.all([1, 2].map(() => inTurn('a', () => Promise.resolve('done'))))).toEqual([
    'done',
    'done',
  ]);
  resolve('at last');
  expect(await stuck).toBe('at last');
});
