// cspell:ignore kbit APETAGEX LYRICSBEGIN

/** Bit rates of MPEG audio layer III in kbit/s, of version 1 and of versions 2 and 2.5 (ISO 11172-3, 13818-3). */
const BIT_RATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BIT_RATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Samples per second of version 1, by the index in the frame's header. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];
const MIN_FRAMES = 3;
/** How what programs write behind a sound begins. */
const TAGS = ['TAG', 'APETAGEX', 'LYRICSBEGIN', 'ID3'];

/**
 * Returns the frames of an MP3 sound, without the tags before and behind them; `undefined` if it is none, or if
 * something else than a tag follows.
 */
export function cleanMp3(content: Buffer): Buffer | undefined {
  let start = 0;
  for (let length = tagLength(content, start); length > 0; length = tagLength(content, start))
    start += length;
  while (content[start] === 0) start++;
  let end = start;
  let frames = 0;
  for (let length = frameLength(content, end); length > 0; length = frameLength(content, end)) {
    end += length;
    frames++;
  }
  // Recorders cut the last frame, and some fill up with zeros.
  const rest = content.subarray(Math.min(end, content.length));
  const isTag = TAGS.some((tag) => rest.toString('latin1', 0, tag.length) === tag);
  return frames >= MIN_FRAMES && (isTag || rest.every((byte) => byte === 0))
    ? content.subarray(start, Math.min(end, content.length))
    : undefined;
}

/** Returns the length of the tag at a place; 0 if there is none. */
function tagLength(content: Buffer, at: number): number {
  // The size is written in seven bits per byte.
  if (content.toString('latin1', at, at + 3) === 'ID3' && at + 10 <= content.length)
    return 10 + content.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  if (content.toString('latin1', at, at + 8) === 'APETAGEX' && at + 32 <= content.length)
    return 32 + content.readUInt32LE(at + 12);
  return 0;
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
