const DOT = '•';

/*
 * How personal data looks to everybody before it is revealed: enough to tell one from another, no more. Lengths are
 * hidden too.
 */

/** All of it. */
export const HIDDEN = DOT.repeat(8);

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${keepFirst(email.slice(0, at))}@${keepFirst(email.slice(at + 1))}`;
}

/** Keeps each word's first letter. */
export function maskName(name: string): string {
  return name.split(/\s+/).map(keepFirst).join(' ');
}

export function keepLast(text: string, count: number): string {
  return `${DOT.repeat(6)}${text.slice(-count)}`;
}

function keepFirst(text: string): string {
  return `${Array.from(text).slice(0, 1).join('')}${DOT.repeat(4)}`;
}
