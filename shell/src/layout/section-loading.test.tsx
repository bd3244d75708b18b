import { act, render, screen } from '@testing-library/react';
import { SectionLoading } from './section-loading.tsx';

test('says that something is loading, and after two seconds that it takes longer than usual', () => {
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
