import { join } from 'node:path';

/** Where the content of this repository is. */
export const CONTENT_FOLDER = join(import.meta.dirname, '..');
/** Where the build writes what members may get, and apart from it what only the API reads. */
export const BUILD_FOLDER = join(CONTENT_FOLDER, 'dist');
