import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { MEDIA } from '../../tokens/scale.ts';
import { formatDate, formatDateTime } from './format-date-time.ts';

type DateTimeProps = Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> & {
  /** ISO 8601. */
  at: string;
  /** Adds the time of day. */
  showTime?: boolean;
};

/** Shows a point in time in the reader's time zone, without line breaks but in large text on phones. */
export function DateTime({ at, showTime = false, ...rest }: DateTimeProps) {
  return (
    <Time {...rest} dateTime={at}>
      {showTime ? formatDateTime(at) : formatDate(at)}
    </Time>
  );
}

const Time = styled.time`
  white-space: nowrap;

  ${MEDIA.phone} {
    display: inline-block;
    max-width: 100%;
    white-space: normal;
  }
`;
