import { styled } from 'styled-components';
import { formatDate, formatDateAndClock } from './format-moment.ts';

/** A moment in the reader's zone; `clock` adds the time of day. */
export function Moment({ at, clock = false }: { at: string; clock?: boolean }) {
  return <OneLine dateTime={at}>{clock ? formatDateAndClock(at) : formatDate(at)}</OneLine>;
}

const OneLine = styled.time`
  white-space: nowrap;
`;
