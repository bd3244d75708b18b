import { createBrowserRouter } from '@platform/kit/router';

beforeEach(() => history.replaceState(null, ''));

test('gives the entry of a loaded document a key of its own', () => {
  const first = createBrowserRouter([{ path: '*' }]);
  expect(first.state.location.key).not.toBe('default');

  history.replaceState(null, '');
  const second = createBrowserRouter([{ path: '*' }]);
  expect(second.state.location.key).not.toBe(first.state.location.key);
});

test('keeps the key of an entry that the user returns to', () => {
  const first = createBrowserRouter([{ path: '*' }]);
  const again = createBrowserRouter([{ path: '*' }]);
  expect(again.state.location.key).toBe(first.state.location.key);
});
