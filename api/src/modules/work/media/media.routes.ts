import { readFile } from 'node:fs/promises';
import { getMedia } from '@platform/contracts';
import { AppError } from '../../../platform/app-error.ts';
import type { BytesFile } from '../../../platform/http/bytes-file.ts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';

const FOLDER = new URL('pictures/', import.meta.url);

/** The pictures of work tasks. They are part of the code and are the same for every member. */
export function mediaRoutes(): Route[] {
  return [defineRoute(getMedia, ({ params }) => readPicture(params.hash))];
}

/**
 * Reads a picture by the SHA-256 of its file. Pictures are small enough to be read whole.
 *
 * @throws AppError `not_found` for a text that is no hash, and for the hash of no picture
 */
async function readPicture(hash: string): Promise<BytesFile> {
  const content = /^[0-9a-f]{64}$/.test(hash)
    ? await readIfExists(new URL(`${hash}.png`, FOLDER))
    : undefined;
  if (content === undefined) throw new AppError('not_found', 'We could not find this picture.');
  return {
    type: 'image/png',
    size: content.length,
    pieces: [content],
    tag: hash,
    isImmutable: true,
    downloadName: null,
  };
}

async function readIfExists(file: URL): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
