import { keepUpdating } from './keep-updating.ts';

it('asks five times a second, once while the bucket fails, and never again after the end', async () => {
  const end = new AbortController();
  const update = jest
    .fn<Promise<void>, []>()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(undefined);
  const waits: number[] = [];
  const wait = (ms: number) => {
    waits.push(ms);
    return waits.length > 3 ? Promise.reject(new Error('aborted')) : Promise.resolve(true);
  };
  await keepUpdating(update, end.signal, wait);

  expect(waits).toEqual([200, 200, 1_000, 200]);
  expect(update).toHaveBeenCalledTimes(3);
});
