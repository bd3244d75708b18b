import { render, screen } from '@testing-library/react';
import type { PairDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { renderEditor } from '../testing/render-part.tsx';

const DEFINITION: PairDefinition = {
  type: 'pair',
  id: 'better',
  prompt: 'Which answer is better?',
  left: { title: 'Answer A', text: 'The train leaves at 9:40.' },
  right: { title: 'Answer B', text: 'The train leaves in the morning.' },
  dimensions: [
    { id: 'correct', label: 'Correctness', hint: 'Compare with the timetable.' },
    { id: 'clear', label: 'Clarity', hint: null },
  ],
  reasonCategories: [
    { id: 'invented', label: 'It invents something', hint: null },
    { id: 'vague', label: 'It is vague', hint: null },
  ],
};

test('rates every dimension and gives the reason by keyboard alone', async () => {
  const { user, answer, missing } = renderEditor<'pair'>(DEFINITION);
  await user.keyboard('1');
  expect(screen.getByRole('radio', { name: 'Answer A is much better', checked: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(answer().ratings).toEqual({ correct: -2 });
  await user.tab();
  await user.keyboard('4');
  expect(answer().ratings).toEqual({ correct: -2, clear: 0 });
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  await user.tab();
  await user.keyboard('B names no time at all');
  expect(answer()).toMatchObject({ reasonCategory: 'vague', reason: 'B names no time at all' });
  expect(missing()).toEqual([]);
});

test('says what is missing at its place', async () => {
  const { user, missing } = renderEditor<'pair'>(DEFINITION, {
    answer: { ratings: { correct: 3 }, reasonCategory: null, reason: 'Too short' },
    showErrors: true,
  });
  expect(missing()).toHaveLength(3);
  expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveAccessibleDescription(/9 so far.*at least 20/);
  await user.click(screen.getByRole('button', { name: 'Clarity: Choose a side or "Equal"' }));
  expect(screen.getAllByRole('radio', { name: 'Answer A is much better' })[1]).toHaveFocus();
});

test('reads ratings in words, and where another answer differs', () => {
  render(
    <PartReader
      definition={DEFINITION}
      answer={{ ratings: { correct: 1, clear: 0 }, reasonCategory: 'vague', reason: 'It names no time.' }}
      comparison={{
        label: 'Right answer',
        answer: { ratings: { correct: -3, clear: 0 }, reasonCategory: 'vague', reason: 'It names no time.' },
      }}
      findings={[{ target: 'dimension:correct', isRight: false, text: 'A names the time of the timetable' }]}
    />,
  );
  const [correct, clear] = screen.getAllByRole('listitem').filter((item) => /^C/.test(item.textContent));
  expect(correct).toHaveTextContent(
    /Answer B is a little better.*Right answer: Answer A is much better.*Wrong: A names the time/,
  );
  expect(clear).toHaveTextContent(/^Clarity: Equal$/);
});
