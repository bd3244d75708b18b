import { getMail, listOutbox, revealMail, type Mail } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createMail, createPage } from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

test('lists every email with its state', async () => {
  const server = createAdminServer();
  const { text: _text, revealable: _revealable, ...row } = createMail({ state: 'failed' });
  server.respondWith(listOutbox, createPage(row));
  await renderScreen('/outbox', server);
  const table = await screen.findByRole('table', { name: 'Outbox' });
  expect(within(table).getByText('Failed')).toBeVisible();
  expect(within(table).getByText('m•••@example.com')).toBeVisible();
});

test('shows an email and the error of the mail server', async () => {
  const server = createAdminServer();
  const { text: _text, revealable: _revealable, ...row } = createMail();
  server.respondWith(listOutbox, createPage(row));
  server.respondWith(getMail, createMail({ state: 'failed', attempts: 5, lastError: '550 no such mailbox' }));
  await renderScreen('/outbox/mail-1', server);
  expect(await screen.findByText(/you are verified/)).toBeVisible();
  expect(screen.getByText('550 no such mailbox')).toBeVisible();
  expect(screen.getByText(/No further attempts will be made/)).toBeVisible();
});

async function openMail(overrides: Partial<Mail>) {
  const server = createAdminServer();
  const record = createMail(overrides);
  const { text: _text, revealable: _revealable, ...row } = record;
  server.respondWith(listOutbox, createPage(row));
  server.respondWith(getMail, record);
  const rendered = await renderScreen(`/outbox/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.subject });
  return { ...rendered, server, record };
}

test('reveals a link after a confirmation that says what it grants, and masks it again', async () => {
  const text = 'Open this link: https://www.example.org/reset-password?token=';
  const { person, server, record } = await openMail({ text: `${text}••••••••`, revealable: true });
  server.respondWith(revealMail, { text: `${text}a-token` });
  const revealButton = screen.getByRole('button', { name: 'Reveal the link' });

  await person.click(revealButton);
  const dialog = await screen.findByRole('alertdialog', { name: 'Reveal the link?' });
  expect(dialog).toHaveAccessibleDescription(/can act as maria.*recorded in the audit log under your name/);
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(server.calls(revealMail)).toEqual([]);

  await person.click(revealButton);
  const confirmation = await screen.findByRole('alertdialog');
  await person.click(within(confirmation).getByRole('button', { name: 'Reveal the link' }));
  expect(await screen.findByText(`${text}a-token`)).toBeVisible();
  expect(server.calls(revealMail)[0]?.params).toEqual({ id: record.id });

  await person.click(screen.getByRole('button', { name: 'Mask again' }));
  expect(screen.getByText(`${text}••••••••`)).toBeVisible();
});

test('offers no reveal for an email without a link to mask', async () => {
  await openMail({});
  expect(screen.queryByRole('button', { name: 'Reveal the link' })).not.toBeInTheDocument();
});
