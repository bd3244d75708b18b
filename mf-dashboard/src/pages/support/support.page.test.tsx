import {
  getUserTicket,
  listUserTickets,
  markTicketRead,
  openUserTicket,
  replyToTicket,
  type UserTicket,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';

const QUESTION = {
  at: '2026-03-01T12:00:00.000Z',
  author: 'sender',
  text: 'It still says Processing.',
} as const;
const ANSWER = { at: '2026-03-01T15:00:00.000Z', author: 'support', text: 'It was paid today.' } as const;

function createTicket(fields: Partial<UserTicket> = {}): UserTicket {
  return {
    id: 'ticket-1',
    reference: 'T-41AA02',
    subject: 'Where is my withdrawal?',
    status: 'open',
    unread: false,
    createdAt: QUESTION.at,
    changedAt: QUESTION.at,
    messages: [QUESTION],
    ...fields,
  };
}

const toRow = ({ messages: _messages, ...row }: UserTicket) => row;

async function openTicket(fields: Partial<UserTicket> = {}) {
  const ticket = createTicket(fields);
  const rendered = await renderAsMember('/dashboard/support');
  rendered.server.respondWith(listUserTickets, { items: [toRow(ticket)], next: null });
  rendered.server.respondWith(getUserTicket, ticket);
  await rendered.person.click(await screen.findByRole('button', { name: 'Refresh' }));
  await rendered.person.click(await screen.findByRole('link', { name: ticket.subject }));
  await screen.findByRole('heading', { level: 1, name: ticket.subject });
  return { ...rendered, ticket };
}

test('shows an empty list and leads to a new message', async () => {
  const { person, path } = await renderAsMember('/dashboard/support');
  expect(await screen.findByText('No messages yet')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'New message' }));
  expect(path()).toBe('/dashboard/support/new');
});

test('lists the messages with their status, and marks new answers', async () => {
  const { server, person } = await renderAsMember('/dashboard/support');
  server.respondWith(listUserTickets, {
    items: [
      toRow(createTicket({ id: 't1', status: 'answered', unread: true })),
      toRow(createTicket({ id: 't2', status: 'answered' })),
      toRow(createTicket({ id: 't3' })),
      toRow(createTicket({ id: 't4', status: 'closed' })),
    ],
    next: null,
  });
  await person.click(await screen.findByRole('button', { name: 'Refresh' }));
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/New answer$/),
    expect.stringMatching(/Answered$/),
    expect.stringMatching(/With support$/),
    expect.stringMatching(/Closed$/),
  ]);
});

test('sends a new message, which is filled in with what is known, and opens the conversation', async () => {
  const { server, person, path } = await renderAsMember(
    '/dashboard/support/new?subject=Payment+for+AI+Video+Creation&reference=BP-1A2B3C',
  );
  const ticket = createTicket();
  server.respondWith(openUserTicket, ticket);
  server.respondWith(getUserTicket, ticket);
  expect(await screen.findByLabelText('Subject')).toHaveValue('Payment for AI Video Creation (BP-1A2B3C)');

  const message = screen.getByLabelText('Message');
  await person.type(message, '   ');
  await person.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Please enter a message')).toBeVisible();
  await person.type(message, 'I paid yesterday.');
  await person.click(screen.getByRole('button', { name: 'Send message' }));

  expect(await screen.findByText(/Your reference is T-41AA02/)).toBeVisible();
  expect(server.calls(openUserTicket)[0]?.body).toEqual({
    subject: 'Payment for AI Video Creation (BP-1A2B3C)',
    message: 'I paid yesterday.',
  });
  expect(path()).toBe('/dashboard/support/ticket-1');
});

test('shortens a long subject and keeps its reference', async () => {
  await renderAsMember(`/dashboard/support/new?subject=${'s'.repeat(300)}&reference=BP-1A2B3C`);
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  expect(subject.value).toMatch(/^s+ \(BP-1A2B3C\)$/);
  expect(subject.value).toHaveLength(150);
});

test('shows the conversation in order and marks it as read', async () => {
  const { server } = await openTicket({ status: 'answered', unread: true, messages: [QUESTION, ANSWER] });
  server.respondWith(markTicketRead, createTicket({ status: 'answered', messages: [QUESTION, ANSWER] }));
  const messages = within(screen.getByRole('region', { name: 'Conversation' })).getAllByRole('listitem');
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^You .*It still says Processing\.$/),
    expect.stringMatching(/^Support .*It was paid today\.$/),
  ]);
});

test('sends a reply and clears the field', async () => {
  const { server, person, ticket } = await openTicket({ status: 'answered', messages: [QUESTION, ANSWER] });
  const reply = { at: '2026-03-02T08:00:00.000Z', author: 'sender', text: 'It has not arrived.' } as const;
  const replied = { ...ticket, status: 'open' as const, messages: [QUESTION, ANSWER, reply] };
  server.respondWith(replyToTicket, replied);
  server.respondWith(getUserTicket, replied);
  const field = screen.getByLabelText('Reply');
  await person.type(field, 'It has not arrived.');
  await person.click(screen.getByRole('button', { name: 'Send reply' }));

  expect(await screen.findByText('Reply sent')).toBeVisible();
  expect(server.calls(replyToTicket)[0]?.body).toEqual({ text: 'It has not arrived.' });
  expect(await screen.findByText('With support')).toBeVisible();
  expect(screen.getByLabelText('Reply')).toHaveValue('');
});

test('keeps a reply to a conversation that was closed in the meantime for a new message', async () => {
  const { server, person, ticket } = await openTicket({ status: 'answered', messages: [QUESTION, ANSWER] });
  server.rejectWith(replyToTicket, { code: 'wrong_state' });
  server.respondWith(getUserTicket, { ...ticket, status: 'closed' });
  await person.type(screen.getByLabelText('Reply'), 'It has not arrived.');
  await person.click(screen.getByRole('button', { name: 'Send reply' }));

  expect(await screen.findByText(/This conversation is closed/)).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'New message' }));
  expect(await screen.findByLabelText('Subject')).toHaveValue('Where is my withdrawal? (T-41AA02)');
  expect(screen.getByLabelText('Message')).toHaveValue('It has not arrived.');
});

test('says that a message of another account does not exist', async () => {
  const { server, person } = await renderAsMember('/dashboard/support');
  server.respondWith(listUserTickets, { items: [toRow(createTicket())], next: null });
  server.rejectWith(getUserTicket, { code: 'not_found' });
  await person.click(await screen.findByRole('button', { name: 'Refresh' }));
  await person.click(await screen.findByRole('link', { name: 'Where is my withdrawal?' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This message does not exist' })).toBeVisible();
});

test('stays usable when the list fails to load', async () => {
  const { server, person } = await renderAsMember('/dashboard/support');
  await screen.findByText('No messages yet');
  server.rejectWith(listUserTickets, { code: 'unavailable' });
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Failed to refresh your messages')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'New message' })).toBeEnabled());
});
