import { act, renderHook } from '@testing-library/react';
import { useCountUp } from './use-count-up.ts';

const setMotionAllowed = (isAllowed: boolean) => {
  window.matchMedia = (query: string) => ({ matches: !isAllowed, media: query }) as MediaQueryList;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts up to a larger value and ends on it', () => {
  setMotionAllowed(true);
  const { result, rerender } = renderHook(({ value }) => useCountUp(value), { initialProps: { value: 10 } });
  expect(result.current).toBe(10);
  rerender({ value: 60 });
  expect(result.current).toBe(10);
  act(() => jest.advanceTimersByTime(100));
  expect(result.current).toBeGreaterThan(10);
  expect(result.current).toBeLessThan(60);
  act(() => jest.advanceTimersByTime(300));
  expect(result.current).toBe(60);
});

test('shows a smaller value at once', () => {
  setMotionAllowed(true);
  const { result, rerender } = renderHook(({ value }) => useCountUp(value), { initialProps: { value: 60 } });
  rerender({ value: 10 });
  expect(result.current).toBe(10);
});

test('does not animate under reduced motion', () => {
  setMotionAllowed(false);
  const { result, rerender } = renderHook(({ value }) => useCountUp(value), { initialProps: { value: 10 } });
  rerender({ value: 60 });
  expect(result.current).toBe(60);
});
