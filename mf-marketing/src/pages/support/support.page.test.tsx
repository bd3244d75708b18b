import { getAnswerTime, listUserTickets, openTicket, type UserTicketRow } from '@platform/contracts';
import { fakeServer, renderPage, user, type RenderedPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { SupportPage } from './support.page.tsx';

const routes = [{ path: '/support', element: <SupportPage /> }];

async function sendMessage({ person }: RenderedPage) {
  await person.type(screen.getByLabelText('Name'), 'Maria');
  await person.type(screen.getByLabelText('Email'), 'maria@example.org');
  await person.type(screen.getByLabelText('Subject'), 'A reward');
  await person.type(screen.getByLabelText('Message'), 'Where is it?');
  await person.click(screen.getByRole('button', { name: 'Send message' }));
}

test('shows errors for missing fields', async () => {
  const page = renderPage({ routes, path: '/support' });

  await page.person.click(screen.getByRole('button', { name: 'Send message' }));

  expect(await screen.findByText('Please enter your name')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Please enter a subject')).toBeVisible();
  expect(screen.getByText('Please enter a message')).toBeVisible();
});

test('shows the reference of a sent message and accepts another one', async () => {
  const server = fakeServer();
  server.respondWith(openTicket, { id: 'ticket-1', reference: 'T-2041' });
  const page = renderPage({ routes, path: '/support', server });

  await sendMessage(page);

  expect(await screen.findByText('T-2041')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'We received your message' })).toHaveFocus();
  expect(server.calls(openTicket)[0]?.body).toMatchObject({ subject: 'A reward', message: 'Where is it?' });
  await page.person.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('keeps the text of a message that could not be sent and shows the next step', async () => {
  const server = fakeServer();
  server.disconnect(openTicket);
  const page = renderPage({ routes, path: '/support', server });

  await sendMessage(page);

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Check your connection and try again; it is safe to retry.',
  );
  expect(screen.getByLabelText('Message')).toHaveValue('Where is it?');
});

test('shows the business hours', () => {
  renderPage({ routes, path: '/support' });

  expect(screen.getByText(/^Monday-Friday 9AM-6PM EST/)).toBeVisible();
});

test.each([
  [{ tickets: 34, medianHours: 5.5 }, /Half of the 34 messages .* got their first answer within 5.5 hours/],
  [{ tickets: null, medianHours: null }, /No figures yet. They need 10 answered messages in 30 days/],
])('says how long an answer took: %j', async (measured, text) => {
  const server = fakeServer();
  server.respondWith(getAnswerTime, measured);
  const { person } = renderPage({ routes, path: '/support', server });
  expect(server.calls(getAnswerTime)).toEqual([]);
  await person.click(screen.getByText('Hours in your time zone, and how long answers take'));

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(/^(For you|Your clock)/)).toBeVisible();
});

test('shows members their messages with the way to each, and visitors none', async () => {
  const server = fakeServer();
  const ticket: UserTicketRow = {
    ...{ id: 't1', reference: 'T-2041', subject: 'A reward', status: 'answered', unread: true },
    ...{ createdAt: '2026-01-02T12:00:00.000Z', changedAt: '2026-01-03T12:00:00.000Z' },
  };
  server.respondWith(listUserTickets, { items: [ticket], next: null });
  renderPage({ routes, path: '/support', server, user: user() });

  expect(await screen.findByRole('link', { name: 'A reward' })).toHaveAttribute(
    'href',
    '/dashboard/support/t1',
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('A rewardNew answer, Jan 03, 2026, T-2041');
  expect(screen.getByRole('link', { name: 'All your messages' })).toHaveAttribute(
    'href',
    '/dashboard/support',
  );
});

test('asks for no messages of visitors', () => {
  renderPage({ routes, path: '/support' });

  expect(screen.queryByRole('heading', { name: 'Your messages' })).not.toBeInTheDocument();
});
