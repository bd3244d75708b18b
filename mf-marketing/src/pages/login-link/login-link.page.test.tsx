import { requestLoginLink } from '@platform/contracts';
import { fakeServer, renderPage } from '@platform/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { LoginLinkPage } from './login-link.page.tsx';

const routes = [{ path: '/login-link', element: <LoginLinkPage /> }];

test('sends the link without revealing whether the address is known', async () => {
  const server = fakeServer();
  server.respondWith(requestLoginLink, undefined);
  const { person } = renderPage({ routes, path: '/login-link', server });

  await person.type(screen.getByLabelText('Email'), 'maria@example.org{Enter}');

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus());
  expect(screen.getByText(/If an account uses this address/)).toBeVisible();
  expect(server.calls(requestLoginLink)[0]?.body).toEqual({ email: 'maria@example.org' });
  await person.click(screen.getByRole('button', { name: 'Try another address' }));
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('rejects an invalid email address', async () => {
  const { person, server } = renderPage({ routes, path: '/login-link' });

  await person.type(screen.getByLabelText('Email'), 'maria');
  await person.click(screen.getByRole('button', { name: 'Send login link' }));

  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(server.calls(requestLoginLink)).toHaveLength(0);
});
