import { join } from 'node:path';

/*
 * The layout of a release store: `registry.json`, and `<app>/<version>/` for each release.
 */

/** Files and folders of a release, relative to its folder. */
export const RELEASE_FILES = {
  /** Metadata of the release: `Release`. */
  metadata: 'release.json',
  /** Which file belongs to which page: `ReleaseAssets`. */
  assets: 'assets.json',
  /** Static files, hashed and precompressed. */
  browser: 'browser',
  /** Source maps of the scripts in `browser`, by file name. They are not served. */
  sourceMaps: 'maps',
  /** Page of a remote that runs without the shell. */
  standalonePage: 'browser/index.html',
  /** Scripts that the server inserts into documents. */
  inlineScripts: 'inline',
  /** The Node bundle that renders HTML. */
  serverBundle: 'server/server.cjs',
} as const;

/** Returns the file that names the live version of each app and the latest changes. */
export function registryFile(store: string): string {
  return join(store, 'registry.json');
}

/** Returns the file that names the versions that a page server has served last. */
export function lastGoodFile(store: string): string {
  return join(store, 'last-good.json');
}

/** Returns the folder with pictures of pages of a version that failed in a browser. */
export function picturesFolder(store: string, app: string, version: string): string {
  return join(store, 'failed-checks', app, version);
}

export function releaseFolder(store: string, app: string, version: string): string {
  return join(store, app, version);
}

/** Returns the file with the metadata of a release. */
export function releaseFile(store: string, app: string, version: string): string {
  return join(releaseFolder(store, app, version), RELEASE_FILES.metadata);
}
