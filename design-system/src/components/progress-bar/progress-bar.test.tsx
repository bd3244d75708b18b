import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar.tsx';

test('has the value text as its accessible value', () => {
  render(
    <ProgressBar label="Progress to the minimum" value={412.5} max={500} valueText="$412.50 of $500.00" />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Progress to the minimum' });
  expect(bar).toHaveAttribute('aria-valuenow', '412.5');
  expect(bar).toHaveAttribute('aria-valuetext', '$412.50 of $500.00');
});

test.each([
  [-20, '0'],
  [900, '500'],
])('limits %p to %s', (value, limited) => {
  render(<ProgressBar label="Progress" value={value} max={500} next={{ value: 50, tone: 'locked' }} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', limited);
});
