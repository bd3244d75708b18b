import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { MEDIA } from '../../tokens/scale.ts';
import { formatDate, formatDateTime, formatTime } from './format-date-time.ts';

type DateTimeProps = Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> & {
  /** ISO 8601. */
  at: string;
  /** Adds the time of day, or shows nothing else where the day is known. */
  showTime?: boolean | 'only';
};

/** Shows a point in time in the reader's time zone, without line breaks but in large text on phones. */
export function DateTime({ at, showTime = false, ...rest }: DateTimeProps) {
  return (
    <Time {...rest} dateTime={at}>
      {formatAs(showTime, at)}
    </Time>
  );
}

function formatAs(showTime: boolean | 'only', at: string): string {
  if (showTime === 'only') return formatTime(at);
  return showTime ? formatDateTime(at) : formatDate(at);
}

const Time = styled.time`
  white-space: nowrap;

  ${MEDIA.phone} {
    display: inline-block;
    max-width: 100%;
    white-space: normal;
    /* Lines do not reach into an inline block: the one of a link is drawn here. */
    text-decoration: inherit;
  }
`;
