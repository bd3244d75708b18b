import { forgotPassword } from '@platform/contracts';
import { fakeServer, renderPage } from '@platform/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ForgotPasswordPage } from './forgot-password.page.tsx';

const routes = [{ path: '/forgot-password', element: <ForgotPasswordPage /> }];

test('sends the link without revealing whether the address is known', async () => {
  const server = fakeServer();
  server.respondWith(forgotPassword, undefined);
  const { person } = renderPage({ routes, path: '/forgot-password', server });

  await person.type(screen.getByLabelText('Email'), 'maria@example.org');
  await person.click(screen.getByRole('button', { name: 'Send link' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus());
  expect(screen.getByText(/If an account uses this address/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try another address' }));
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('rejects an invalid email address', async () => {
  const { person } = renderPage({ routes, path: '/forgot-password' });

  await person.type(screen.getByLabelText('Email'), 'maria');
  await person.click(screen.getByRole('button', { name: 'Send link' }));

  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
});
