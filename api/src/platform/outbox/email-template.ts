const SIGNATURE = 'The AI Skill team';

/**
 * Renders the plain text of an email. Put links in paragraphs of their own, so that mail clients make them clickable.
 */
export function emailTemplate(recipientName: string | null, paragraphs: readonly string[]): string {
  const greeting = recipientName ? `Hello ${recipientName},` : 'Hello,';
  return [greeting, ...paragraphs, SIGNATURE].join('\n\n');
}
