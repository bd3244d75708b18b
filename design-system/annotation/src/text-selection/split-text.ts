import { trimSpan, type TextSpan } from '@platform/contracts';

/** A paragraph, or a part of a long one: pieces are rendered apart, so that a change renders one of them again. */
export type TextPiece = TextSpan & { readonly tokens: readonly TextSpan[] };

/** A word or a punctuation mark: the steps of the keyboard. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|[^\p{L}\p{N}\p{M}\s]/gu;

const PIECE_MAX_TOKENS = 120;

/** Splits a text into pieces that cover all of it. A piece ends after a line break, or after 120 words. */
export function splitText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let tokens: TextSpan[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (to > from) pieces.push({ from, to, tokens });
    [from, tokens] = [to, []];
  };
  for (const match of text.matchAll(TOKEN)) {
    const end = lineEnd(text, from, match.index);
    if (end !== undefined) close(end);
    else if (tokens.length === PIECE_MAX_TOKENS) close(match.index);
    tokens.push({ from: match.index, to: match.index + match[0].length });
  }
  close(text.length);
  return pieces;
}

/** Where the last line break before a place ends; `undefined` if there is none after `from`. */
function lineEnd(text: string, from: number, before: number): number | undefined {
  const at = text.lastIndexOf('\n', before - 1);
  return at >= from && before > from ? at + 1 : undefined;
}

/**
 * Makes a valid span of any two places in a text: ordered, inside, without white space at its ends, and with whole
 * characters. Returns `undefined` if nothing is left.
 */
export function toSpan(text: string, one: number, other: number): TextSpan | undefined {
  const clamp = (offset: number) => Math.max(0, Math.min(text.length, offset));
  const [from, to] = [clamp(Math.min(one, other)), clamp(Math.max(one, other))];
  return trimSpan(text, {
    from: isInsideCharacter(text, from) ? from - 1 : from,
    to: isInsideCharacter(text, to) ? to + 1 : to,
  });
}

function isInsideCharacter(text: string, offset: number): boolean {
  return /[\uD800-\uDBFF]/.test(text[offset - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[offset] ?? '');
}

/** Whether two pieces of a text share a character. */
export function isOverlapping(one: TextSpan, other: TextSpan): boolean {
  return one.from < other.to && other.from < one.to;
}
