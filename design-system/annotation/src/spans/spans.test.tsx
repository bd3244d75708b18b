import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import userEvent from '@testing-library/user-event';
import { findAnswerErrors, type SpansAnswer, type SpansDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { renderEditor } from '../testing/render-part.tsx';
import { toSpan } from '../text-selection/split-text.ts';
import { addSpan } from './edit-spans.ts';

const DEFINITION: SpansDefinition = {
  type: 'spans',
  id: 'names',
  prompt: 'Mark every name',
  text: 'Ada met Grace Hopper in London.\nThey wrote to 🙂 Alan.',
  labels: [
    { id: 'person', label: 'Person', hint: null },
    { id: 'place', label: 'Place', hint: 'A town or country' },
  ],
};
const EMPTY: SpansAnswer = { spans: [], nothingToMark: false };

test('marks by keyboard, changes the label and removes the mark', async () => {
  const { user, answer, missing } = renderEditor<'spans'>(DEFINITION);
  expect(missing()).toEqual(['Mark a place or say that there is nothing to mark']);
  await user.tab();
  await user.keyboard('1{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}1');
  expect(answer().spans).toEqual([
    { from: 0, to: 3, label: 'person' },
    { from: 8, to: 20, label: 'person' },
  ]);
  expect(screen.getByText('Hopper')).toHaveFocus();
  await user.keyboard('2');
  expect(answer().spans[1]).toEqual({ from: 8, to: 20, label: 'place' });
  await user.keyboard('{Delete}');
  expect(answer().spans).toEqual([{ from: 0, to: 3, label: 'person' }]);
  expect(screen.getByText('Hopper')).toHaveFocus();
  expect(missing()).toEqual([]);
});

test('marks by two taps and a button; Enter uses the last label again', async () => {
  const { user, answer } = renderEditor<'spans'>(DEFINITION);
  await user.click(screen.getByText('Grace'));
  await user.click(screen.getByText('Hopper'));
  await user.click(screen.getByRole('button', { name: /Place/ }));
  await user.click(screen.getByText('London'));
  await user.keyboard('{Enter}');
  expect(answer().spans.map(({ label }) => label)).toEqual(['place', 'place']);
});

test('opens a mark from the list, and removes it there', async () => {
  const { user, answer } = renderEditor<'spans'>(DEFINITION, {
    answer: { spans: [{ from: 8, to: 20, label: 'person' }], nothingToMark: false },
  });
  const list = screen.getByRole('list', { name: 'Marked places: 1' });
  await user.click(within(list).getByRole('button', { name: /^Person/ }));
  expect(screen.getByText('Grace')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Place/, pressed: false }));
  expect(answer().spans[0]?.label).toBe('place');
  await user.click(screen.getByRole('button', { name: 'Remove "Grace Hopper"' }));
  expect(answer()).toEqual(EMPTY);
  await user.click(screen.getByRole('checkbox', { name: 'There is nothing to mark' }));
  expect(answer()).toEqual({ spans: [], nothingToMark: true });
});

test('makes only answers that the API accepts', () => {
  const place = fc.nat({ max: DEFINITION.text.length });
  const step = fc.tuple(place, place, fc.constantFrom('person', 'place'));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const answer = steps.reduce((before, [one, other, label]) => {
        const span = toSpan(DEFINITION.text, one, other);
        return span ? addSpan(before, span, label) : before;
      }, EMPTY);
      expect(findAnswerErrors(DEFINITION, answer, 'draft')).toEqual([]);
    }),
  );
});

test('reads marks beside those of another answer, with comments on pieces', async () => {
  const onComment = jest.fn();
  render(
    <PartReader
      definition={DEFINITION}
      answer={{ spans: [{ from: 8, to: 20, label: 'person' }], nothingToMark: false }}
      comparison={{
        label: 'Right answer',
        answer: { spans: [{ from: 24, to: 30, label: 'place' }], nothingToMark: false },
      }}
      findings={[{ target: 'span:1', isRight: false, text: 'Not wanted' }]}
      comments={[
        { itemId: 'i', part: 'names', target: null, span: { from: 0, to: 3 }, text: 'This one too.' },
      ]}
      onComment={onComment}
    />,
  );
  expect(screen.getByRole('list', { name: 'Marked places' })).toHaveTextContent(
    /Grace Hopper.*Not in: Right answer.*Wrong: Not wanted/,
  );
  expect(screen.getByRole('list', { name: 'Only in: Right answer' })).toHaveTextContent(/Place.*London/);
  expect(screen.getByText('This one too.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('London', { selector: '[data-word]' }));
  await userEvent.click(screen.getByRole('button', { name: 'Comment on the selection' }));
  expect(onComment).toHaveBeenCalledWith({ target: null, span: { from: 24, to: 30 } });
});
