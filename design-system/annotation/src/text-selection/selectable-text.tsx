import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import type { TextSpan } from '@platform/contracts';
import { LAYER, RADIUS, space, VisuallyHidden } from '@platform/design-system';
import { isOverlapping, splitText, type TextPiece } from './split-text.ts';
import { TextPieceView, type TextMark } from './text-piece-view.tsx';
import { setCurrentWord, useTextSelection, type TextSelectionOptions } from './use-text-selection.ts';

type Props = TextSelectionOptions & {
  /** Accessible name, e.g. the title of the document. */
  readonly name: string;
  /** Marked pieces in the order of the text, without overlap. */
  readonly marks: readonly TextMark[];
  /** The id of the mark that is being edited. */
  readonly currentMark?: string | undefined;
  /** Always shown below the text, so that nothing moves when a selection begins: buttons that mark the selection. */
  readonly bar: ReactNode;
};

const KEYS =
  'Arrow keys move from word to word. Hold Shift to select several. Enter or a number key marks, Escape clears.';

/** A text in which pieces are selected by mouse, touch and keyboard. The owner keeps the selection and the marks. */
export function SelectableText(props: Props) {
  const { text, name, marks, currentMark, selection, bar } = props;
  const root = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { isNative, onClick, onKeyDown } = useTextSelection(root, props);
  const onFocus = useCurrentWord(root);
  const shown = isNative ? undefined : selection;

  return (
    <Frame>
      <VisuallyHidden id={hintId}>{KEYS}</VisuallyHidden>
      <TextBlock
        ref={root}
        role="application"
        aria-label={name}
        aria-describedby={hintId}
        {...{ onClick, onKeyDown, onFocus }}
      >
        <Pieces {...{ text, marks, currentMark }} selection={shown} />
      </TextBlock>
      {/* The browser would end its selection when a button of the bar is pressed. */}
      <Bar onPointerDown={(event) => event.preventDefault()}>{bar}</Bar>
      <VisuallyHidden role="status">
        {selection ? `Selected: ${excerpt(text, selection)}` : ''}
      </VisuallyHidden>
    </Frame>
  );
}

/** Renders a text with its marks. A change renders only the pieces again that it touches. */
export function Pieces({
  text,
  marks,
  currentMark,
  selection,
}: Pick<Props, 'text' | 'marks' | 'currentMark'> & { readonly selection?: TextSpan | undefined }) {
  const pieces = useMemo(() => splitText(text), [text]);
  let next = 0;
  const views = pieces.map((piece) => {
    // oxlint-disable-next-line react/immutability -- the callback runs at once
    while ((marks[next]?.to ?? Infinity) <= piece.from) next++;
    const own = [];
    for (let index = next; (marks[index]?.from ?? Infinity) < piece.to; index++) own.push(marks[index]);
    const isSelected = selection !== undefined && isOverlapping(piece, selection);
    return (
      <TextPieceView
        key={piece.from}
        {...{ text, piece }}
        marks={own.filter((mark) => mark !== undefined)}
        selectedFrom={isSelected ? Math.max(piece.from, selection.from) : -1}
        selectedTo={isSelected ? Math.min(piece.to, selection.to) : -1}
        currentMark={own.some((mark) => mark?.id === currentMark) ? currentMark : undefined}
      />
    );
  });
  return groupByLine(text, pieces).map(([first, end]) => (
    // Lines are blocks, so that a change lays out and paints one of them again, and none outside of the view.
    <Line key={first}>{views.slice(first, end)}</Line>
  ));
}

/** Returns the first and the end of the pieces of each line of a text. */
function groupByLine(text: string, pieces: readonly TextPiece[]): [number, number][] {
  const lines: [number, number][] = [];
  let first = 0;
  for (const [index, { to }] of pieces.entries()) {
    if (text[to - 1] !== '\n' && index < pieces.length - 1) continue;
    lines.push([first, index + 1]);
    first = index + 1;
  }
  return lines;
}

/**
 * Keeps one word in the tab order, and gives the focus back to it when it is rendered again, e.g. because a mark now
 * contains it.
 */
function useCurrentWord(root: RefObject<HTMLElement | null>) {
  const current = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!root.current) return;
    const isLost =
      current.current && !current.current.isConnected && document.activeElement === document.body;
    const from = current.current?.dataset.word;
    const word =
      (from !== undefined && root.current.querySelector<HTMLElement>(`[data-word="${from}"]`)) ||
      root.current.querySelector<HTMLElement>('[data-word]');
    if (!word) return;
    if (isLost) setCurrentWord(root.current, word);
    else if (!root.current.querySelector('[data-word][tabindex]')) word.tabIndex = 0;
  });
  return (event: FocusEvent) => {
    current.current = event.target.closest<HTMLElement>('[data-word]');
  };
}

/** Returns the beginning of a piece of a text, for labels and lists. */
export function excerpt(text: string, { from, to }: TextSpan, maxLength = 60): string {
  const piece = text.slice(from, to).replaceAll(/\s+/g, ' ');
  return piece.length > maxLength ? `${piece.slice(0, maxLength - 1).toWellFormed()}…` : piece;
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

export const TextBlock = styled.div`
  position: relative;
  padding: ${space(4)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);
  line-height: 1.9;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  cursor: text;
`;

/**
 * What it contains is cut off at its edges, so it has room for the outlines of marks and words at its ends. Marks count
 * the characters of the text as it was written.
 */
const Line = styled.div.attrs({ translate: 'no' })`
  margin-inline: calc(-1 * ${space(1)});
  padding-inline: ${space(1)};

  /* Not in a short text, which would be empty where a page is printed or photographed without scrolling. */
  &:nth-child(n + 12) {
    content-visibility: auto;
    contain-intrinsic-size: auto 4rem;
  }
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${LAYER.header - 1};
  margin-top: ${space(2)};
  padding: ${space(2)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);
`;
