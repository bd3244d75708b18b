import { DownIcon, space, WEIGHT } from '@platform/design-system';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

type Props = ComponentPropsWithRef<'button'> & {
  direction: 'ascending' | 'descending' | undefined;
  /** Over figures: the arrow stands before the name, which keeps to the figures' edge. */
  numeric?: boolean;
};

/** A column's name that asks for the rows in its order. `aria-sort` belongs to the column's head. */
export function SortButton({ direction, numeric, children, ...rest }: Props) {
  return (
    <Press type="button" data-direction={direction} data-numeric={numeric} {...rest}>
      {children}
      <DownIcon size={14} aria-hidden="true" />
    </Press>
  );
}

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: ${WEIGHT.medium};
  cursor: pointer;

  > svg {
    opacity: 0;
  }

  &:hover > svg,
  &:focus-visible > svg {
    opacity: 0.5;
  }

  &[data-numeric] {
    flex-direction: row-reverse;
  }

  &[data-direction] {
    color: var(--ink);
  }

  &[data-direction] > svg {
    opacity: 1;
  }

  &[data-direction='ascending'] > svg {
    transform: rotate(180deg);
  }
`;
