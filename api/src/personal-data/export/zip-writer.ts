import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Texts are compressed, files are not: pictures and sound are compressed already. */
export type EntryKind = 'text' | 'file';

/**
 * Writes a ZIP file entry by entry. Only what `write` has not taken yet is in memory.
 *
 * @param pieceBytes size of the pieces that `write` gets, except the last one
 * @param write takes the pieces in order, one at a time
 */
export function createZipWriter(
  { at, pieceBytes }: { at: Date; pieceBytes: number },
  write: (piece: Uint8Array) => Promise<void>,
) {
  let waiting: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    failure ??= error;
    if (!error) waiting.push(data);
  });
  let size = 0;

  /** Passes complete pieces on; at the end also the rest. */
  async function flush(isLast: boolean): Promise<void> {
    if (failure) throw failure;
    const waitingBytes = waiting.reduce((sum, { length }) => sum + length, 0);
    if (waitingBytes < pieceBytes && !isLast) return;
    const content = Buffer.concat(waiting);
    let start = 0;
    while (content.length - start >= (isLast ? 1 : pieceBytes)) {
      const piece = content.subarray(start, start + pieceBytes);
      await write(piece);
      start += piece.length;
    }
    size += start;
    waiting = [content.subarray(start)];
  }

  return {
    /** Adds one entry from its content in pieces. */
    async add(
      name: string,
      content: AsyncIterable<string | Uint8Array>,
      kind: EntryKind = 'text',
    ): Promise<void> {
      const entry = kind === 'text' ? new ZipDeflate(name) : new ZipPassThrough(name);
      entry.mtime = at;
      zip.add(entry);
      for await (const piece of content) {
        entry.push(typeof piece === 'string' ? strToU8(piece) : piece);
        await flush(false);
      }
      entry.push(new Uint8Array(0), true);
      await flush(false);
    },

    /** Completes the file. Returns its size in bytes. */
    async end(): Promise<number> {
      zip.end();
      await flush(true);
      return size;
    },
  };
}
