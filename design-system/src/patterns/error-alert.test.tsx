import { render, screen } from '@testing-library/react';
import { ErrorAlert } from './error-alert.tsx';

const ERROR = { message: 'It failed.', nextStep: 'Try again.', requestId: 'request-1' };

test('takes the focus and is announced by it alone', () => {
  render(<ErrorAlert error={ERROR} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
});

test('says the message once, the next step, and the request id with a copy button', () => {
  render(<ErrorAlert error={ERROR} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^It failed\.Try again\.Request ID request-1Copy$/);
  expect(screen.getByRole('button', { name: 'Copy the request ID' })).toBeVisible();
});

test('shows a title of its own above the message', () => {
  render(
    <ErrorAlert title="Invitation not sent" error={{ message: 'It failed.', nextStep: 'Try again.' }} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Invitation not sentIt failed\. Try again\.$/);
});

test('leaves the focus to the form that contains it', () => {
  render(<ErrorAlert focusedByForm error={ERROR} />);
  expect(screen.getByRole('alert')).not.toHaveFocus();
});
