import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
