import { readFile } from 'node:fs/promises';
import { loadPictures } from '@platform/content';
import { getMedia } from '@platform/contracts';
import { AppError } from '../../../platform/app-error.ts';
import type { BytesFile } from '../../../platform/http/bytes-file.ts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';

/** The pictures of work tasks. They are part of the content and are the same for every member. */
export function mediaRoutes(): Route[] {
  let pictures: ReturnType<typeof loadPictures> | undefined;
  return [
    defineRoute(getMedia, async ({ params }) =>
      readPicture(await (pictures ??= loadPictures()), params.hash),
    ),
  ];
}

/**
 * Reads a picture by the SHA-256 of its file. Pictures are small enough to be read whole.
 *
 * @throws AppError `not_found` for the hash of no picture
 */
async function readPicture(pictures: ReadonlyMap<string, string>, hash: string): Promise<BytesFile> {
  const file = pictures.get(hash);
  if (file === undefined) throw new AppError('not_found', 'We could not find this picture.');
  const content = await readFile(file);
  return {
    type: 'image/png',
    size: content.length,
    pieces: [content],
    tag: hash,
    isImmutable: true,
    downloadName: null,
  };
}
