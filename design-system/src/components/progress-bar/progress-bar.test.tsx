import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar.tsx';

test('says how far it is, in words', () => {
  render(<ProgressBar label="Way to the minimum" value={412.5} max={500} valueText="$412.50 of $500.00" />);
  const bar = screen.getByRole('progressbar', { name: 'Way to the minimum' });
  expect(bar).toHaveAttribute('aria-valuenow', '412.5');
  expect(bar).toHaveAttribute('aria-valuetext', '$412.50 of $500.00');
});

test.each([
  [-20, '0'],
  [900, '500'],
])('cuts %p off at the ends', (value, now) => {
  render(<ProgressBar label="Way" value={value} max={500} next={{ value: 50, tone: 'locked' }} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', now);
});
