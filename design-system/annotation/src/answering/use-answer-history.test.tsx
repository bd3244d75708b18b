import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAnswerHistory } from './use-answer-history.ts';

function Page({ itemKey = 'first' }: { itemKey?: string }) {
  const [answers, onChange] = useState('');
  const history = useAnswerHistory({ itemKey, answers, onChange });
  return (
    <>
      <output>{answers}</output>
      <button type="button" onClick={() => history.change(`${answers}+`)}>
        Add
      </button>
      <button type="button" disabled={!history.canUndo} onClick={history.undo}>
        Undo
      </button>
      <input aria-label="Text" value={answers} onChange={({ target }) => history.change(target.value)} />
    </>
  );
}

const answers = () => screen.getByRole('status').textContent;

test('undoes and redoes by keys and by button', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const add = screen.getByRole('button', { name: 'Add' });
  for (let count = 0; count < 3; count++) await user.click(add);
  await user.keyboard('{Control>}zz{/Control}');
  expect(answers()).toBe('+');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(answers()).toBe('++');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(answers()).toBe('+');
  await user.click(add);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(answers()).toBe('++');
});

test('keeps 200 steps', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const add = screen.getByRole('button', { name: 'Add' });
  for (let count = 0; count < 203; count++) fireEvent.click(add);
  await user.click(document.body);
  for (let count = 0; count < 205; count++) await user.keyboard('{Control>}z{/Control}');
  expect(answers()).toBe('+++');
});

test('makes one step of a typed text, and leaves the keys to text fields', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(screen.getByRole('textbox'), 'abc');
  await user.keyboard('{Control>}z{/Control}');
  expect(answers()).toBe('+abc');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(answers()).toBe('+');
});

test('forgets the steps of another item', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  rerender(<Page itemKey="second" />);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
