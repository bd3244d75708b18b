import type { WorkFileType } from '@platform/contracts';
import { isMp3, isMp4, isPdf, isText } from './media-formats.ts';
import { isJpeg, isPng, isWav, isWebp } from './picture-formats.ts';

type Format = {
  readonly type: WorkFileType;
  readonly extensions: readonly string[];
  readonly matches: (content: Buffer) => boolean;
};

/** Text is the last: it accepts anything that is readable. */
const FORMATS: readonly Format[] = [
  { type: 'image/png', extensions: ['png'], matches: isPng },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], matches: isJpeg },
  { type: 'image/webp', extensions: ['webp'], matches: isWebp },
  { type: 'audio/wav', extensions: ['wav'], matches: isWav },
  { type: 'video/mp4', extensions: ['mp4', 'm4v'], matches: isMp4 },
  { type: 'application/pdf', extensions: ['pdf'], matches: isPdf },
  { type: 'audio/mpeg', extensions: ['mp3'], matches: isMp3 },
  { type: 'text/plain', extensions: ['txt', 'md', 'csv', 'srt', 'vtt'], matches: isText },
];

/**
 * Detects the type of a file by its whole content. `undefined` if it is none of the types, if it can be opened as an
 * archive too, or if its name promises another type.
 */
export function detectType(name: string, content: Buffer): WorkFileType | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const format = FORMATS.find(({ extensions }) => extensions.includes(extension));
  return format && format.matches(content) && !isArchive(content) ? format.type : undefined;
}

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
/** The fixed part of a zip file's last record, and the longest comment after it. */
const END_MIN_BYTES = 22;
const END_MAX_BYTES = END_MIN_BYTES + 65_535;

/**
 * Whether unzip programs would open a file. They look for the directory at the end, so a picture or document can be an
 * archive at the same time.
 */
function isArchive(content: Buffer): boolean {
  const firstByte = Math.max(0, content.length - END_MAX_BYTES);
  for (
    let at = content.lastIndexOf(END_OF_DIRECTORY);
    at >= firstByte;
    at = at === 0 ? -1 : content.lastIndexOf(END_OF_DIRECTORY, at - 1)
  ) {
    if (at + END_MIN_BYTES > content.length) continue;
    const directory = at - content.readUInt32LE(at + 12);
    const isEmpty = directory === at && content.readUInt16LE(at + 10) === 0;
    const hasDirectory = directory >= 0 && content.subarray(directory, directory + 4).equals(DIRECTORY_ENTRY);
    if (isEmpty || hasDirectory) return true;
  }
  return false;
}
