import { act, renderHook } from '@testing-library/react';
import { useCountUp } from './use-count-up.ts';

const allowMotion = (allowed: boolean) => {
  window.matchMedia = (query: string) => ({ matches: !allowed, media: query }) as MediaQueryList;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts up to a number that grew, and ends on it', () => {
  allowMotion(true);
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

test('a number that shrinks changes at once', () => {
  allowMotion(true);
  const { result, rerender } = renderHook(({ value }) => useCountUp(value), { initialProps: { value: 60 } });
  rerender({ value: 10 });
  expect(result.current).toBe(10);
});

test('nothing moves under reduced motion', () => {
  allowMotion(false);
  const { result, rerender } = renderHook(({ value }) => useCountUp(value), { initialProps: { value: 10 } });
  rerender({ value: 60 });
  expect(result.current).toBe(60);
});
