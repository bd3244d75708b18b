import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useScrollStop } from '../../primitives/use-scroll-stop.ts';
import { space } from '../../tokens/scale.ts';

/** What scrolls when the dialog is long. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <Body {...useScrollStop<HTMLDivElement>()}>{children}</Body>;
}

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)} ${space(6)} ${space(5)};

  &:focus-visible {
    outline-offset: -2px;
  }
`;
