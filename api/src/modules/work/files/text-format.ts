/** What a text says about its encoding in its first bytes. */
const MARKS = [
  { encoding: 'utf-16le', bytes: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', bytes: Buffer.from([0xfe, 0xff]) },
] as const;

/**
 * Reads a text without control characters other than white space. Text in UTF-16 that says so is converted.
 * `undefined` for other encodings: a guess could change what was written.
 */
export function cleanText(content: Buffer): Buffer | undefined {
  const mark = MARKS.find(({ bytes }) => content.subarray(0, bytes.length).equals(bytes));
  try {
    const text = new TextDecoder(mark?.encoding ?? 'utf-8', { fatal: true }).decode(content);
    if (text === '' || /[\0-\x08\x0b\x0e-\x1f\x7f]/.test(text)) return undefined;
    return mark ? Buffer.from(text) : content;
  } catch {
    return undefined;
  }
}
