import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  findContainerProblem,
  isDevelopmentShell,
  readAssets,
  RELEASE_FILES,
  type Release,
  type ReleaseAssets,
  type ReleaseStore,
} from '@platform/releases';
import { readInlineScripts, type InlineScripts } from './inline-scripts.ts';
import { ReleaseError } from './render-process/release-error.ts';

/** A release that is live, or was live before. */
export type LiveRelease = {
  readonly app: string;
  readonly version: string;
  /** Identifies the code. In development the version stays the same. */
  readonly id: string;
  readonly metadata: Release;
  readonly assets: ReleaseAssets;
  /** Path of its Node bundle. */
  readonly serverFile: string;
};

/** A release of the shell. */
export type LiveShell = LiveRelease & { readonly app: 'shell'; readonly inlineScripts: InlineScripts };

/** Identifies the code of a release by the state of its Node bundle. */
export function identifyRelease(
  app: string,
  version: string,
  { size, mtimeMs }: { readonly size: number; readonly mtimeMs: number },
): string {
  return `${app} ${version} ${size} ${mtimeMs}`;
}

/**
 * Reads a release of an app.
 *
 * @throws ReleaseError if its folder is incomplete, or its scripts have no hashes: browsers check those of a document
 *   only if all of its scripts have one, so a release without would leave the others unchecked too.
 */
export function readLiveRelease(releases: ReleaseStore, app: string, version: string): LiveRelease {
  const release = readFiles(releases, app, version);
  if (!hasHashes(release.assets) && !isDevelopmentShell(version))
    throw new ReleaseError('its scripts have no integrity hashes; build it again');
  return release;
}

/** Whether every script of a release has a hash. */
export function hasHashes({ scripts, overlays, chunks, integrity = {}, container }: ReleaseAssets): boolean {
  const files = [...scripts, ...overlays, ...Object.values(chunks).flat(), ...(container?.exposed ?? [])];
  const isHashed = (file: string) => !file.endsWith('.js') || Boolean(integrity[file]);
  return container?.integrity !== '' && files.every(isHashed);
}

function readFiles(releases: ReleaseStore, app: string, version: string): LiveRelease {
  const toFile = (name: string) => join(releases.releaseFolder(app, version), name);
  try {
    const serverFile = toFile(RELEASE_FILES.serverBundle);
    const id = identifyRelease(app, version, statSync(serverFile));
    const assets = readAssets(releases.releaseFolder(app, version));
    const problem = findContainerProblem(assets, app);
    if (problem !== undefined) throw new Error(`${RELEASE_FILES.assets} ${problem}`);
    return {
      app,
      version,
      id,
      metadata: releases.release(app, version),
      assets,
      serverFile,
    };
  } catch (error) {
    throw new ReleaseError('its files cannot be read', { cause: error });
  }
}

/** Reads a release of the shell. @throws ReleaseError if its folder is incomplete. */
export function readLiveShell(releases: ReleaseStore, version: string): LiveShell {
  const release = readLiveRelease(releases, 'shell', version);
  try {
    return {
      ...release,
      app: 'shell',
      inlineScripts: readInlineScripts(releases.releaseFolder('shell', version)),
    };
  } catch (error) {
    throw new ReleaseError('its inline scripts cannot be read', { cause: error });
  }
}
