import type { PageRequest } from '@platform/page-server';
import { TIME_ZONE_COOKIE } from '../../page-data.ts';

/** An IANA name. */
const NAME = /^[A-Za-z][\w+\-/]{0,63}$/;

/** Reads the visitor's time zone, which their browser said with its last document; UTC if it did not. */
export function readTimeZoneCookie({ cookie }: Pick<PageRequest, 'cookie'>): string {
  const name = (cookie(TIME_ZONE_COOKIE) ?? '').replaceAll('%2F', '/');
  return NAME.test(name) && isTimeZone(name) ? name : 'UTC';
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
