import { removeInvisible, toAsciiDigits } from '@platform/contracts';

/**
 * Capital letters of Cyrillic and Greek that look like Latin ones, from the table of confusable characters of Unicode
 * (UTS 39). What software writes in several alphabets is one number to a reader.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  // cspell:disable
  ...pairs('АВСԀЕԌНҺІӀЈКМОРԚЅТѴԜХУҮЗӠ', 'ABCDEGHHIIJKMOPQSTVWXYY33'),
  ...pairs('ΑΒΕϜΗΙͿΚΜΝΟΡΤΧΥΖ', 'ABEFHIJKMNOPTXYZ'),
  // cspell:enable
};

/**
 * Returns the form in which codes, numbers and references that people type are compared: capital letters and the digits
 * 0 to 9 only, with Latin letters for those that look the same. A text that has neither is compared as it is. Invisible
 * characters, of which some count as letters, are left out, as is the long vowel mark that Japanese keyboards write for
 * a dash.
 */
export function normalizeReference(text: string): string {
  const capitals = removeInvisible(toAsciiDigits(text)).trim().toUpperCase();
  const latin = Array.from(capitals, (character) => LOOKALIKES[character] ?? character).join('');
  return latin.replaceAll(/[^\p{L}\p{N}]|\u30fc/gu, '') || latin;
}

function pairs(alike: string, latin: string): Record<string, string> {
  return Object.fromEntries(Array.from(alike, (letter, index) => [letter, latin.charAt(index)]));
}
