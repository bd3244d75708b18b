import { memo, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { RADIUS, RemoveIcon, space, textSize } from '@platform/design-system';
import type { BoxesDefinition, LabeledBox } from '@platform/contracts';
import { LabelSwatch } from '../labels/label-buttons.tsx';

type Props = {
  boxes: readonly LabeledBox[];
  labels: BoxesDefinition['labels'];
  flags: BoxesDefinition['flags'];
  selected: number | undefined;
  onSelect: (index: number) => void;
  onRemove: (index: number) => void;
};

/** The boxes in the order in which they were drawn. One listener serves all rows, because there can be 200 of them. */
export const BoxList = memo(function BoxList(props: Props) {
  const { boxes, labels, flags, selected, onSelect, onRemove } = props;
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (button?.dataset.select !== undefined) onSelect(Number(button.dataset.select));
    else if (button?.dataset.remove !== undefined) onRemove(Number(button.dataset.remove));
  };
  return (
    <List aria-label={`Boxes: ${boxes.length}`} onClick={onClick}>
      {boxes.map((box, index) => {
        const tone = labels.findIndex(({ id }) => id === box.label);
        const set = flags.filter(({ id }) => box.flags.includes(id)).map(({ label }) => label);
        return (
          <BoxRow
            key={index}
            index={index}
            tone={tone}
            label={labels[tone]?.label ?? box.label}
            details={[`${box.width} × ${box.height}`, ...set].join(', ')}
            isSelected={index === selected}
          />
        );
      })}
    </List>
  );
});

type RowProps = { index: number; tone: number; label: string; details: string; isSelected: boolean };

const BoxRow = memo(function BoxRow({ index, tone, label, details, isSelected }: RowProps) {
  return (
    <li>
      <Select type="button" data-select={index} aria-current={isSelected || undefined}>
        <span>{index + 1}</span>
        <LabelSwatch $tone={tone}>{label}</LabelSwatch>
        <Details>{details}</Details>
      </Select>
      <Remove type="button" data-remove={index} aria-label={`Remove box ${index + 1}`}>
        <RemoveIcon size={18} />
      </Remove>
    </li>
  );
});

const List = styled.ol`
  max-height: 24rem;
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

const Select = styled.button`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(2)};
  min-width: 0;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
  cursor: pointer;

  &[aria-current] {
    background: var(--primary-soft);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Details = styled.span`
  color: var(--muted);
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
