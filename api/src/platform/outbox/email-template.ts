import type { Operator } from '@platform/contracts';

const SIGNATURE = 'The AI Skill team';

/**
 * Renders the plain text of an email. Put links in paragraphs of their own, so that email clients make them clickable.
 */
export function emailTemplate(recipientName: string | null, paragraphs: readonly string[]): string {
  const greeting = recipientName ? `Hello ${toPlainName(recipientName)},` : 'Hello,';
  return [greeting, ...paragraphs, SIGNATURE].join('\n\n');
}

/** Renders who sends an email, as its last lines; the first one marks them as a signature (RFC 3676, section 4.3). */
export function renderOperator({ name, address, email, register }: Operator): string {
  return ['-- ', name, address, ...(register === null ? [] : [register]), email].join('\n');
}

/**
 * Returns a name that a member chose as it may stand in a mail, which can reach an address that is not theirs: no mail
 * program makes a link of it, and it cannot end the quotation marks around it.
 */
export function toPlainName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{M}\p{N}_'’.-]+|\.(?=\S)/gu, ' ').trim();
}

/** As on pages: docs/specification.md#9-limits-and-constants. */
const MAIL_TIME_FORMAT = new Intl.DateTimeFormat('en-US', {
  ...{ year: 'numeric', month: 'short', day: '2-digit', hour: 'numeric', minute: '2-digit' },
  timeZone: 'UTC',
});

/** Formats a time in UTC, because an email does not know its reader's time zone; empty for `null`. */
export function formatMailTime(time: Date | null): string {
  return time ? `${MAIL_TIME_FORMAT.format(time)} UTC` : '';
}
