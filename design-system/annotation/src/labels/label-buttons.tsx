import { styled } from 'styled-components';
import { RADIUS, Row, space, WEIGHT } from '@platform/design-system';
import { ControlKey } from '../keys/key-cap.ts';
import { SmallButton } from '../shared/small-button.ts';
import { markTone } from '../text-selection/index.ts';

type Label = { readonly id: string; readonly label: string; readonly hint: string | null };

type Props = {
  /** Accessible name of the group, e.g. `Label of the selection`. */
  name: string;
  labels: readonly Label[];
  /** The label that is in use; `undefined` if the buttons apply one and none is in use. */
  value?: string | undefined;
  disabled?: boolean;
  onChoose: (id: string) => void;
};

/** A button for each label of a question, with its color, its first letter and its number key. */
export function LabelButtons({ name, labels, value, disabled = false, onChoose }: Props) {
  return (
    <Row role="group" aria-label={name} $gap={2}>
      {labels.map(({ id, label, hint }, index) => (
        <SmallButton
          key={id}
          disabled={disabled}
          title={hint ?? undefined}
          aria-pressed={value === undefined ? undefined : value === id}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onChoose(id)}
        >
          <LabelSwatch $tone={index} aria-hidden>
            {label.slice(0, 1)}
          </LabelSwatch>
          {label}
          <ControlKey>{index + 1}</ControlKey>
        </SmallButton>
      ))}
    </Row>
  );
}

/** The sign of a label: its first letter on its color, with its line below. */
export const LabelSwatch = styled.span<{ $tone: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 1.375rem;
  padding-inline: ${space(1)};
  border-radius: ${RADIUS.badge};
  background: ${({ $tone }) => markTone($tone).soft};
  color: ${({ $tone }) => markTone($tone).color};
  font-size: 0.8125rem;
  font-weight: ${WEIGHT.strong};
  line-height: 1.375rem;
  text-decoration: underline ${({ $tone }) => markTone($tone).line} 2px;
  text-underline-offset: 3px;
`;
