/**
 * Returns the form in which numbers and references that people type are compared: capital letters and digits only. A
 * text that has neither is compared as it is.
 */
export function normalizeReference(text: string): string {
  const capitals = text.normalize('NFKC').trim().toUpperCase();
  return capitals.replaceAll(/[^\p{L}\p{N}]/gu, '') || capitals;
}
