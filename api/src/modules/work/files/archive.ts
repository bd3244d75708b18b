const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
/** The fixed part of a zip file's last record, and the longest comment after it. */
const END_MIN_BYTES = 22;
const END_MAX_BYTES = END_MIN_BYTES + 65_535;

/**
 * Whether unzip programs would open a file. They look for the directory at the end, so a picture or document can be an
 * archive at the same time.
 */
export function isArchive(content: Buffer): boolean {
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
