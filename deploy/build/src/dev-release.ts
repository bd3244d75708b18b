import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { HOST_CONTRACT } from '@platform/kit/document';
import { replaceFile } from '@platform/server-kit/node-utils';
import {
  DEVELOPMENT_VERSION,
  developmentStore,
  RELEASE_FILES,
  type Release,
  releaseFolder,
  updateRegistry,
} from '@platform/releases';
import type { Stats } from 'webpack';
import type { AppDefinition } from './app-definition.ts';
import { collectAssets } from './collect-assets.ts';
import { computeOwnedPaths } from './compute-owned-paths.ts';
import { readRoutes } from './read-routes.ts';
import { getProvidedVersions } from './shared-packages.ts';
import { renderStandaloneDocument } from './standalone-document.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/**
 * Creates a development release in a separate store. Scripts stay in webpack's memory; everything else is written to
 * disk after each build.
 */
export function createDevRelease(app: AppDefinition) {
  const store = developmentStore(resolve(REPOSITORY, process.env.DATA_DIR ?? '.data'));
  const folder = releaseFolder(store, app.name, DEVELOPMENT_VERSION);
  const browserFolder = join(folder, RELEASE_FILES.browser);
  const serverFile = join(folder, RELEASE_FILES.serverBundle);
  const publicPath = app.role === 'host' ? `/assets/${DEVELOPMENT_VERSION}/` : `/${DEVELOPMENT_VERSION}/`;

  return {
    store,
    version: DEVELOPMENT_VERSION,
    publicPath,
    browserFolder,
    inlineFolder: join(folder, RELEASE_FILES.inlineScripts),
    serverFile,
    /**
     * Writes the release's metadata after a build and a new registry revision, so that documents are rendered again.
     */
    async update(stats: Stats): Promise<void> {
      const assets = await collectAssets(app, stats);
      const release: Release = {
        app: app.name,
        version: DEVELOPMENT_VERSION,
        contract: HOST_CONTRACT,
        builtAt: new Date().toISOString(),
        provided: app.role === 'host' ? getProvidedVersions() : {},
        required: {},
        ...(app.section && {
          section: {
            ...app.section,
            ownedPaths: computeOwnedPaths(readRoutes(serverFile).map(({ path }) => path)),
          },
        }),
      };
      const write = (name: string, content: string) => writeReleaseFile(join(folder, name), content);
      write(RELEASE_FILES.assets, JSON.stringify(assets));
      if (app.role === 'remote') {
        write(RELEASE_FILES.standalonePage, renderStandaloneDocument(app, assets, publicPath, folder));
      }
      write(RELEASE_FILES.metadata, JSON.stringify(release));
      announceBuild(store, app.name);
    },
  };
}

/**
 * Makes the build live, at the origin that the launcher has listed. Each call is a new revision, so that documents are
 * rendered again.
 */
function announceBuild(store: string, app: string): void {
  updateRegistry(store, ({ apps }) => ({
    apps: { ...apps, [app]: { ...apps[app], version: DEVELOPMENT_VERSION } },
  }));
}

/** Replaces a file atomically, because servers may read it at any moment. */
function writeReleaseFile(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, content);
}
