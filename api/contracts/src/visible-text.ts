/**
 * What shows nothing although it is no white space: controls, characters that software may ignore, such as joiners and
 * the fillers of Hangul, and those whose glyph is empty, such as a Braille pattern without dots.
 */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/gu;

/** Removes invisible characters. */
export function removeInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '');
}

/** What a reader sees of a text: no invisible characters, and one space for a run of white space. */
function toVisible(text: string): string {
  // White space first: a tab is a control too.
  return removeInvisible(text.replaceAll(/[\s\p{Z}]/gu, ' '))
    .replaceAll(/ +/g, ' ')
    .trim();
}

/**
 * Returns a parameter of a link without invisible characters and without the signs at its ends, which software takes
 * for parts of the link where it stands in a sentence or in brackets.
 */
export function trimLinkParameter(text: string): string {
  return removeInvisible(text).replaceAll(/^[\s"'(<[{«“‘]+|[\s"'.,:;!?)>\]}»”’…*]+$/gu, '');
}

/** Returns the form in which a search compares texts: what a reader sees, in lower case and compatibility form. */
export function toSearchText(text: string): string {
  return toVisible(text.normalize('NFKC')).toLowerCase();
}

/** Whether a text has a visible character. Accents alone are none: each needs a letter to stand on. */
export function isVisible(text: string): boolean {
  return /[^\p{M}]/u.test(toVisible(text));
}

/** The length of what a reader sees of a text. */
export function visibleLength(text: string): number {
  return toVisible(text).length;
}

/** Counts the visible letters and digits of a text. */
export function countLettersAndDigits(text: string): number {
  return removeInvisible(text).replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}
