import { createMemoryRouter, Link, Outlet, RouterProvider, type RouteObject } from '@platform/kit/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPageRoutes, loadInitialPage } from './page-routes.tsx';

const Failed = () => (
  <>
    <h1>Failed</h1>
    <Link to="/page">Again</Link>
  </>
);

function renderRoutes(pages: RouteObject[]) {
  const routes = createPageRoutes([{ Component: Outlet, children: pages }], (lazy) => lazy());
  const router = createMemoryRouter(
    [{ id: 'root', ErrorBoundary: Failed, HydrateFallback: () => null, children: routes }],
    { initialEntries: ['/page'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const heading = (name: string) => screen.findByRole('heading', { name });

test('loads a page again on the next visit after its code did not load', async () => {
  const lazy = jest.fn(() => Promise.resolve({ Component: () => <h1>A page</h1> }));
  lazy.mockRejectedValueOnce(new Error('gone'));
  renderRoutes([{ path: '/page', lazy }]);
  await heading('Failed');

  await userEvent.click(screen.getByRole('link', { name: 'Again' }));

  expect(await heading('A page')).toBeVisible();
  expect(lazy).toHaveBeenCalledTimes(2);
});

test('loads the code of a page once', async () => {
  const lazy = jest.fn(() => Promise.resolve({ Component: () => <h1>A page</h1> }));
  const router = renderRoutes([{ path: '/page', lazy }]);
  await heading('A page');

  await act(() => router.navigate('/page?tab=2'));

  expect(lazy).toHaveBeenCalledTimes(1);
});

test('shows nested pages, and runs the loader that a page brings', async () => {
  const loader = jest.fn(() => null);
  const list = {
    path: '/page',
    lazy: () => Promise.resolve({ Component: () => <Outlet />, loader }),
    children: [{ index: true, lazy: () => Promise.resolve({ Component: () => <h1>A record</h1> }) }],
  } as RouteObject;
  renderRoutes([list]);

  expect(await heading('A record')).toBeVisible();
  expect(loader).toHaveBeenCalledTimes(1);
});

test('completes the routes of the first page before the router starts', async () => {
  const Page = () => <h1>A page</h1>;
  const routes = createPageRoutes(
    [
      { path: '/page', lazy: () => Promise.resolve({ Component: Page }) },
      { path: '/other', lazy: () => Promise.reject(new Error('not asked for')) },
    ],
    (lazy) => lazy(),
  );

  await loadInitialPage(routes, { pathname: '/page' });

  expect(routes[0]).toMatchObject({ Component: Page, loader: undefined });
});
