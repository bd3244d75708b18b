import { createLineSampler } from './line-sampler.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('takes the first 20 lines of each kind per minute and reports how many it left out', () => {
  const report = jest.fn();
  const sampler = createLineSampler(report);
  const taken = (kind: number, count: number) =>
    Array.from({ length: count }, () => sampler.take(kind)).filter(Boolean).length;
  expect([taken(404, 1_000), taken(401, 5)]).toEqual([20, 5]);
  expect(report).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(report.mock.calls).toEqual([[404, 980]]);
  expect(taken(404, 21)).toBe(20);
  jest.advanceTimersByTime(60_000);
  expect(report.mock.calls).toEqual([
    [404, 980],
    [404, 1],
  ]);
});
