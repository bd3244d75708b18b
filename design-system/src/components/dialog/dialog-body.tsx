import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusableWhenScrollable } from '../../primitives/use-focusable-when-scrollable.ts';
import { space } from '../../tokens/scale.ts';

/** The part of a dialog that scrolls when its content is long. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <Body {...useFocusableWhenScrollable<HTMLDivElement>()}>{children}</Body>;
}

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space(2)};
  padding: ${space(2)} ${space(6)} ${space(5)};

  /* What it has may be nothing at the moment. */
  &:empty {
    display: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
