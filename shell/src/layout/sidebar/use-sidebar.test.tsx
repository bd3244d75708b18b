import { act, renderHook } from '@testing-library/react';
import { useSidebar } from './use-sidebar.ts';

afterEach(() => jest.restoreAllMocks());

test('collapses the sidebar in a browser that blocks the storage', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const { result } = renderHook(useSidebar);
  expect(result.current[0]).toBe(false);
  act(() => result.current[1]());
  expect(result.current[0]).toBe(true);
});
