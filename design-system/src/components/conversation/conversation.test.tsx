import { render, screen } from '@testing-library/react';
import { Conversation } from './conversation.tsx';

test('lists the messages in order, each with its author and time', () => {
  const at = '2026-03-01T12:00:00.000Z';
  render(
    <Conversation
      messages={[
        { author: 'You', own: true, at, text: 'Where is it?' },
        { author: 'Support', own: false, at, text: '<b>On its way</b>' },
      ]}
    />,
  );
  const [first, second, ...others] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^You Mar 01, 2026.*Where is it\?$/);
  expect(second).toHaveTextContent(/^Support Mar 01, 2026.*<b>On its way<\/b>$/);
  expect(others).toEqual([]);
});
