import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button } from './button.tsx';

test('shows the busy text and is disabled while busy', async () => {
  const onClick = jest.fn();
  render(
    <Button busy busyText="Claiming..." onClick={onClick}>
      Claim
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Claiming...' });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('has the focus again after it was busy, unless the focus is elsewhere', () => {
  const renderButtons = (busy: boolean) => (
    <>
      <Button busy={busy}>Claim</Button>
      <Button>Other</Button>
    </>
  );
  const { rerender } = render(renderButtons(false));
  const button = screen.getByRole('button', { name: 'Claim' });

  button.focus();
  rerender(renderButtons(true));
  button.blur(); // As browsers do with a disabled button.
  rerender(renderButtons(false));
  expect(button).toHaveFocus();

  rerender(renderButtons(true));
  screen.getByRole('button', { name: 'Other' }).focus();
  rerender(renderButtons(false));
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});

test('passes its element to a ref', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Button ref={ref}>Claim</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});

test('does not submit a form by default', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('styles its child link with asChild', () => {
  render(
    <Button asChild variant="primary">
      <a href="/register">Sign Up</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Sign Up' });
  expect(link).toHaveAttribute('href', '/register');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
