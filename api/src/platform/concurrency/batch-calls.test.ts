import { batchCalls } from './batch-calls.ts';

test('loads the keys of calls made at once together, and later ones on their own', async () => {
  const loads: (readonly number[])[] = [];
  const double = batchCalls((keys: readonly number[]) => {
    loads.push(keys);
    return Promise.resolve(keys.map((key) => 2 * key));
  });

  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2]);
  expect(await double(3)).toBe(6);
  expect(loads).toEqual([[1, 2, 1], [3]]);
});

test('rejects all calls of a load that fails, and none of the next', async () => {
  const results = [Promise.reject(new Error('No connection.')), Promise.resolve([1])];
  const load = batchCalls((_keys: readonly string[]) => results.shift()!);

  expect(await Promise.allSettled([load('a'), load('b')])).toEqual([
    { status: 'rejected', reason: new Error('No connection.') },
    { status: 'rejected', reason: new Error('No connection.') },
  ]);
  expect(await load('c')).toBe(1);
});
