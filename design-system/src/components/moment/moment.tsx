import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { formatDate, formatDateAndClock } from './format-moment.ts';

type MomentProps = Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> & {
  /** ISO 8601. */
  at: string;
  /** Adds the time of day, where an hour matters. */
  clock?: boolean;
};

/** A moment in the reader's zone, never broken over two lines. */
export function Moment({ at, clock = false, ...rest }: MomentProps) {
  return (
    <OneLine {...rest} dateTime={at}>
      {clock ? formatDateAndClock(at) : formatDate(at)}
    </OneLine>
  );
}

const OneLine = styled.time`
  white-space: nowrap;
`;
