import { act, fireEvent, render, screen } from '@testing-library/react';
import { paths } from '@platform/kit';
import { createMemoryRouter, RouterProvider, useLocation } from '@platform/kit/router';
import userEvent from '@testing-library/user-event';
import { SUPPORT_CHAT } from '../../../content/support-chat.content.ts';
import { SupportChat } from './support-chat.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

function renderChat(userId = 'user-1') {
  const Page = () => (
    <>
      <SupportChat userId={userId} />
      <a href="/other">Other page</a>
    </>
  );
  const NewMessage = () => <p>Message: {(useLocation().state as { message: string }).message}</p>;
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: paths.dashboard.newTicket(), Component: NewMessage },
  ]);
  return render(<RouterProvider router={router} />);
}

async function openChat(userId?: string) {
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = renderChat(userId);
  await person.click(screen.getByRole('button', { name: 'Support chat' }));
  return { person, unmount, messageField: screen.getByLabelText('Your message') };
}

test('opens with a greeting and a notice, and focuses the message field', async () => {
  const { messageField } = await openChat();
  expect(screen.getByRole('dialog', { name: 'AI Support' })).toBeVisible();
  expect(screen.getByText(SUPPORT_CHAT.notice)).toBeVisible();
  expect(screen.getByText(SUPPORT_CHAT.greeting)).toBeVisible();
  expect(messageField).toHaveFocus();
});

test('sends a message with Enter and replies after 1.5 seconds of typing', async () => {
  const { person, messageField } = await openChat();
  await person.type(messageField, 'When can I withdraw?{Enter}');

  expect(screen.getByText('When can I withdraw?')).toBeVisible();
  expect(screen.getByText('The assistant is typing')).toBeInTheDocument();
  await person.type(messageField, 'And?');
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();

  act(() => jest.advanceTimersByTime(1499));
  expect(screen.queryByText(/\$500/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/\$500/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('does not send empty messages, and starts a new line with Shift+Enter', async () => {
  const { person, messageField } = await openChat();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await person.type(messageField, '   {Enter}');
  expect(screen.queryByText('The assistant is typing')).not.toBeInTheDocument();

  await person.clear(messageField);
  await person.type(messageField, 'one{Shift>}{Enter}{/Shift}two');
  expect(messageField).toHaveValue('one\ntwo');
});

test.each([
  ['during', { isComposing: true }],
  ['in Safari, after', { keyCode: 229 }],
])('takes Enter and Escape %s the composition of a word for a part of it', async (_, composing) => {
  const { person, messageField } = await openChat();
  await person.type(messageField, 'bonus');

  fireEvent.keyDown(messageField, { key: 'Enter', ...composing });
  fireEvent.keyDown(messageField, { key: 'Escape', ...composing });

  expect(messageField).toBeVisible();
  expect(messageField).toHaveValue('bonus');
  fireEvent.keyDown(messageField, { key: 'Enter', keyCode: 13 });
  expect(messageField).toHaveValue('');
});

test('closes with Escape, returns focus to the button and keeps the messages', async () => {
  const { person, messageField } = await openChat();
  await person.type(messageField, 'bonus{Enter}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Support chat' })).toHaveFocus();

  await person.click(screen.getByRole('button', { name: 'Support chat' }));
  expect(screen.getByText('bonus')).toBeVisible();
});

test('keeps what was typed while the panel is closed', async () => {
  const { person, messageField } = await openChat();
  await person.type(messageField, 'Where is my{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Support chat' }));
  await person.type(screen.getByLabelText('Your message'), ' bonus?{Enter}');
  expect(screen.getByText('Where is my bonus?')).toBeVisible();
  expect(screen.getByLabelText('Your message')).toHaveValue('');
});

test('closes when focus moves to the page', async () => {
  await openChat();
  act(() => screen.getByRole('link', { name: 'Other page' }).focus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keeps the messages and the time of the pending reply across page loads', async () => {
  const first = await openChat();
  await first.person.type(first.messageField, 'When can I withdraw?{Enter}');
  act(() => jest.advanceTimersByTime(1000));
  first.unmount();

  await openChat();
  expect(screen.getByText('When can I withdraw?')).toBeVisible();
  expect(screen.getByText('The assistant is typing')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(499));
  expect(screen.queryByText(/\$500/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/\$500/)).toBeVisible();
});

test('replies at once after a page load that took longer than the reply', async () => {
  const first = await openChat();
  await first.person.type(first.messageField, 'When can I withdraw?{Enter}');
  first.unmount();
  jest.advanceTimersByTime(60_000);

  await openChat();
  act(() => jest.advanceTimersByTime(0));
  expect(screen.getByText(/\$500/)).toBeVisible();
});

test('shows another user an empty chat, and so does a log that is not readable', async () => {
  const first = await openChat();
  await first.person.type(first.messageField, 'A private question{Enter}');
  first.unmount();
  const second = await openChat('user-2');
  expect(screen.queryByText('A private question')).not.toBeInTheDocument();
  second.unmount();

  sessionStorage.setItem('session-data:support-chat:user-1', '{"messages":[{"role":"x"}],"askedAtMs":1}');
  await openChat();
  expect(screen.getByText(SUPPORT_CHAT.greeting)).toBeVisible();
});

test('leads to a message to support with the last question', async () => {
  const { person, messageField } = await openChat();
  await person.type(messageField, 'What is the weather like?{Enter}');
  await person.click(screen.getByRole('link', { name: 'Write to support' }));
  expect(screen.getByText('Message: What is the weather like?')).toBeVisible();
});
