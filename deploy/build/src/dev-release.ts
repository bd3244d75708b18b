import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { APPS } from '@platform/contracts';
import { HOST_CONTRACT } from '@platform/kit/document';
import { replaceFile } from '@platform/node-utils';
import { RELEASE_FILES, type Registry, type Release, releaseFolder, writeRegistry } from '@platform/releases';
import type { Stats } from 'webpack';
import type { AppDefinition } from './app-definition.ts';
import { collectAssets } from './collect-assets.ts';
import { renderStandaloneDocument } from './standalone-document.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const VERSION = '0.0.0-dev';

/**
 * Creates a development release in a separate store. Scripts stay in webpack's memory; everything else is written to
 * disk after each build.
 */
export function createDevRelease(app: AppDefinition) {
  const store = resolve(REPOSITORY, process.env.DATA_DIR ?? '.data', 'dev-releases');
  const folder = releaseFolder(store, app.name, VERSION);
  const browserFolder = join(folder, RELEASE_FILES.browser);
  const publicPath = app.role === 'host' ? `/assets/${VERSION}/` : `/${VERSION}/`;

  return {
    store,
    version: VERSION,
    publicPath,
    browserFolder,
    inlineFolder: join(folder, RELEASE_FILES.inlineScripts),
    serverFile: join(folder, RELEASE_FILES.serverBundle),
    /**
     * Writes the release's metadata after a build and a new registry revision, so that documents are rendered again.
     */
    async update(stats: Stats): Promise<void> {
      const assets = await collectAssets(app, stats);
      const release: Release = {
        app: app.name,
        version: VERSION,
        contract: HOST_CONTRACT,
        builtAt: new Date().toISOString(),
        provided: {},
        required: {},
      };
      const write = (name: string, content: string) => writeReleaseFile(join(folder, name), content);
      write(RELEASE_FILES.assets, JSON.stringify(assets));
      if (app.role === 'remote') {
        write(RELEASE_FILES.standalonePage, renderStandaloneDocument(app, assets, publicPath, folder));
      }
      write(RELEASE_FILES.metadata, JSON.stringify(release));
      writeRegistry(store, createRegistry());
    },
  };
}

/**
 * Lists every app at the development version. The time serves as a revision that always grows, whichever app writes it.
 */
function createRegistry(): Registry {
  return { revision: Date.now(), apps: Object.fromEntries(APPS.map((name) => [name, { version: VERSION }])) };
}

/** Replaces a file atomically, because servers may read it at any moment. */
function writeReleaseFile(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, content);
}
