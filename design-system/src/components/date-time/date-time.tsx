import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { formatDate, formatDateTime } from './format-date-time.ts';

type DateTimeProps = Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> & {
  /** ISO 8601. */
  at: string;
  /** Adds the time of day. */
  showTime?: boolean;
};

/** Shows a point in time in the reader's time zone, without line breaks. */
export function DateTime({ at, showTime = false, ...rest }: DateTimeProps) {
  return (
    <NoWrapTime {...rest} dateTime={at}>
      {showTime ? formatDateTime(at) : formatDate(at)}
    </NoWrapTime>
  );
}

const NoWrapTime = styled.time`
  white-space: nowrap;
`;
