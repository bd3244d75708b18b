import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SUPPORT_CHAT } from '../../../content/support-chat.content.ts';
import { SupportChat } from './support-chat.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function openChat() {
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <SupportChat />
      <a href="/other">Other page</a>
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Support chat' }));
  return { person, messageField: screen.getByLabelText('Your message') };
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

test('closes with Escape, returns focus to the button and keeps the messages', async () => {
  const { person, messageField } = await openChat();
  await person.type(messageField, 'bonus{Enter}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Support chat' })).toHaveFocus();

  await person.click(screen.getByRole('button', { name: 'Support chat' }));
  expect(screen.getByText('bonus')).toBeVisible();
});

test('closes when focus moves to the page', async () => {
  await openChat();
  act(() => screen.getByRole('link', { name: 'Other page' }).focus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
