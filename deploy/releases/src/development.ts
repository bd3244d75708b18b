import { join } from 'node:path';

/** Version of what a development server builds; it has no release. */
export const DEVELOPMENT_VERSION = '0.0.0-dev';

/** File of a remote's container on its development server, where names have no hash. */
export const DEVELOPMENT_CONTAINER = 'remoteEntry.js';

/** Returns the store of `npm run dev`, apart from that of `npm start`. */
export function developmentStore(dataFolder: string): string {
  return join(dataFolder, 'dev-releases');
}
