import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Search } from 'lucide-react';
import { visuallyHidden } from '../../primitives/visually-hidden.ts';
import { space } from '../../tokens/scale.ts';
import { Input } from '../text-field/text-field.tsx';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** What is searched, in words ('Search tasks'); read aloud, and shown as the placeholder unless another is given. */
  label: string;
};

/** A search box: Escape and the browser's own cross empty it. */
export function SearchField({ label, placeholder = label, ...rest }: Props) {
  return (
    <Frame>
      <Name>{label}</Name>
      <Search size={18} />
      <Box type="search" placeholder={placeholder} autoComplete="off" spellCheck={false} {...rest} />
    </Frame>
  );
}

const Frame = styled.label`
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
`;

const Name = styled.span`
  ${visuallyHidden}
`;

const Box = styled(Input)`
  appearance: none;
  padding-left: ${space(10)};
`;
