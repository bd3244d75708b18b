const SIGNATURE = 'The AI Skill team';

/** The words of a mail, paragraph by paragraph; links stand on lines of their own. `to` is the reader's name, if it is known. */
export function letter(to: string | null, paragraphs: readonly string[]): string {
  const greeting = to ? `Hello ${to},` : 'Hello,';
  return [greeting, ...paragraphs, SIGNATURE].join('\n\n');
}
