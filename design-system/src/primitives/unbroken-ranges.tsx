import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

const RANGE = /(\$?\d[\d.,]*(?:AM|PM)?[-–]\$?\d[\d.,]*(?:AM|PM)?)/;

/** Keeps the ranges of a text (`24-48 hours`, `$14–$150`) on one line: some browsers break after their dash. */
export function UnbrokenRanges({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children
    .split(RANGE)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <Range>{part}</Range> : part}</Fragment>);
}

const Range = styled.span`
  white-space: nowrap;
`;
