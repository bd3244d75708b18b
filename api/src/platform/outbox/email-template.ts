const SIGNATURE = 'The AI Skill team';

/**
 * Renders the plain text of an email. Put links in paragraphs of their own, so that mail clients make them clickable.
 */
export function emailTemplate(recipientName: string | null, paragraphs: readonly string[]): string {
  const greeting = recipientName ? `Hello ${recipientName},` : 'Hello,';
  return [greeting, ...paragraphs, SIGNATURE].join('\n\n');
}

/** Formats a time in UTC, because a mail does not know its reader's time zone; empty for `null`. */
export function formatMailTime(time: Date | null): string {
  const date = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return time ? `${time.toLocaleString('en-US', date)} UTC` : '';
}
