import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RewriteDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { renderEditor } from '../testing/render-part.tsx';

const DEFINITION: RewriteDefinition = {
  type: 'rewrite',
  id: 'text',
  prompt: 'Say it in plain words',
  source: 'The aforementioned documentation is to be perused.',
  rules: { minWords: 3, maxWords: 8, maxSentenceWords: 0, required: [['read']], banned: ['peruse'] },
};

test('checks the rules while the text is typed', async () => {
  const { user, answer, missing } = renderEditor<'rewrite'>(DEFINITION);
  expect(screen.getByRole('group', { name: 'Original' })).toHaveTextContent(DEFINITION.source!);
  expect(missing()).toEqual(['Write the text']);
  const rules = screen.getByRole('list', { name: 'Rules' });
  expect(rules).toHaveTextContent('At least 3 words: not met yet');
  await user.type(screen.getByLabelText('Your text'), 'Please read it.');
  expect(rules).toHaveTextContent('At least 3 words: met');
  expect(within(rules).queryByText(/not met yet/)).not.toBeInTheDocument();
  expect(screen.getByText('3 words, 15 characters')).toBeInTheDocument();
  expect(answer()).toEqual({ text: 'Please read it.' });
  expect(missing()).toEqual([]);
});

test('removes characters that no answer may have', async () => {
  const { user, answer } = renderEditor<'rewrite'>({ ...DEFINITION, source: null });
  await user.click(screen.getByLabelText('Your text'));
  await user.paste('a\u0007b\nc');
  expect(answer().text).toBe('ab\nc');
});

test('marks pieces that a reviewer commented on, with the numbers of the comments', () => {
  const comment = { itemId: 'i', part: 'text', target: null };
  render(
    <PartReader
      definition={DEFINITION}
      answer={{ text: 'Please read this page.' }}
      comments={[
        { ...comment, span: { from: 7, to: 16 }, text: 'Say when.' },
        { ...comment, part: 'other', span: null, text: 'About another question.' },
        { ...comment, span: { from: 12, to: 21 }, text: 'Which page?' },
        { ...comment, span: null, text: 'Short and good.' },
      ]}
    />,
  );
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'read ',
    'this',
    ' page',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      '1Comment 1 on “read this”: Say when.',
      '2Comment 2 on “this page”: Which page?',
      '3Comment 3: Short and good.',
    ]),
  );
  expect(screen.queryByText('About another question.')).not.toBeInTheDocument();
});

test('reads what was changed since another text, and comments on a piece', async () => {
  const onComment = jest.fn();
  render(
    <PartReader
      definition={DEFINITION}
      answer={{ text: 'Please read this page.' }}
      comparison={{ label: 'Before', answer: { text: 'Please peruse this page.' } }}
      comments={[{ itemId: 'i', part: 'text', target: null, span: { from: 7, to: 11 }, text: 'Good word.' }]}
      onComment={onComment}
    />,
  );
  expect(document.querySelector('del')).toHaveTextContent('removed: peruse');
  expect(document.querySelector('ins')).toHaveTextContent('added: read');
  expect(screen.getByText('Good word.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('page', { selector: '[data-word]' }));
  await userEvent.keyboard('{Enter}');
  expect(onComment).toHaveBeenCalledWith({ target: null, span: { from: 17, to: 21 } });
});
