/** Removes what no answer may contain from a typed or pasted text: control characters and halves of characters. */
export function cleanText(text: string): string {
  return text.replaceAll(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, '');
}

/** The same for a text on one line: line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/[\t\n]/g, ' ');
}
