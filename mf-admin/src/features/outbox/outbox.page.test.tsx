import { getMail, listOutbox } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createMail, createPage } from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

test('lists every email with its state', async () => {
  const server = createAdminServer();
  const { text: _text, ...row } = createMail({ state: 'failed' });
  server.respondWith(listOutbox, createPage(row));
  await renderScreen('/outbox', server);
  const table = await screen.findByRole('table', { name: 'Outbox' });
  expect(within(table).getByText('Failed')).toBeVisible();
  expect(within(table).getByText('m•••@example.com')).toBeVisible();
});

test('shows an email and the error of the mail server', async () => {
  const server = createAdminServer();
  const { text: _text, ...row } = createMail();
  server.respondWith(listOutbox, createPage(row));
  server.respondWith(getMail, createMail({ state: 'failed', attempts: 5, lastError: '550 no such mailbox' }));
  await renderScreen('/outbox/mail-1', server);
  expect(await screen.findByText(/you are verified/)).toBeVisible();
  expect(screen.getByText('550 no such mailbox')).toBeVisible();
  expect(screen.getByText(/No further attempts will be made/)).toBeVisible();
});
