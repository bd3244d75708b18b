import { setImmediate } from 'node:timers/promises';
import { TextDecoder } from 'node:util';

/** What a text says about its encoding in its first bytes. */
const MARKS = [
  { encoding: 'utf-16le', bytes: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', bytes: Buffer.from([0xfe, 0xff]) },
] as const;

const CONTROL_CHARACTER = /[\0-\x08\x0b\x0e-\x1f\x7f]/;

/** Bytes that are read before others have their turn: 10 MB at once would keep them waiting. */
const PIECE_BYTES = 256 * 1024;

/**
 * Reads a text without control characters other than white space. Text in UTF-16 that says so is converted.
 * `undefined` for other encodings: a guess could change what was written.
 */
export async function cleanText(content: Buffer): Promise<Buffer | undefined> {
  const mark = MARKS.find(({ bytes }) => content.subarray(0, bytes.length).equals(bytes));
  const decoder = new TextDecoder(mark?.encoding ?? 'utf-8', { fatal: true });
  const converted: Buffer[] = [];
  let isEmpty = true;
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    const stream = at + PIECE_BYTES < content.length;
    const text = decode(decoder, content.subarray(at, at + PIECE_BYTES), stream);
    if (text === undefined || CONTROL_CHARACTER.test(text)) return undefined;
    if (text !== '') isEmpty = false;
    if (mark) converted.push(Buffer.from(text));
    if (stream) await setImmediate();
  }
  if (isEmpty) return undefined;
  return mark ? Buffer.concat(converted) : content;
}

/** Returns `undefined` for bytes that are not of the encoding. */
function decode(decoder: TextDecoder, bytes: Buffer, stream: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    return undefined;
  }
}
