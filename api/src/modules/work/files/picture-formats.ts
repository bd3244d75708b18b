// cspell:ignore IHDR IDAT IEND
import { crc32 } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Whether a file is a PNG picture and nothing else (PNG specification, 5): whole chunks, the last of them IEND. */
export function isPng(content: Buffer): boolean {
  if (!content.subarray(0, 8).equals(PNG_SIGNATURE)) return false;
  let hasPixels = false;
  for (let at = 8; at + 12 <= content.length;) {
    const length = content.readUInt32BE(at);
    const next = at + 12 + length;
    if (next > content.length) return false;
    const type = content.toString('latin1', at + 4, at + 8);
    if (crc32(content.subarray(at + 4, next - 4)) !== content.readUInt32BE(next - 4)) return false;
    if ((at === 8) !== (type === 'IHDR')) return false;
    if (type === 'IEND') return hasPixels && length === 0 && next === content.length;
    hasPixels ||= type === 'IDAT';
    at = next;
  }
  return false;
}

/**
 * Whether a file is a JPEG picture and nothing else (ITU T.81, B.1). Cameras append further pictures and zeros, so both
 * may follow.
 */
export function isJpeg(content: Buffer): boolean {
  let at = 0;
  do {
    const end = endOfJpeg(content, at);
    if (end === undefined) return false;
    at = end;
    while (at < content.length && content[at] === 0) at++;
  } while (at < content.length);
  return true;
}

/** Returns where the picture that begins at a place ends; `undefined` if it is not whole. */
function endOfJpeg(content: Buffer, start: number): number | undefined {
  if (content[start] !== 0xff || content[start + 1] !== 0xd8) return undefined;
  let hasFrame = false;
  let hasScan = false;
  for (let at = start + 2; at + 1 < content.length;) {
    const marker = content[at + 1] ?? 0;
    if (content[at] !== 0xff || marker === 0) return undefined;
    if (marker === 0xff) at++;
    else if (marker === 0xd9) return hasFrame && hasScan ? at + 2 : undefined;
    else {
      if (at + 4 > content.length) return undefined;
      const next = at + 2 + content.readUInt16BE(at + 2);
      // Start of frame: C0 to CF without the tables that share the range.
      hasFrame ||= marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      hasScan ||= marker === 0xda;
      at = marker === 0xda ? endOfScan(content, next) : next;
    }
  }
  return undefined;
}

/** Returns where the next marker begins after the compressed data of a scan. */
function endOfScan(content: Buffer, start: number): number {
  let at = content.indexOf(0xff, start);
  while (at >= 0 && at + 1 < content.length) {
    const marker = content[at + 1] ?? 0;
    const isData = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData) return at;
    at = content.indexOf(0xff, at + 2);
  }
  return content.length;
}

/** Whether a file is a WebP picture and nothing else (RFC 9649, 2). */
export function isWebp(content: Buffer): boolean {
  const chunks = readRiff(content, 'WEBP');
  return chunks !== undefined && ['VP8 ', 'VP8L', 'VP8X'].includes(chunks[0] ?? '');
}

/** Whether a file is a WAV sound and nothing else. */
export function isWav(content: Buffer): boolean {
  const chunks = readRiff(content, 'WAVE');
  return chunks !== undefined && chunks.includes('fmt ') && chunks.includes('data');
}

/** Returns the names of the chunks of a RIFF file of one form; `undefined` if they do not fill it exactly. */
function readRiff(content: Buffer, form: string): string[] | undefined {
  if (content.length < 20 || content.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (content.toString('latin1', 8, 12) !== form || content.readUInt32LE(4) + 8 !== content.length)
    return undefined;
  const names = [];
  let at = 12;
  while (at + 8 <= content.length) {
    const length = content.readUInt32LE(at + 4);
    names.push(content.toString('latin1', at, at + 4));
    // Chunks begin at even places; some writers leave out the last filler.
    at += 8 + length + (at + 8 + length < content.length ? length % 2 : 0);
  }
  return at === content.length ? names : undefined;
}
