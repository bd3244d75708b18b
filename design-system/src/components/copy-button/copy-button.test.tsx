import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';

test('copies the text and announces it', async () => {
  const person = userEvent.setup();
  render(<CopyButton text="AS-7K2M-9QPD" label="the reference" />);

  await person.click(screen.getByRole('button', { name: 'Copy the reference' }));

  expect(await navigator.clipboard.readText()).toBe('AS-7K2M-9QPD');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('says that the browser blocks the clipboard', async () => {
  const person = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  render(<CopyButton text="AS-7K2M-9QPD" label="the reference" />);

  await person.click(screen.getByRole('button', { name: 'Copy the reference' }));

  expect(await screen.findByText('Copying is blocked', { selector: 'button' })).toBeVisible();
});
