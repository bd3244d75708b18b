import { removeInvisible, toAsciiDigits } from '@platform/contracts';

/**
 * Returns the form in which codes, numbers and references that people type are compared: capital letters and the digits
 * 0 to 9 only. A text that has neither is compared as it is. Invisible characters, of which some count as letters, are
 * left out, as is the long vowel mark that Japanese keyboards write for a dash.
 */
export function normalizeReference(text: string): string {
  const capitals = removeInvisible(toAsciiDigits(text)).trim().toUpperCase();
  return capitals.replaceAll(/[^\p{L}\p{N}]|\u30fc/gu, '') || capitals;
}
