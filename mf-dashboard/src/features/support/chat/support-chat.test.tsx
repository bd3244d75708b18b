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
      <a href="/elsewhere">Elsewhere</a>
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Support chat' }));
  return { person, box: screen.getByLabelText('Your message') };
}

test('opens with a greeting, says what it is, and puts the cursor where one writes', async () => {
  const { box } = await openChat();
  expect(screen.getByRole('dialog', { name: 'AI Support' })).toBeVisible();
  expect(screen.getByText(SUPPORT_CHAT.notice)).toBeVisible();
  expect(screen.getByText(SUPPORT_CHAT.greeting)).toBeVisible();
  expect(box).toHaveFocus();
});

test('sends with Enter, types for 1.5 seconds, then answers', async () => {
  const { person, box } = await openChat();
  await person.type(box, 'When can I withdraw?{Enter}');

  expect(screen.getByText('When can I withdraw?')).toBeVisible();
  expect(screen.getByText('The assistant is typing')).toBeInTheDocument();
  await person.type(box, 'And?');
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();

  act(() => jest.advanceTimersByTime(1499));
  expect(screen.queryByText(/\$500/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/\$500/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('sends nothing empty, and Shift+Enter begins a line', async () => {
  const { person, box } = await openChat();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await person.type(box, '   {Enter}');
  expect(screen.queryByText('The assistant is typing')).not.toBeInTheDocument();

  await person.clear(box);
  await person.type(box, 'one{Shift>}{Enter}{/Shift}two');
  expect(box).toHaveValue('one\ntwo');
});

test('closes with Escape back to its button, and keeps what was said', async () => {
  const { person, box } = await openChat();
  await person.type(box, 'bonus{Enter}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Support chat' })).toHaveFocus();

  await person.click(screen.getByRole('button', { name: 'Support chat' }));
  expect(screen.getByText('bonus')).toBeVisible();
});

test('makes room when the focus moves on to the page', async () => {
  await openChat();
  act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
