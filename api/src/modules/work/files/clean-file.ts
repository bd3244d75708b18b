import { WORK_FILE_TYPES, type WorkFileType } from '@platform/contracts';
import { cleanMp4 } from './film-format.ts';
import { cleanPdf } from './pdf-format.ts';
import { cleanJpeg, cleanPng, cleanWav, cleanWebp } from './picture-formats.ts';
import { cleanMp3 } from './sound-format.ts';
import { cleanText } from './text-format.ts';

type Format<Cleaned> = {
  readonly type: WorkFileType;
  readonly extensions: readonly string[];
  /** Returns the content without what it says about its origin; `undefined` if it is not of the format. */
  readonly clean: (content: Buffer) => Cleaned;
};

const BINARY_FORMATS: readonly Format<Buffer | undefined>[] = [
  { type: 'image/png', extensions: ['png'], clean: cleanPng },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif'], clean: cleanJpeg },
  { type: 'image/webp', extensions: ['webp'], clean: cleanWebp },
  { type: 'audio/wav', extensions: ['wav'], clean: cleanWav },
  { type: 'video/mp4', extensions: ['mp4', 'm4v'], clean: cleanMp4 },
  { type: 'application/pdf', extensions: ['pdf'], clean: cleanPdf },
  { type: 'audio/mpeg', extensions: ['mp3'], clean: cleanMp3 },
];

const TEXT: Format<Promise<Buffer | undefined>> = {
  type: 'text/plain',
  extensions: ['txt', 'md', 'csv', 'srt', 'vtt'],
  clean: cleanText,
};

const TYPE_LABELS = WORK_FILE_TYPES.map(({ label }) => label).join(', ');
const labelOf = (type: WorkFileType): string =>
  WORK_FILE_TYPES.find((each) => each.type === type)?.label ?? type;

/** A file as it is stored, or what is wrong with it. */
export type CleanedFile =
  { readonly type: WorkFileType; readonly content: Buffer } | { readonly problem: string };

/**
 * Checks a file by its whole content, and removes where and with what it was made: place, device, author, small
 * pictures, and whatever follows its end. The orientation of pictures stays.
 */
export async function cleanFile(name: string, content: Buffer): Promise<CleanedFile> {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const format = [...BINARY_FORMATS, TEXT].find(({ extensions }) => extensions.includes(extension));
  if (!format) return { problem: `Choose a file of one of these types: ${TYPE_LABELS}.` };
  const label = labelOf(format.type);
  if (isArchive(content)) return { problem: `This file is an archive too. Save it again as ${label}.` };
  const cleaned = await format.clean(content);
  if (cleaned && !isArchive(cleaned)) return { type: format.type, content: cleaned };
  const other = BINARY_FORMATS.find(({ clean }) => clean(content) !== undefined);
  if (other && !cleaned) {
    const [ending = ''] = other.extensions;
    return {
      problem: `This is a file of type ${labelOf(other.type)}. Give it a name that ends in .${ending}.`,
    };
  }
  if (format.type === 'text/plain') return { problem: 'This is not plain text in UTF-8. Save it as UTF-8.' };
  return { problem: `This ${label} file is damaged or not whole. Save it again.` };
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
  // Only the end is searched: the whole of a large file would keep others waiting.
  const tail = content.subarray(-END_MAX_BYTES);
  const start = content.length - tail.length;
  for (
    let at = tail.lastIndexOf(END_OF_DIRECTORY);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END_OF_DIRECTORY, at - 1)
  ) {
    if (at + END_MIN_BYTES > tail.length) continue;
    const directory = start + at - tail.readUInt32LE(at + 12);
    const isEmpty = directory === start + at && tail.readUInt16LE(at + 10) === 0;
    const hasDirectory = directory >= 0 && content.subarray(directory, directory + 4).equals(DIRECTORY_ENTRY);
    if (isEmpty || hasDirectory) return true;
  }
  return false;
}
