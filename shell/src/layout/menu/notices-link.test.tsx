import { user as createUser, renderPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { ShellProvider, type Shell } from '../../shell-context.ts';
import { NoticesLink } from './notices-link.tsx';

function renderLink(livePaths: readonly string[]) {
  const registry = { remotes: { 'mf-dashboard': { paths: livePaths, nav: [] } } };
  const shell = { registry } as unknown as Shell;
  const Component = () => (
    <ShellProvider value={shell}>
      <p>Header</p>
      <NoticesLink />
    </ShellProvider>
  );
  return renderPage({
    routes: [{ path: '/', Component }],
    path: '/',
    user: createUser({ unreadNotices: 2 }),
  });
}

test('leads to the notices of the dashboard', async () => {
  renderLink(['/dashboard/notices']);
  const link = await screen.findByRole('link', { name: 'Notices, 2 unread' });
  expect(link).toHaveAttribute('href', '/dashboard/notices');
});

test('is left out if no live remote has the page', async () => {
  renderLink(['/dashboard']);
  expect(await screen.findByText('Header')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
