/** The longest values of fields whose longest text is not simply many letters. */
import { PASSWORD_MAX } from '@platform/contracts';

/** Begins with what no list has: the start of a password is what its strength is measured by. */
export const LONGEST_PASSWORD = 'W8%M3@G5#Q7&w2*m4'.padEnd(PASSWORD_MAX, 'W');
export const LONGEST_PAYOUT_EMAIL = `${'w'.repeat(64)}@${'w'.repeat(60)}.${'w'.repeat(60)}.org`;
export const LONGEST_PHONE_NUMBER = `+1 ${'555 '.repeat(9)}1`;

/** Creates the longest email address: labels of 61 letters, which no line break helps. */
export function createLongestEmail(): string {
  const label = 'w'.repeat(61);
  return `${crypto.randomUUID().replaceAll('-', '')}${'w'.repeat(32)}@${label}.${label}.${label}.org`;
}

/** Creates the longest username: one word. */
export function createLongestUsername(): string {
  return `w${crypto.randomUUID().replaceAll('-', '').slice(1)}`;
}
