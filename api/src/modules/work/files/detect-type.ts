import type { WorkFileType } from '@platform/contracts';
import { isArchive } from './archive.ts';
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
