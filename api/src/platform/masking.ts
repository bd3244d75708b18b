const DOT = '•';

/*
 * Personal data is shown masked until it is revealed. A mask keeps just enough to tell values apart and hides their
 * length.
 */

/** Replaces a value completely. */
export const FULL_MASK = DOT.repeat(8);

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${keepFirst(email.slice(0, at))}@${keepFirst(email.slice(at + 1))}`;
}

/** Keeps the first letter of each word. */
export function maskName(name: string): string {
  return name.split(/\s+/).map(keepFirst).join(' ');
}

export function maskAllButLast(text: string, count: number): string {
  return `${DOT.repeat(6)}${text.slice(-count)}`;
}

/** Shorter details stay hidden entirely, because the last four characters would give too much away. */
const MIN_LENGTH_TO_SHOW_LAST = 12;

/** Masks where a payment goes to or came from. */
export function maskDetails(details: string): string {
  const text = details.trim();
  if (/^\S+@\S+$/.test(text)) return maskEmail(text);
  return text.length < MIN_LENGTH_TO_SHOW_LAST ? FULL_MASK : maskAllButLast(text, 4);
}

function keepFirst(text: string): string {
  return `${Array.from(text).slice(0, 1).join('')}${DOT.repeat(4)}`;
}
