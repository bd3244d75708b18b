import { memo, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { RADIUS, RemoveIcon, space, textSize } from '@platform/design-system';
import { LabelSwatch } from '../labels/label-buttons.tsx';
import { excerpt, type TextMark } from '../text-selection/index.ts';

type Props = {
  text: string;
  marks: readonly TextMark[];
  currentMark: string | undefined;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
};

/** The marks in the order of the text. One listener serves all rows, because there can be 300 of them. */
export const SpanList = memo(function SpanList(props: Props) {
  const { text, marks, currentMark, onOpen, onRemove } = props;
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    const id = button?.dataset.open ?? button?.dataset.remove;
    if (id === undefined) return;
    if (button?.dataset.open === undefined) onRemove(id);
    else onOpen(id);
  };
  return (
    <List aria-label={`Marked places: ${marks.length}`} onClick={onClick}>
      {marks.map(({ id, label, tone, from, to }) => (
        <SpanRow
          key={id}
          {...{ id, label, tone }}
          quote={excerpt(text, { from, to })}
          isCurrent={id === currentMark}
        />
      ))}
    </List>
  );
});

type RowProps = { id: string; label: string; tone: number; quote: string; isCurrent: boolean };

const SpanRow = memo(function SpanRow({ id, label, tone, quote, isCurrent }: RowProps) {
  return (
    <li>
      <Open type="button" data-open={id} aria-current={isCurrent || undefined}>
        <LabelSwatch $tone={tone}>{label}</LabelSwatch>
        <span>{quote}</span>
      </Open>
      <Remove type="button" data-remove={id} aria-label={`Remove "${quote}"`}>
        <RemoveIcon size={18} />
      </Remove>
    </li>
  );
});

const List = styled.ol`
  max-height: 28rem;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);
  ${textSize(14)}

  li {
    display: flex;
    align-items: center;
    content-visibility: auto;
    contain-intrinsic-size: auto 2.75rem;
  }

  li + li {
    border-top: 1px solid var(--line);
  }
`;

const Open = styled.button`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: ${space(2)};
  min-width: 0;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-current] {
    background: var(--primary-soft);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  background: none;
  color: var(--muted);
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
`;
