import { render, screen } from '@testing-library/react';
import { useFocusRegion } from './use-focus-region.ts';

function Step({ name }: { name: string }) {
  return (
    <>
      <section aria-label="Next step" {...useFocusRegion<HTMLElement>(name)}>
        <button key={name}>{name}</button>
      </section>
      <button>Elsewhere</button>
    </>
  );
}

test('gets the focus when its focused control is replaced', () => {
  const { rerender } = render(<Step name="Claim" />);
  screen.getByRole('button', { name: 'Claim' }).focus();
  rerender(<Step name="Start" />);
  expect(screen.getByRole('region', { name: 'Next step' })).toHaveFocus();
});

test('leaves the focus alone when it is elsewhere, or when nothing had it', () => {
  const { rerender } = render(<Step name="Claim" />);
  rerender(<Step name="Start" />);
  expect(document.body).toHaveFocus();

  screen.getByRole('button', { name: 'Start' }).focus();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(<Step name="Done" />);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
