import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves the source maps out of the folder that is served: a stack trace can be read with the release at hand, and a
 * visitor does not get the sources.
 */
export async function moveSourceMaps(browserFolder: string, mapsFolder: string): Promise<void> {
  const names = (await readdir(browserFolder)).filter((name) => name.endsWith('.map'));
  await mkdir(mapsFolder, { recursive: true });
  await Promise.all(names.map((name) => rename(join(browserFolder, name), join(mapsFolder, name))));
}
