import { DownIcon, space, WEIGHT } from '@platform/design-system';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

type Props = ComponentPropsWithRef<'button'> & {
  direction: 'ascending' | 'descending' | undefined;
  /** In a numeric column, the arrow comes before the name, so the name lines up with the right-aligned numbers. */
  numeric?: boolean;
};

/** A column name that sorts the list by this column. `aria-sort` is set on the header cell. */
export function SortButton({ direction, numeric, children, ...rest }: Props) {
  return (
    <HeaderButton type="button" data-direction={direction} data-numeric={numeric} {...rest}>
      {children}
      <DownIcon size={14} aria-hidden="true" />
    </HeaderButton>
  );
}

const HeaderButton = styled.button`
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
