import { act, renderHook } from '@testing-library/react';
import { useSidebar } from './use-sidebar.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('collapses the sidebar in a browser that blocks the storage', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const { result } = renderHook(useSidebar);
  expect(result.current[0]).toBe(false);
  act(() => result.current[1]());
  expect(result.current[0]).toBe(true);
});

test('is a rail on narrow screens until its reader chooses', () => {
  const query = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const { result } = renderHook(useSidebar);
  expect(result.current[0]).toBe(true);
  expect(document.documentElement.dataset.sidebar).toBe('collapsed');
  act(() => result.current[1]());
  expect(result.current[0]).toBe(false);
  expect(document.documentElement.dataset.sidebar).toBeUndefined();
  expect(renderHook(useSidebar).result.current[0]).toBe(false);
});
