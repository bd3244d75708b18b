import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { hiddenInPrint } from '../../primitives/print.ts';
import { visuallyHidden } from '../../primitives/visually-hidden.ts';
import { MOTION, RADIUS, space, WEIGHT } from '../../tokens/scale.ts';

export type Segment<Value extends string> = { value: Value; label: ReactNode };

type Props<Value extends string> = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> & {
  /** Accessible name, not shown: what is chosen, e.g. 'Theme' or 'Period'. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/**
 * Selects one of two to four short options, effective at once, such as a theme or a period. Built from radio buttons.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  ...rest
}: Props<Value>) {
  const name = useId();
  return (
    <Group {...rest}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <SegmentLabel key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </SegmentLabel>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  align-self: flex-start;
  width: fit-content;
  gap: 2px;
  padding: 3px;
  border-radius: ${RADIUS.control};
  background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line);
  ${hiddenInPrint}
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

/** Its hidden input scrolls with it. */
const SegmentLabel = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.125rem;
  padding: 0 ${space(3)};
  border: 1px solid transparent;
  border-radius: 7px;
  color: var(--muted);
  font-size: 0.875rem;
  font-weight: ${WEIGHT.medium};
  cursor: pointer;
  transition:
    background-color ${MOTION.quick},
    color ${MOTION.quick};

  &:hover {
    color: var(--ink);
  }

  &:has(:checked) {
    border-color: var(--line);
    background: var(--surface);
    color: var(--ink);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
  }

  input {
    ${visuallyHidden}
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
