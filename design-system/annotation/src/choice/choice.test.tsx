import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChoiceDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { renderEditor } from '../testing/render-part.tsx';

const ONE: ChoiceDefinition = {
  type: 'choice',
  id: 'verdict',
  prompt: 'Is the statement true?',
  options: [
    { id: 'true', label: 'True', hint: 'A source says so.' },
    { id: 'false', label: 'False', hint: null },
  ],
  min: 1,
  max: 1,
  allowsCannotTell: true,
};
const MANY: ChoiceDefinition = {
  ...ONE,
  options: ['a', 'b', 'c'].map((id) => ({ id, label: `Option ${id}`, hint: null })),
  max: 2,
  allowsCannotTell: false,
};

test('chooses one option by click and changes it by arrow key', async () => {
  const { user, answer, missing } = renderEditor<'choice'>(ONE);
  expect(missing()).toEqual(['Choose an option']);
  await user.click(screen.getByRole('radio', { name: /True/ }));
  await user.keyboard('{ArrowDown}');
  expect(answer()).toEqual({ selected: ['false'], cannotTell: false, note: '' });
  expect(missing()).toEqual([]);
});

test('chooses by number keys while no text field has the focus', async () => {
  const { user, answer } = renderEditor<'choice'>(ONE);
  await user.keyboard('2');
  expect(answer().selected).toEqual(['false']);
  expect(screen.getByRole('radio', { name: /False/ })).toHaveFocus();
  await user.keyboard('0');
  expect(answer()).toEqual({ selected: [], cannotTell: true, note: '' });
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  await user.keyboard('1 of 2');
  expect(answer()).toEqual({ selected: [], cannotTell: true, note: '1 of 2' });
});

test('leaves keys to modifiers, to input methods, and to what is held down', () => {
  const { changeCount } = renderEditor<'choice'>(ONE);
  for (const pressed of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
    { repeat: true },
  ])
    for (const key of ['2', '0']) fireEvent.keyDown(document.body, { key, ...pressed });
  expect(changeCount()).toBe(0);
});

test('chooses several options up to the maximum, in the order of the options', async () => {
  const { user, answer, missing } = renderEditor<'choice'>(MANY);
  await user.keyboard('3');
  await user.keyboard('1');
  expect(answer().selected).toEqual(['a', 'c']);
  expect(screen.getByRole('checkbox', { name: /Option b/ })).toBeDisabled();
  await user.keyboard('2');
  expect(answer().selected).toEqual(['a', 'c']);
  await user.keyboard('1');
  expect(answer().selected).toEqual(['c']);
  expect(missing()).toEqual([]);
});

test('shows what is missing at the place, and leads there', async () => {
  const { user } = renderEditor<'choice'>(ONE, { showErrors: true });
  const group = screen.getByRole('group', { name: 'Is the statement true?' });
  expect(group).toHaveAccessibleDescription('Choose one. Choose an option');
  await user.click(screen.getByRole('button', { name: 'Choose an option' }));
  expect(screen.getByRole('radio', { name: /True/ })).toHaveFocus();
});

test('reads an answer beside the right one, with findings and comments', async () => {
  const onComment = jest.fn();
  render(
    <PartReader
      definition={ONE}
      answer={{ selected: ['true'], cannotTell: false, note: 'Seen in the first source' }}
      comparison={{ label: 'Right answer', answer: { selected: ['false'], cannotTell: false, note: '' } }}
      findings={[{ target: 'option:true', isRight: false, text: 'The second source says otherwise' }]}
      comments={[
        { itemId: 'i', part: 'verdict', target: null, span: null, text: 'Read both sources.' },
        { itemId: 'i', part: 'another', target: null, span: null, text: 'About something else.' },
      ]}
      onComment={onComment}
    />,
  );
  const [chosen, right] = within(screen.getByRole('list', { name: ONE.prompt })).getAllByRole('listitem');
  expect(chosen).toHaveTextContent(/True.*Chosen.*Wrong: The second source says otherwise/);
  expect(screen.getByText('Right answer').closest('li')).toHaveTextContent('False');
  expect(right).toBeDefined();
  expect(screen.getByText('Read both sources.')).toBeInTheDocument();
  expect(screen.queryByText('About something else.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Comment on "False"' }));
  expect(onComment).toHaveBeenCalledWith({ target: 'option:false', span: null });
});
