import { createBrowserRouter } from '@platform/kit/router';

beforeEach(() => history.replaceState(null, ''));

test('gives the entry of a loaded document a key of its own', () => {
  const first = createBrowserRouter([{ path: '*' }]);
  expect(first.state.location.key).not.toBe('default');

  history.replaceState(null, '');
  const second = createBrowserRouter([{ path: '*' }]);
  expect(second.state.location.key).not.toBe(first.state.location.key);
});

test('opens at a path with two slashes at its start, which is no other host', () => {
  history.replaceState(null, '', `${location.origin}//path`);
  const { state } = createBrowserRouter([{ path: '*' }]);

  expect(state.location.pathname).toBe('//path');
  expect(state.matches).toHaveLength(1);
  history.replaceState(null, '', `${location.origin}/`);
});

test('keeps the key of an entry that the user returns to', () => {
  const first = createBrowserRouter([{ path: '*' }]);
  const again = createBrowserRouter([{ path: '*' }]);
  expect(again.state.location.key).toBe(first.state.location.key);
});
