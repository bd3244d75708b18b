import { render, screen } from '@testing-library/react';
import { KeysSheet } from './keys-sheet.tsx';

test('lists the keys of the page, of every question, and of each type once', () => {
  render(
    <KeysSheet
      types={['choice', 'choice', 'file']}
      pageKeys={[{ keys: ['Enter'], action: 'Go to the next item' }]}
    />,
  );
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Everywhere', 'Options']);
  expect(screen.getByText('Go to the next item').parentElement).toHaveTextContent(/^Enter/);
  expect(screen.getByText('Choose an option by its number').parentElement).toHaveTextContent(/^1 to 9/);
  expect(screen.getByText('Undo')).toBeInTheDocument();
});
