import {
  answerTicket,
  claimTicket,
  closeTicket,
  getAdminCounters,
  getTicket,
  listTickets,
  unclaimTicket,
  takeOverTicket,
  type TicketDetail,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer, EMPTY_QUEUES } from '../../testing/admin-server.ts';
import { createPage, createTicket, toTicketRow } from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

const QUESTION = {
  at: '2026-03-01T12:00:00.000Z',
  author: 'sender',
  by: null,
  text: 'It still says Processing.',
} as const;
const ANSWER = {
  at: '2026-03-01T15:00:00.000Z',
  author: 'support',
  by: 'kate',
  text: 'It was paid today.',
} as const;
const REPLY = { ...QUESTION, at: '2026-03-02T08:00:00.000Z', text: 'It has not arrived.' } as const;

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

test('shows what is known about the member, and puts a text where the caret is', async () => {
  const { person } = await openTicket();
  const member = await screen.findByRole('complementary', { name: 'Member' });
  expect(await within(member).findByText('Last payout')).toBeVisible();
  await waitFor(() => expect(within(member).getAllByText('None')).toHaveLength(2));

  await person.keyboard('r');
  const answer = await screen.findByLabelText('Answer');
  await person.selectOptions(screen.getByLabelText('Insert a text'), 'When a reward unlocks');
  expect(answer).toHaveFocus();
  await person.keyboard(' Yours is next.');
  expect((answer as HTMLTextAreaElement).value).toMatch(
    /^Hello .*\n\nEach reward is locked .* balance\. Yours is next\.$/,
  );
  expect(screen.getByLabelText('Insert a text')).toHaveValue('');

  const written = answer as HTMLTextAreaElement;
  written.setSelectionRange(0, written.value.length);
  await person.selectOptions(screen.getByLabelText('Insert a text'), 'When a reward unlocks');
  expect(written.value).toMatch(/^Each reward is locked .* balance\.$/);
});

test('sends an answer by email', async () => {
  const { person, server, record } = await openTicket();
  expect(screen.getByText('It still says Processing.')).toBeVisible();
  server.respondWith(answerTicket, { ...record, status: 'answered' });
  await person.keyboard('r');
  const composer = await screen.findByRole('form', { name: 'Answer T-41AA02' });
  expect(composer).toHaveTextContent('Goes to m•••@example.com by email and cannot be recalled.');
  // The conversation stays readable.
  expect(screen.getByText('It still says Processing.')).toBeVisible();
  const answer = within(composer).getByLabelText('Answer');
  await person.clear(answer);
  await person.click(within(composer).getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Please write an answer')).toBeVisible();
  await person.type(answer, 'It was paid today.');
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Answer sent')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back to the list' })).toHaveFocus());
  expect(server.calls(answerTicket)[0]?.body).toEqual({ text: 'It was paid today.', messagesRead: 1 });
});

test('puts what is typed at once behind the greeting', async () => {
  const { person } = await openTicket();
  await person.keyboard('r');
  const dialog = within(await screen.findByRole('form', { name: 'Answer T-41AA02' }));
  await waitFor(() => expect(dialog.getByLabelText('Answer')).toHaveFocus());
  await person.keyboard('It was paid today.');
  expect(dialog.getByLabelText('Answer')).toHaveDisplayValue('Hello Maria,\n\nIt was paid today.');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Answer' })).toBeVisible();
});

test('warns before closing a ticket that has no answer', async () => {
  const { person, server, record } = await openTicket();
  server.respondWith(closeTicket, { ...record, status: 'closed' });
  await person.click(screen.getByRole('button', { name: 'Close' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Close T-41AA02?' });
  expect(dialog).toHaveAccessibleDescription(/The last message of Maria has no answer yet/);
  await person.click(within(dialog).getByRole('button', { name: 'Close the ticket' }));
  expect(await screen.findByText('T-41AA02 is closed.')).toBeVisible();
});

test('shows the conversation of a closed ticket without an answer button', async () => {
  await openTicket({
    status: 'closed',
    messages: [QUESTION, ANSWER],
    closedAt: '2026-03-02T09:00:00.000Z',
    closedBy: 'kate',
  });
  expect(screen.getByText('It was paid today.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
});

test('shows the whole conversation in order, with the reply that opened the ticket again', async () => {
  await openTicket({ status: 'open', messages: [QUESTION, ANSWER, REPLY] });
  const messages = screen
    .getAllByText(/It still says|It was paid|It has not arrived/)
    .map(({ parentElement }) => parentElement?.textContent);
  expect(messages).toEqual([
    expect.stringMatching(/^Maria .*It still says Processing\.$/),
    expect.stringMatching(/^kate .*It was paid today\.$/),
    expect.stringMatching(/^Maria .*It has not arrived\.$/),
  ]);
  expect(screen.getByRole('button', { name: 'Answer' })).toBeVisible();
});

test('updates the number of open tickets after an answer', async () => {
  const { person, server, record } = await openTicket();
  const nav = screen.getByRole('navigation', { name: 'Admin' });
  server.respondWith(answerTicket, { ...record, status: 'answered' });
  server.respondWith(getAdminCounters, { ...EMPTY_QUEUES, tickets: 6 });
  await person.keyboard('r');
  await person.click(await screen.findByRole('button', { name: 'Send the answer' }));
  expect(await within(nav).findByRole('link', { name: /^Tickets ?6 pending$/ })).toBeVisible();
});

const claimedBy = (name: string) => ({ claimedBy: name, claimedUntil: '2999-01-01T00:00:00.000Z' });

test('is claimed and released, so that two administrators do not write the same answer', async () => {
  const { person, server, record } = await openTicket();
  server.respondWith(claimTicket, () => {
    server.respondWith(getTicket, { ...record, ...claimedBy('admin') });
    return record;
  });
  await person.click(await screen.findByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('Claimed by you')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Answer' })).toBeEnabled();

  server.respondWith(unclaimTicket, () => {
    server.respondWith(getTicket, record);
    return record;
  });
  await person.click(screen.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText(/^Unclaimed\./)).toBeVisible();
});

test('can only be read while another administrator has the claim, until an owner takes it over', async () => {
  const { person, server, record } = await openTicket(claimedBy('kate'));
  expect(await screen.findByRole('group', { name: 'Claim' })).toHaveTextContent(
    /Claimed by kate until .* Until then you can read it\./,
  );
  expect(screen.queryByRole('button', { name: /^(Answer|Close)$/ })).not.toBeInTheDocument();
  await person.keyboard('r');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();

  server.respondWith(takeOverTicket, () => {
    server.respondWith(getTicket, { ...record, ...claimedBy('admin') });
    return record;
  });
  await person.click(screen.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByRole('button', { name: 'Answer' })).toBeVisible();
});

test('shows what was written meanwhile before it sends the answer, and keeps what was typed', async () => {
  const { person, server, record } = await openTicket();
  await person.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('form'));
  await person.type(dialog.getByLabelText('Answer'), 'It was paid today.');
  server.rejectWith(answerTicket, { code: 'message_newer', message: 'This ticket has a newer message.' });
  server.respondWith(getTicket, { ...record, messages: [...record.messages, REPLY] });
  await person.click(dialog.getByRole('button', { name: 'Send the answer' }));

  expect(
    await dialog.findByText(/Failed to answer the ticket: This ticket has a newer message/),
  ).toBeVisible();
  expect(await dialog.findByText('It has not arrived.')).toBeVisible();
  expect(dialog.getByLabelText('Answer')).toHaveDisplayValue(/It was paid today\.$/);

  server.respondWith(answerTicket, { ...record, status: 'answered' });
  await person.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Answer sent')).toBeVisible();
  expect(server.calls(answerTicket).map(({ body }) => body.messagesRead)).toEqual([1, 2]);
});

test('keeps an answer to a ticket that another administrator has closed meanwhile', async () => {
  const { person, server, record } = await openTicket();
  await person.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('form'));
  await person.type(dialog.getByLabelText('Answer'), 'It was paid today.');
  server.rejectWith(answerTicket, { code: 'already_decided', message: 'kate has closed this ticket.' });
  server.respondWith(getTicket, { ...record, status: 'closed', closedBy: 'kate' });
  await person.click(dialog.getByRole('button', { name: 'Send the answer' }));

  expect(await dialog.findByText(/kate has closed this ticket/)).toBeVisible();
  expect(dialog.getByLabelText('Answer')).toHaveDisplayValue(/It was paid today\.$/);
});

test('is not closed over a message that was written meanwhile', async () => {
  const { person, server, record } = await openTicket({ status: 'answered', messages: [QUESTION, ANSWER] });
  await person.click(await screen.findByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  server.rejectWith(closeTicket, { code: 'message_newer', message: 'This ticket has a newer message.' });
  server.respondWith(getTicket, { ...record, status: 'open', messages: [...record.messages, REPLY] });
  await person.click(dialog.getByRole('button', { name: 'Close the ticket' }));

  expect(await dialog.findByText('It has not arrived.')).toBeVisible();
  expect(await dialog.findByText(/The last message of Maria has no answer yet/)).toBeVisible();
  expect(server.calls(closeTicket)[0]?.body).toEqual({ messagesRead: 2 });
});
