import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { TextSpan } from '@platform/contracts';
import { SelectableText } from './selectable-text.tsx';
import { splitText, toSpan } from './split-text.ts';
import type { TextMark } from './text-piece-view.tsx';

const TEXT = 'Ada met Grace Hopper.\nThey talked about 🙂🙂 compilers.';

function setUp(marks: TextMark[] = []) {
  const onMark = jest.fn<undefined, [TextSpan, number | undefined]>();
  const onOpenMark = jest.fn<undefined, [string]>();
  const selections: (string | undefined)[] = [];
  function Owner() {
    const [selection, setSelection] = useState<TextSpan>();
    return (
      <SelectableText
        text={TEXT}
        name="Letter"
        {...{ marks, selection, onMark, onOpenMark }}
        onSelect={(span) => {
          selections.push(span && TEXT.slice(span.from, span.to));
          setSelection(span);
        }}
        bar={<button type="button">Mark</button>}
      />
    );
  }
  render(<Owner />);
  return { onMark, onOpenMark, selections };
}

/** Selects as the browser does, and reports it. */
function selectInBrowser(start: Node, startOffset: number, end: Node, endOffset: number): void {
  getSelection()?.setBaseAndExtent(start, startOffset, end, endOffset);
  act(() => {
    document.dispatchEvent(new Event('selectionchange'));
  });
}

afterEach(() => getSelection()?.removeAllRanges());

test('has one tab stop, moves by word and selects with Shift', async () => {
  const { onMark, selections } = setUp();
  await userEvent.tab();
  expect(screen.getByText('Ada')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText('Hopper')).toHaveFocus();
  expect(selections.at(-1)).toBe('Grace Hopper');
  expect(screen.getByRole('status')).toHaveTextContent('Selected: Grace Hopper');
  await userEvent.keyboard('2');
  expect(onMark).toHaveBeenCalledWith({ from: 8, to: 20 }, 2);
  await userEvent.keyboard('{Escape}');
  expect(selections.at(-1)).toBeUndefined();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Mark' })).toHaveFocus();
});

test('marks the focused word if nothing is selected', async () => {
  const { onMark } = setUp();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onMark).toHaveBeenCalledWith({ from: 4, to: 7 }, undefined);
});

test('selects from the first tapped word to the second', async () => {
  const { selections } = setUp();
  await userEvent.click(screen.getByText('met'));
  await userEvent.click(screen.getByText('Hopper'));
  await userEvent.click(screen.getByText('They'));
  expect(selections.slice(-3)).toEqual(['met', 'met Grace Hopper', 'They']);
});

test('reads the selection of the browser across words and lines, trimmed', () => {
  const { selections } = setUp();
  const hopper = screen.getByText('Hopper');
  selectInBrowser(hopper.previousSibling!, 0, screen.getByText('They').firstChild!, 2);
  expect(selections.at(-1)).toBe('Hopper.\nTh');
});

test('ignores the label of a mark and opens the mark', async () => {
  const { onOpenMark, selections } = setUp([{ id: 'm1', from: 8, to: 13, label: 'Person', tone: 0 }]);
  selectInBrowser(screen.getByText('Ada').firstChild!, 1, screen.getByText('Hopper').firstChild!, 3);
  expect(selections.at(-1)).toBe('da met Grace Hop');
  getSelection()?.removeAllRanges();
  await userEvent.click(screen.getByText('Grace'));
  expect(onOpenMark).toHaveBeenCalledWith('m1');
});

test('keeps the focus when a mark takes the word over', () => {
  const props = {
    text: TEXT,
    name: 'Letter',
    selection: undefined,
    onSelect: () => undefined,
    onMark: () => undefined,
    bar: null,
  };
  const { rerender } = render(<SelectableText {...props} marks={[]} />);
  const word = screen.getByText('Grace');
  word.tabIndex = 0;
  act(() => word.focus());
  fireEvent.focus(word);
  rerender(<SelectableText {...props} marks={[{ id: 'm1', from: 8, to: 13, label: 'Person', tone: 0 }]} />);
  expect(screen.getByText('Grace')).toHaveFocus();
});

test('covers the whole text with pieces', () => {
  for (const text of [TEXT, '', '\n\n a', 'word '.repeat(1_000), '🙂'.repeat(300)]) {
    const pieces = splitText(text);
    expect(pieces.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
    for (const { from, to, tokens } of pieces)
      expect(tokens.every((token) => token.from >= from && token.to <= to)).toBe(true);
  }
});

test('makes spans without white space and with whole characters', () => {
  expect(toSpan('a 🙂 b', 3, 1)).toEqual({ from: 2, to: 4 });
  expect(toSpan('a 🙂 b', 3, 9)).toEqual({ from: 2, to: 6 });
  expect(toSpan('a   b', 1, 4)).toBeUndefined();
});
