import { measurePace } from './pace.policy.ts';

const at = (...seconds: number[]) => seconds.map((second) => second * 1_000);

test.each([
  ['nothing decided', [], { done: 0, medianMs: undefined }],
  ['too few to say', at(0, 10, 20), { done: 3, medianMs: undefined }],
  ['the median of the times between', at(0, 60, 10, 30), { done: 4, medianMs: 20_000 }],
  ['several at once are one decision', at(0, 10, 10, 10, 20, 30), { done: 6, medianMs: 10_000 }],
  ['a pause does not count', at(0, 10, 20, 30, 3_600, 3_610), { done: 6, medianMs: 10_000 }],
])('%s', (_name, times, pace) => {
  expect(measurePace(times)).toEqual(pace);
});
