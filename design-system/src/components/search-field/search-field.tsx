import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Search } from 'lucide-react';
import { hiddenInPrint } from '../../primitives/print.ts';
import { visuallyHidden } from '../../primitives/visually-hidden.ts';
import { space } from '../../tokens/scale.ts';
import { Input } from '../text-field/text-field.tsx';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** Accessible name, e.g. 'Search tasks'. Also the placeholder unless another one is given. */
  label: string;
};

/** A search input. Escape and the browser's clear button empty it. */
export function SearchField({ label, placeholder = label, ...rest }: Props) {
  return (
    <Wrapper>
      <HiddenLabel>{label}</HiddenLabel>
      <Search size={18} />
      <SearchInput type="search" placeholder={placeholder} autoComplete="off" spellCheck={false} {...rest} />
    </Wrapper>
  );
}

const Wrapper = styled.label`
  position: relative;
  display: block;
  min-width: 0;

  > svg {
    position: absolute;
    top: calc(50% - 9px);
    left: ${space(3.5)};
    color: var(--muted);
    pointer-events: none;
  }

  ${hiddenInPrint}
`;

const HiddenLabel = styled.span`
  ${visuallyHidden}
`;

const SearchInput = styled(Input)`
  appearance: none;
  padding-left: ${space(10)};
`;
