// cspell:ignore kbit ftyp styp moov mdat moof mfra sidx pdin emsg startxref

/** Bit rates of MPEG audio layer III in kbit/s, of version 1 and of versions 2 and 2.5 (ISO 11172-3, 13818-3). */
const BIT_RATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BIT_RATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Samples per second of version 1, by the index in the frame's header. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];
const MIN_FRAMES = 3;

/** Whether a file is an MP3 sound and nothing else: an optional tag, frames to the end, an optional old tag. */
export function isMp3(content: Buffer): boolean {
  let at = lengthOfId3(content);
  let frames = 0;
  for (let length = frameLength(content, at); length > 0; length = frameLength(content, at)) {
    at += length;
    frames++;
  }
  const rest = content.subarray(Math.min(at, content.length));
  const isOldTag = rest.length === 128 && rest.toString('latin1', 0, 3) === 'TAG';
  // Recorders cut the last frame, and some fill up with zeros.
  return frames >= MIN_FRAMES && (isOldTag || rest.every((byte) => byte === 0));
}

/** Returns the length of the tag at the beginning, whose size is written in seven bits per byte. */
function lengthOfId3(content: Buffer): number {
  if (content.length < 10 || content.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = content.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return 10 + size;
}

/** Returns the length of the frame at a place in bytes; 0 if there is none. */
function frameLength(content: Buffer, at: number): number {
  if (at + 4 > content.length) return 0;
  const header = content.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const sampleRate = SAMPLE_RATES[(header >>> 10) & 3];
  const isLayer3 = header >>> 21 === 0x7ff && version !== 1 && ((header >>> 17) & 3) === 1;
  const kilobits = (version === 3 ? BIT_RATES_1 : BIT_RATES_2)[(header >>> 12) & 15] ?? 0;
  if (!isLayer3 || sampleRate === undefined || kilobits === 0) return 0;
  const divisor = version === 3 ? 1 : version === 2 ? 2 : 4;
  const samplesPerByte = version === 3 ? 144 : 72;
  return Math.floor((samplesPerByte * kilobits * 1_000) / (sampleRate / divisor)) + ((header >>> 9) & 1);
}

/** The boxes that a film has at its top level (ISO 14496-12). */
const MP4_BOXES = new Set('ftyp styp moov mdat moof mfra sidx free skip wide meta uuid pdin emsg'.split(' '));

/** Whether a file is an MP4 film and nothing else: boxes that fill it exactly, the first of them its type. */
export function isMp4(content: Buffer): boolean {
  const names = [];
  let at = 0;
  while (at + 8 <= content.length) {
    const name = content.toString('latin1', at + 4, at + 8);
    const size = boxSize(content, at);
    if (!MP4_BOXES.has(name) || size < 8 || at + size > content.length) return false;
    names.push(name);
    at += size;
  }
  return at === content.length && names[0] === 'ftyp' && names.includes('moov');
}

/** Returns the size of a box: 1 announces a longer field, and 0 means to the end of the file. */
function boxSize(content: Buffer, at: number): number {
  const size = content.readUInt32BE(at);
  if (size === 0) return content.length - at;
  if (size !== 1) return size;
  return at + 16 <= content.length ? Number(content.readBigUInt64BE(at + 8)) : 0;
}

/** Whether a file is a PDF document and nothing else: nothing but white space follows its last end mark. */
export function isPdf(content: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8))) return false;
  return /startxref\s+\d+\s+%%EOF\s*$/.test(content.toString('latin1', Math.max(0, content.length - 1_024)));
}

/** Whether a file is text: valid UTF-8 without control characters other than white space. */
export function isText(content: Buffer): boolean {
  if (content.length === 0) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/[\0-\x08\x0b\x0e-\x1f\x7f]/.test(text);
  } catch {
    return false;
  }
}
