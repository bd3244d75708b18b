import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TextSpan } from '@platform/contracts';
import { RADIUS, space, WEIGHT } from '@platform/design-system';
import { markStyle, markTone } from './mark-tones.ts';
import { isOverlapping, type TextPiece } from './split-text.ts';

/** A marked piece of a text. */
export type TextMark = TextSpan & {
  readonly id: string;
  /** What the mark says, shown after it. */
  readonly label: string;
  /** The place of its label in the list of labels, from 0: selects color and underline. */
  readonly tone: number;
};

type Props = {
  readonly text: string;
  readonly piece: TextPiece;
  /** The marks that overlap this piece, in the order of the text. */
  readonly marks: readonly TextMark[];
  /** The selected part of this piece; -1 if there is none. */
  readonly selectedFrom: number;
  readonly selectedTo: number;
  /** The id of the mark that is being edited, if it is in this piece. */
  readonly currentMark: string | undefined;
};

/** Renders a piece of a text. Nothing but white space stays outside of the word elements. */
export const TextPieceView = memo(function TextPieceView(props: Props) {
  const { text, piece, marks, currentMark } = props;
  const runs: ReactNode[] = [];
  let from = piece.from;
  for (const mark of marks) {
    const [start, end] = [Math.max(mark.from, piece.from), Math.min(mark.to, piece.to)];
    runs.push(...renderTokens(props, { from, to: start }));
    runs.push(
      <Mark
        key={`mark-${mark.id}`}
        $tone={mark.tone}
        data-mark={mark.id}
        data-current={mark.id === currentMark || undefined}
      >
        {renderTokens(props, { from: start, to: end })}
        {end === mark.to && (
          <Tag data-aside="" $tone={mark.tone}>
            {mark.label}
          </Tag>
        )}
      </Mark>,
    );
    from = end;
  }
  runs.push(...renderTokens(props, { from, to: piece.to }));
  return <span data-piece={piece.from}>{text === '' ? null : runs}</span>;
}, hasSameContent);

function renderTokens({ text, piece, selectedFrom, selectedTo }: Props, within: TextSpan): ReactNode[] {
  const nodes: ReactNode[] = [];
  let at = within.from;
  for (const token of piece.tokens) {
    if (!isOverlapping(token, within)) continue;
    const [from, to] = [Math.max(token.from, within.from), Math.min(token.to, within.to)];
    const isSelected = isOverlapping({ from, to }, { from: selectedFrom, to: selectedTo });
    // The space between two selected words is shown as selected too.
    if (from > at) nodes.push(renderSpace(text.slice(at, from), at, isSelected && at > selectedFrom));
    nodes.push(
      <Token key={from} data-word={from} data-end={to} data-selected={isSelected || undefined}>
        {text.slice(from, to)}
      </Token>,
    );
    at = to;
  }
  if (within.to > at)
    nodes.push(renderSpace(text.slice(at, within.to), at, selectedTo >= within.to && selectedFrom < at));
  return nodes;
}

function renderSpace(text: string, at: number, isSelected: boolean): ReactNode {
  return isSelected ? (
    <Token key={`space-${at}`} data-selected="">
      {text}
    </Token>
  ) : (
    text
  );
}

function hasSameContent(before: Props, after: Props): boolean {
  return (
    before.text === after.text &&
    before.piece === after.piece &&
    before.selectedFrom === after.selectedFrom &&
    before.selectedTo === after.selectedTo &&
    before.currentMark === after.currentMark &&
    before.marks.length === after.marks.length &&
    before.marks.every((mark, index) => isSameMark(mark, after.marks[index]))
  );
}

function isSameMark(one: TextMark, other: TextMark | undefined): boolean {
  return (
    one.id === other?.id &&
    one.from === other.from &&
    one.to === other.to &&
    one.label === other.label &&
    one.tone === other.tone
  );
}

const Token = styled.span`
  border-radius: 3px;
  scroll-margin: ${space(12)};

  &[data-selected] {
    background: var(--primary);
    color: var(--on-primary);
  }

  &:focus-visible {
    outline: 2px solid var(--primary);
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const Mark = styled.mark<{ $tone: number }>`
  ${markStyle}
  border-radius: 3px;
  cursor: pointer;

  &[data-current] {
    outline: 2px solid ${({ $tone }) => markTone($tone).color};
    outline-offset: 1px;
  }
`;

const Tag = styled.span<{ $tone: number }>`
  display: inline-block;
  max-width: 9em;
  margin-inline: ${space(1)} ${space(0.5)};
  padding: 0 ${space(1)};
  border-radius: ${RADIUS.badge};
  background: var(--surface);
  color: ${({ $tone }) => markTone($tone).color};
  font-size: 0.75rem;
  font-weight: ${WEIGHT.strong};
  line-height: 1.35;
  vertical-align: baseline;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  user-select: none;
`;
