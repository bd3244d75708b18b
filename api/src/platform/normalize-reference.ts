import { removeInvisible } from '@platform/contracts';

/**
 * Returns the form in which numbers and references that people type are compared: capital letters and digits only. A
 * text that has neither is compared as it is. Invisible characters, of which some count as letters, are left out.
 */
export function normalizeReference(text: string): string {
  const capitals = removeInvisible(text.normalize('NFKC')).trim().toUpperCase();
  return capitals.replaceAll(/[^\p{L}\p{N}]/gu, '') || capitals;
}
