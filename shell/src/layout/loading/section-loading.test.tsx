import { act, render, screen } from '@testing-library/react';
import { SectionLoading } from './section-loading.tsx';

test('shows a skeleton, and after two seconds a message that loading is slow', () => {
  jest.useFakeTimers();
  render(<SectionLoading />);
  expect(screen.getByText('Loading')).toBeInTheDocument();

  act(() => {
    jest.advanceTimersByTime(1_900);
  });
  expect(screen.queryByText(/taking longer/)).toBeNull();
  act(() => {
    jest.advanceTimersByTime(200);
  });

  expect(screen.getByText('This is taking longer than usual. Still trying.')).toBeVisible();
  jest.useRealTimers();
});
