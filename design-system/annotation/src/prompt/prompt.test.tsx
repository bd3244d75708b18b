import { render, screen } from '@testing-library/react';
import type { PromptDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { renderEditor } from '../testing/render-part.tsx';

const DEFINITION: PromptDefinition = {
  type: 'prompt',
  id: 'prompt',
  prompt: 'Write a prompt that sums up an email',
  fields: ['system', 'user'],
  variables: ['email', 'language'],
  rules: { minWords: 2, maxWords: 0, maxSentenceWords: 0, required: [], banned: ['please'] },
  checklist: [{ id: 'tried', label: 'I tried it on two emails', hint: null }],
};

test('inserts variables where the cursor is and checks the rules of all messages together', async () => {
  const { user, answer, missing } = renderEditor<'prompt'>(DEFINITION);
  await user.type(screen.getByLabelText('System message'), 'You sum up.');
  const field = screen.getByLabelText<HTMLTextAreaElement>('User message');
  await user.type(field, 'Sum up  in');
  field.setSelectionRange(7, 7);
  await user.click(screen.getAllByRole('button', { name: '{email}' })[1]!);
  expect(answer().user).toBe('Sum up {email} in');
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(14);
  expect(missing()).toEqual(['Check every point of the list', 'Uses {language}']);
  field.setSelectionRange(17, 17);
  await user.click(screen.getAllByRole('button', { name: '{language}' })[1]!);
  await user.click(screen.getByRole('checkbox', { name: 'I tried it on two emails' }));
  expect(screen.getByRole('list', { name: 'Rules' })).not.toHaveTextContent('not met yet');
  expect(missing()).toEqual([]);
});

test('reads the messages, the rules and the checklist', () => {
  const answer = { system: 'You sum up.', user: 'Sum up {email}', checked: [] };
  render(
    <PartReader
      definition={DEFINITION}
      answer={answer}
      comments={[
        { itemId: 'i', part: 'prompt', target: 'field:user', span: null, text: 'Name the language.' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'User message' })).toHaveTextContent('Name the language.');
  expect(screen.getByText('Uses {language}', { exact: false })).toHaveTextContent('not met yet');
  expect(screen.getByText('Not confirmed: I tried it on two emails')).toBeInTheDocument();
});
