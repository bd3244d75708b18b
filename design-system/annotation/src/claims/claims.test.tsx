import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClaimsDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { renderEditor } from '../testing/render-part.tsx';
import { addQuote, extendToSentences } from './quotes.ts';

const DEFINITION: ClaimsDefinition = {
  type: 'claims',
  id: 'claims',
  prompt: 'Compare the claims with the documents',
  claims: [
    { id: 'c1', text: 'The bridge opened in 1932.' },
    { id: 'c2', text: 'It is painted green.' },
  ],
  documents: [
    { id: 'd1', title: 'Guide', text: 'The bridge was opened in 1932. It spans the bay.' },
    { id: 'd2', title: 'Report', text: 'Painting takes ten years.' },
  ],
};

const focusedWord = () => document.activeElement?.textContent;

test('gives verdicts and quotes a sentence by keyboard alone', async () => {
  const { user, answer, missing } = renderEditor<'claims'>(DEFINITION);
  await user.keyboard('1');
  expect(screen.getAllByRole('radio', { name: 'Supported' })[0]).toHaveFocus();
  expect(missing()).toContain('Quote the place that decides it');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(focusedWord()).toBe('The');
  await user.keyboard('{ArrowRight}s{Enter}');
  expect(answer().verdicts.c1).toEqual({
    verdict: 'supported',
    evidence: [{ document: 'd1', from: 0, to: 30 }],
  });
  expect(screen.getByText('Quoted for claim 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to claim 1' }));
  await user.click(screen.getAllByRole('radio', { name: 'Not stated' })[1]!);
  expect(missing()).toEqual([]);
});

test('goes on to the next open claim by the key of a verdict that needs no quotation', async () => {
  const { user, answer, missing } = renderEditor<'claims'>(DEFINITION);
  await user.keyboard('3');
  expect(within(screen.getByRole('group', { name: /Claim 2/ })).getAllByRole('radio')[0]).toHaveFocus();
  expect(screen.getByText('Claim 1: not stated')).toHaveAttribute('role', 'status');
  await user.keyboard('2');
  expect(missing()).toEqual(['Quote the place that decides it']);
  await user.keyboard('3');
  expect(missing()).toEqual([]);
  // A verdict that is corrected keeps the focus.
  act(() => screen.getAllByRole('radio', { name: 'Not stated' })[0]?.focus());
  await user.keyboard('3');
  expect(screen.getAllByRole('radio', { name: 'Not stated' })[0]).toHaveFocus();
  expect(answer().verdicts).toEqual({
    c1: { verdict: 'not_stated', evidence: [] },
    c2: { verdict: 'not_stated', evidence: [] },
  });
});

test('quotes selected words for the current claim from another document, and removes the quotation', async () => {
  const { user, answer } = renderEditor<'claims'>(DEFINITION);
  await user.click(screen.getByRole('button', { name: 'Quote a place for claim 2' }));
  await user.click(screen.getByRole('tab', { name: 'Report' }));
  const text = screen.getByRole('application', { name: 'Report' });
  act(() => within(text).getByText('Painting').focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Quote for claim 2' }));
  expect(answer().verdicts.c2?.evidence).toEqual([{ document: 'd2', from: 0, to: 14 }]);
  await user.click(screen.getByRole('button', { name: 'Remove quotation 1 of claim 2' }));
  expect(answer().verdicts.c2?.evidence).toEqual([]);
});

test('joins quotations that overlap, and quotes at most six places', () => {
  const quote = (from: number, to: number) => ({ document: 'd1', from, to });
  expect(addQuote([quote(0, 5), quote(20, 25)], quote(3, 9))).toEqual([quote(20, 25), quote(0, 9)]);
  const six = [0, 10, 20, 30, 40, 50].map((from) => quote(from, from + 5));
  expect(addQuote(six, quote(60, 65))).toEqual(six);
  expect(addQuote(six, quote(52, 65))).toHaveLength(6);
});

test('extends a selection to whole sentences without the space around them', () => {
  const text = 'One is here. Two is there! Three.';
  expect(extendToSentences(text, { from: 8, to: 15 })).toEqual({ from: 0, to: 26 });
});

test('reads verdicts with their quotations beside the right ones', () => {
  render(
    <PartReader
      definition={DEFINITION}
      answer={{
        verdicts: {
          c1: { verdict: 'supported', evidence: [{ document: 'd1', from: 0, to: 30 }] },
          c2: { verdict: 'refuted', evidence: [] },
        },
      }}
      comparison={{
        label: 'Right answer',
        answer: {
          verdicts: {
            c1: { verdict: 'supported', evidence: [{ document: 'd1', from: 0, to: 30 }] },
            c2: { verdict: 'not_stated', evidence: [] },
          },
        },
      }}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Supported“The bridge was opened in 1932.” GuideShow in the document$/);
  expect(second).toHaveTextContent(/RefutedRight answer: Not stated$/);
});

test('marks what is quoted in the documents, and shows a quotation there', async () => {
  render(
    <PartReader
      definition={DEFINITION}
      answer={{
        verdicts: {
          c1: { verdict: 'supported', evidence: [{ document: 'd1', from: 0, to: 30 }] },
          c2: { verdict: 'refuted', evidence: [{ document: 'd2', from: 0, to: 8 }] },
        },
      }}
    />,
  );
  const documents = within(screen.getByRole('group', { name: 'Documents' }));
  const mark = (text: string) => documents.getByText((_, element) => element?.textContent === text);
  expect(mark('PaintingClaim 2')).toBeVisible();
  const shown = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown(this.textContent);
  };
  await userEvent.click(screen.getAllByRole('button', { name: 'Show in the document' })[1]!);
  expect(shown).toHaveBeenCalledWith('Painting');
});
