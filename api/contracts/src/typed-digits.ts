/** Digits of all alphabets come in rows of ten from 0 to 9, so that the place in the row is the value. */
const DIGIT = /\p{Nd}/gu;
const ONE_DIGIT = /^\p{Nd}$/u;

/** Returns a text in compatibility form with the digits 0 to 9 in place of those of other alphabets. */
export function toAsciiDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (ONE_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
}
