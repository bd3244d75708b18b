import { unsubscribe } from '@platform/contracts';
import { fakeServer, renderPage } from '@platform/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { UnsubscribePage } from './unsubscribe.page.tsx';

const routes = [{ path: '/unsubscribe', element: <UnsubscribePage /> }];
const path = '/unsubscribe?token=of-a-mail';

test('unsubscribes on click, not on load, and says what is still emailed', async () => {
  const server = fakeServer();
  server.respondWith(unsubscribe, undefined);
  const { person } = renderPage({ routes, path, server });
  expect(await screen.findByText(/always email you about security/)).toBeVisible();
  expect(server.calls(unsubscribe)).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: 'Unsubscribe' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'You are unsubscribed' })).toHaveFocus());
  expect(server.calls(unsubscribe)[0]?.body).toEqual({ token: 'of-a-mail' });
  expect(screen.getByRole('link', { name: 'Choose your emails' })).toHaveAttribute(
    'href',
    '/dashboard/settings#notifications',
  );
});

test('says why it failed, and can be tried again', async () => {
  const server = fakeServer();
  server.rejectWith(unsubscribe, { code: 'not_found', message: 'This link is incomplete.' });
  const { person } = renderPage({ routes, path, server });
  await person.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
});

test('says that a link without a token is incomplete, and leads to the settings', async () => {
  renderPage({ routes, path: '/unsubscribe' });
  expect(await screen.findByText('This link is incomplete')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose your emails' })).toBeVisible();
});
