import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MaterialBlock } from '@platform/contracts';
import { MaterialView } from './material-view.tsx';

const MATERIAL: MaterialBlock[] = [
  { type: 'text', title: 'Letter', text: 'First paragraph.\nSecond paragraph.' },
  { type: 'conversation', title: null, turns: [{ speaker: 'Member', text: 'Hello' }] },
  { type: 'table', title: 'Prices', columns: ['Item', 'Price'], rows: [['Tea', '$2.00']] },
  { type: 'picture', title: 'Scene', picture: 'b'.repeat(64), width: 40, height: 30, description: 'A room' },
];

test('shows each kind of material under its title', async () => {
  render(<MaterialView material={MATERIAL} />);
  expect(screen.getByRole('group', { name: 'Letter' })).toHaveTextContent('First paragraph.');
  const conversation = screen.getByRole('group', { name: 'Conversation' });
  expect(within(conversation).getByRole('listitem')).toHaveTextContent('MemberHello');
  expect(screen.getByRole('cell', { name: '$2.00' })).toBeInTheDocument();
  const picture = screen.getByRole('img', { name: 'A room' });
  expect(picture.closest('svg')).toHaveAttribute('viewBox', '0 0 40 30');
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByText('150%')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(picture.closest('svg')).toHaveAttribute('viewBox', '0 0 40 30');
});
