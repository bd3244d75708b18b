// cspell:ignore IHDR IDAT IEND PLTE tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs
// cspell:ignore acTL fcTL fdAT cICP eXIf JFIF ALPH ANIM ANMF ICCP
/*
 * Each function returns a picture or sound without what follows its end, and without what a camera or program has
 * written about it, but for its orientation; `undefined` if it is none of that format, or not whole.
 */
import { crc32 } from 'node:zlib';
import { createOrientation, readOrientation } from './orientation.ts';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks that change what is seen (PNG specification, 11). */
const PNG_SEEN = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT cICP'.split(' '),
);

/** Cleans a PNG picture (PNG specification, 5): whole chunks, the last of them IEND. */
export function cleanPng(content: Buffer): Buffer | undefined {
  if (!content.subarray(0, 8).equals(PNG_SIGNATURE)) return undefined;
  const chunks: Buffer[] = [];
  let hasPixels = false;
  let orientation: Buffer | undefined;
  for (let at = 8; at + 12 <= content.length;) {
    const length = content.readUInt32BE(at);
    const next = at + 12 + length;
    if (next > content.length) return undefined;
    const type = content.toString('latin1', at + 4, at + 8);
    if (crc32(content.subarray(at + 4, next - 4)) !== content.readUInt32BE(next - 4)) return undefined;
    if ((at === 8) !== (type === 'IHDR')) return undefined;
    if (PNG_SEEN.has(type)) chunks.push(content.subarray(at, next));
    if (type === 'eXIf') orientation = createOrientation(readOrientation(content.subarray(at + 8, next - 4)));
    if (type === 'IEND') {
      if (!hasPixels || length > 0) return undefined;
      const [header, ...others] = chunks as [Buffer, ...Buffer[]];
      return Buffer.concat([
        ...[PNG_SIGNATURE, header],
        ...(orientation ? [createPngChunk('eXIf', orientation)] : []),
        ...others,
      ]);
    }
    hasPixels ||= type === 'IDAT';
    at = next;
  }
  return undefined;
}

function createPngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

const JPEG_START = Buffer.from([0xff, 0xd8]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Cleans a JPEG picture (ITU T.81, B.1). Cameras append further pictures, films and zeros. */
export function cleanJpeg(content: Buffer): Buffer | undefined {
  if (!content.subarray(0, 2).equals(JPEG_START)) return undefined;
  const segments: Buffer[] = [];
  let orientation: Buffer | undefined;
  let hasFrame = false;
  let hasScan = false;
  for (let at = 2; at + 1 < content.length;) {
    const marker = content[at + 1] ?? 0;
    if (content[at] !== 0xff || marker === 0) return undefined;
    if (marker === 0xd9) {
      if (!hasFrame || !hasScan) return undefined;
      const exif = orientation ? [createExifSegment(orientation)] : [];
      return Buffer.concat([JPEG_START, ...exif, ...segments, JPEG_END]);
    }
    if (marker === 0xff) at++;
    else {
      if (at + 4 > content.length) return undefined;
      const next = at + 2 + content.readUInt16BE(at + 2);
      const end = marker === 0xda ? endOfScan(content, next) : next;
      const segment = content.subarray(at, end);
      // Start of frame: C0 to CF without the tables that share the range.
      hasFrame ||= marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      hasScan ||= marker === 0xda;
      if (isExif(marker, segment)) orientation = createOrientation(readOrientation(segment.subarray(10)));
      else segments.push(...cleanSegment(marker, segment));
      at = end;
    }
  }
  return undefined;
}

const COMMENT = 0xfe;
const nameOf = (segment: Buffer, length: number): string => segment.toString('latin1', 4, 4 + length);
const isExif = (marker: number, segment: Buffer): boolean =>
  marker === 0xe1 && nameOf(segment, 6) === 'Exif\0\0';

/** Keeps of what programs have added what colors depend on, and the header without its small picture. */
function cleanSegment(marker: number, segment: Buffer): Buffer[] {
  if ((marker < 0xe0 || marker > 0xef) && marker !== COMMENT) return [segment];
  if (marker === 0xe2 && nameOf(segment, 12) === 'ICC_PROFILE\0') return [segment];
  if (marker === 0xee && nameOf(segment, 5) === 'Adobe') return [segment];
  if (marker !== 0xe0 || nameOf(segment, 5) !== 'JFIF\0' || segment.length < 18) return [];
  const header = Buffer.from(segment.subarray(0, 18));
  header.writeUInt16BE(16, 2);
  header.writeUInt16BE(0, 16);
  return [header];
}

function createExifSegment(exif: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0]);
  return Buffer.concat([head, exif]);
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

type Chunk = { readonly name: string; readonly data: Buffer };

const WEBP_SEEN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of the extended header: whether Exif data and other data about the picture follow. */
const WEBP_EXIF = 0x08;
const WEBP_XMP = 0x04;

/** Cleans a WebP picture (RFC 9649, 2). */
export function cleanWebp(content: Buffer): Buffer | undefined {
  const chunks = readRiff(content, 'WEBP');
  if (!chunks || !['VP8 ', 'VP8L', 'VP8X'].includes(chunks[0]?.name ?? '')) return undefined;
  const exif = chunks.find(({ name }) => name === 'EXIF')?.data;
  const isPrefixed = exif?.toString('latin1', 0, 6) === 'Exif\0\0';
  const orientation = exif && createOrientation(readOrientation(isPrefixed ? exif.subarray(6) : exif));
  const kept = chunks.filter(({ name }) => WEBP_SEEN.has(name)).map(cleanHeader);
  return createRiff('WEBP', orientation ? [...kept, { name: 'EXIF', data: orientation }] : kept);

  function cleanHeader(chunk: Chunk): Chunk {
    if (chunk.name !== 'VP8X' || chunk.data.length === 0) return chunk;
    const data = Buffer.from(chunk.data);
    const flags = (data[0] ?? 0) & ~(WEBP_EXIF | WEBP_XMP);
    data[0] = flags | (orientation ? WEBP_EXIF : 0);
    return { ...chunk, data };
  }
}

const WAV_HEARD = new Set(['fmt ', 'fact', 'data']);

/** Cleans a WAV sound. */
export function cleanWav(content: Buffer): Buffer | undefined {
  const chunks = readRiff(content, 'WAVE')?.filter(({ name }) => WAV_HEARD.has(name));
  const has = (name: string): boolean => chunks?.some((chunk) => chunk.name === name) ?? false;
  return chunks && has('fmt ') && has('data') ? createRiff('WAVE', chunks) : undefined;
}

/** Returns the chunks of a RIFF file of one form; `undefined` if they do not fill it. */
function readRiff(content: Buffer, form: string): Chunk[] | undefined {
  if (content.length < 20 || content.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  const end = content.readUInt32LE(4) + 8;
  if (content.toString('latin1', 8, 12) !== form || end > content.length) return undefined;
  const chunks = [];
  let at = 12;
  while (at + 8 <= end) {
    const length = content.readUInt32LE(at + 4);
    chunks.push({
      name: content.toString('latin1', at, at + 4),
      data: content.subarray(at + 8, at + 8 + length),
    });
    // Chunks begin at even places; some writers leave out the last filler.
    at += 8 + length + (at + 8 + length < end ? length % 2 : 0);
  }
  return at === end ? chunks : undefined;
}

function createRiff(form: string, chunks: readonly Chunk[]): Buffer {
  const parts = chunks.flatMap(({ name, data }) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return [head, data, Buffer.alloc(data.length % 2)];
  });
  const head = Buffer.alloc(12);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4);
  head.write(form, 8, 'latin1');
  return Buffer.concat([head, ...parts]);
}
