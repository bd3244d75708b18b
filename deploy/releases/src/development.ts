import { join } from 'node:path';

/** Version of what a development server builds; it has no release. */
export const DEVELOPMENT_VERSION = '0.0.0-dev';

/** Ends the version of a shell that was built for `npm run dev` with some apps hot (`building/build-sources.ts`). */
const DEVELOPMENT_SUFFIX = '-development';

/** Whether a shell serves apps that are being edited. */
export function isDevelopmentShell(version: string): boolean {
  return version === DEVELOPMENT_VERSION || version.endsWith(DEVELOPMENT_SUFFIX);
}

/** File of a remote's container on its development server, where names have no hash. */
export const DEVELOPMENT_CONTAINER = 'remoteEntry.js';

/** Returns the store of `npm run dev`, apart from that of `npm start`. */
export function developmentStore(dataFolder: string): string {
  return join(dataFolder, 'dev-releases');
}
