import { useThemePreference } from '@platform/kit';
import { act, renderHook } from '@testing-library/react';

/** As in a browser that blocks the storage of the site. */
function blockStorage(): void {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

test('uses the theme until the next page load if the browser blocks the storage', () => {
  blockStorage();
  const { result } = renderHook(useThemePreference);
  expect(result.current[0]).toBe('system');

  act(() => result.current[1]('dark'));

  expect(result.current[0]).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('stores the theme', () => {
  const { result } = renderHook(useThemePreference);
  act(() => result.current[1]('light'));
  expect(result.current[0]).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});
