/** A piece of a text: UTF-16 offsets, the end not included. */
export type TextSpan = { readonly from: number; readonly to: number };

/**
 * Whether a span lies in a text, is not empty, does not begin or end with white space, and cuts no character that takes
 * two code units.
 */
export function isSpanOf(text: string, { from, to }: TextSpan): boolean {
  if (!(from >= 0 && from < to && to <= text.length)) return false;
  if (cutsCharacter(text, from) || cutsCharacter(text, to)) return false;
  const piece = text.slice(from, to);
  return piece === piece.trim();
}

/** Removes white space at both ends of a span. Returns `undefined` if nothing is left. */
export function trimSpan(text: string, { from, to }: TextSpan): TextSpan | undefined {
  const piece = text.slice(from, to);
  const start = from + piece.length - piece.trimStart().length;
  const end = start + piece.trim().length;
  return end > start ? { from: start, to: end } : undefined;
}

function cutsCharacter(text: string, offset: number): boolean {
  return /[\uD800-\uDBFF]/.test(text[offset - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[offset] ?? '');
}
