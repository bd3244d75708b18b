import { getMe } from '@platform/contracts';
import { useRefetchUser } from '@platform/kit';
import { NoticeBell } from '@platform/kit/notice-bell';
import { user as createUser, renderPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';

function Page() {
  const refetch = useRefetchUser();
  return (
    <>
      <NoticeBell path="/notices" />
      <button type="button" onClick={refetch}>
        Refetch
      </button>
    </>
  );
}

test('names the number of unread notices, and announces new ones only', async () => {
  const { server, person } = renderPage({
    routes: [{ path: '/', Component: Page }],
    path: '/',
    user: createUser({ unreadNotices: 2 }),
  });
  const link = await screen.findByRole('link', { name: 'Notices, 2 unread' });
  expect(link).toHaveAttribute('href', '/notices');
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
