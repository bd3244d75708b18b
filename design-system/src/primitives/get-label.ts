import type { Tone } from '../components/swatch/swatch.tsx';

/** How a value is shown on a badge. */
export type BadgeLabel = { readonly label: string; readonly tone: Tone };

/**
 * Returns the entry of a value, or `fallback` of its name in words. Stored values outlive a rollback of the pages that
 * know them, and the API may be newer than a page: what the types rule out comes all the same.
 */
export function getEntry<Value extends string, Entry>(
  entries: Readonly<Record<Value, Entry>>,
  value: Value,
  fallback: (words: string) => Entry,
): Entry {
  return Object.hasOwn(entries, value) ? entries[value] : fallback(toWords(value));
}

/** Returns the badge of a value; a value without one is neutral and reads as its name. */
export function getBadgeLabel<Value extends string>(
  labels: Readonly<Record<Value, BadgeLabel>>,
  value: Value,
): BadgeLabel {
  return getEntry(labels, value, (label) => ({ label, tone: 'neutral' }));
}

/** Returns the text of a value; a value without one reads as its name. */
export function getTextLabel<Value extends string>(
  texts: Readonly<Record<Value, string>>,
  value: Value,
): string {
  return getEntry(texts, value, (words) => words);
}

/** Reads the name of a value as words: `Case taken over` for `case_taken_over` or `caseTakenOver`. */
function toWords(value: string): string {
  const words = value
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
