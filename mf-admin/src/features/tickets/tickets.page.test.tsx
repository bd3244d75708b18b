import { answerTicket, closeTicket, getTicket, listTickets, type TicketDetail } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createPage, createTicket, toTicketRow } from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

async function openTicket(overrides: Partial<TicketDetail> = {}) {
  const record = createTicket(overrides);
  const server = createAdminServer();
  server.respondWith(listTickets, createPage(toTicketRow(record)));
  server.respondWith(getTicket, record);
  const rendered = await renderScreen(`/tickets/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.subject });
  return { ...rendered, record, server };
}

test('lists the open tickets, oldest first', async () => {
  const server = createAdminServer();
  server.respondWith(listTickets, createPage(toTicketRow(createTicket())));
  await renderScreen('/tickets', server);
  expect(await screen.findByText('Where is my withdrawal?')).toBeVisible();
  expect(server.calls(listTickets)[0]?.query).toMatchObject({ status: 'open', sort: 'oldest' });
});

test('sends an answer by email', async () => {
  const { person, server, record } = await openTicket();
  expect(screen.getByText('It still says Processing.')).toBeVisible();
  server.respondWith(answerTicket, { ...record, status: 'answered' });
  await person.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Answer T-41AA02' });
  expect(dialog).toHaveAccessibleDescription(/goes to m•••@example\.com by email and cannot be recalled/);
  const answer = within(dialog).getByLabelText('Answer');
  await person.clear(answer);
  await person.click(within(dialog).getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Please write an answer')).toBeVisible();
  await person.type(answer, 'It was paid today.');
  await person.click(within(dialog).getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Answer sent')).toBeVisible();
  expect(server.calls(answerTicket)[0]?.body).toEqual({ text: 'It was paid today.' });
});

test('warns before closing a ticket that has no answer', async () => {
  const { person, server, record } = await openTicket();
  server.respondWith(closeTicket, { ...record, status: 'closed' });
  await person.click(screen.getByRole('button', { name: 'Close' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Close T-41AA02?' });
  expect(dialog).toHaveAccessibleDescription(/Maria has not had an answer yet/);
  await person.click(within(dialog).getByRole('button', { name: 'Close the ticket' }));
  expect(await screen.findByText('T-41AA02 is closed.')).toBeVisible();
});

test('shows the conversation of a closed ticket without an answer button', async () => {
  await openTicket({
    status: 'closed',
    answers: [{ at: '2026-03-01T15:00:00.000Z', by: 'kate', text: 'It was paid today.' }],
    closedAt: '2026-03-02T09:00:00.000Z',
    closedBy: 'kate',
  });
  expect(screen.getByText('It was paid today.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
});
