import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Not a part of a date, an id or a telephone number. */
const RANGE = /(?<![\w-])(\$?\d[\d.,]*(?:AM|PM)?[-–]\$?\d[\d.,]*(?:AM|PM)?)(?![\w-])/;

/** Keeps the ranges of a text (`7-9 items`, `9AM-6PM`) on one line: some browsers break after their dash. */
export function UnbrokenRanges({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children
    .split(RANGE)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <Range>{part}</Range> : part}</Fragment>);
}

const Range = styled.span`
  white-space: nowrap;
`;
