import { getMe } from '@platform/contracts';
import { user as createUser, renderPage } from '@platform/kit/testing';
import { useRefetchUser } from '@platform/kit';
import { screen } from '@testing-library/react';
import { ShellProvider, type Shell } from '../../shell-context.ts';
import { NoticesLink } from './notices-link.tsx';

function renderLink(unreadNotices: number, livePaths = ['/dashboard/notices']) {
  const registry = { remotes: { 'mf-dashboard': { paths: livePaths, nav: [] } } };
  const shell = { registry } as unknown as Shell;
  const Component = () => {
    const refetch = useRefetchUser();
    return (
      <ShellProvider value={shell}>
        <NoticesLink />
        <button type="button" onClick={refetch}>
          Refetch
        </button>
      </ShellProvider>
    );
  };
  return renderPage({
    routes: [{ path: '/', Component }],
    path: '/',
    user: createUser({ unreadNotices }),
  });
}

test('names the number of unread notices, and announces new ones only', async () => {
  const { server, person } = renderLink(2);
  expect(await screen.findByRole('link', { name: 'Notices, 2 unread' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  server.respondWith(getMe, createUser({ unreadNotices: 100 }));
  await person.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(await screen.findByRole('link', { name: 'Notices, 99+ unread' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('New notices: 99+ unread');

  server.respondWith(getMe, createUser({ unreadNotices: 0 }));
  await person.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(await screen.findByRole('link', { name: 'Notices' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('is left out if no live remote has the page', async () => {
  renderLink(2, ['/dashboard']);
  expect(await screen.findByRole('button', { name: 'Refetch' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
