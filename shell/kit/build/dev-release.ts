import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { REMOTES } from '@platform/contracts';
import type { Stats } from 'webpack';
import { HOST_CONTRACT } from '../src/remote/host-contract.ts';
import type { AppDefinition } from './app-definition.ts';
import { collectAssets } from './collect-assets.ts';
import { ASSETS_FILE } from './release-assets.ts';
import { renderStandaloneDocument } from './standalone-document.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const VERSION = '0.0.0-dev';
const APPS = ['shell', ...Object.keys(REMOTES)];

/**
 * Creates a development release in a separate store. Scripts stay in webpack's memory; everything else is written to
 * disk after each build.
 */
export function createDevRelease(app: AppDefinition) {
  const store = resolve(REPOSITORY, process.env.DATA_DIR ?? '.data', 'dev-releases');
  const folder = join(store, app.name, VERSION);
  const browserFolder = join(folder, 'browser');
  const publicPath = app.role === 'host' ? `/assets/${VERSION}/` : `/${VERSION}/`;

  return {
    store,
    version: VERSION,
    publicPath,
    browserFolder,
    serverFolder: join(folder, 'server'),
    /**
     * Writes the release's metadata after a build and a new registry revision, so that documents are rendered again.
     */
    async update(stats: Stats): Promise<void> {
      const assets = await collectAssets(app, stats);
      const release = {
        app: app.name,
        version: VERSION,
        contract: HOST_CONTRACT,
        builtAt: new Date().toISOString(),
      };
      replaceFile(join(folder, ASSETS_FILE), JSON.stringify(assets));
      if (app.role === 'remote') {
        replaceFile(join(browserFolder, 'index.html'), renderStandaloneDocument(app, assets, publicPath));
      }
      replaceFile(join(folder, 'release.json'), JSON.stringify(release));
      replaceFile(join(store, 'registry.json'), JSON.stringify(createRegistry()));
    },
  };
}

/**
 * Lists every app at the development version. The time serves as a revision that always grows, whichever app writes it.
 */
function createRegistry() {
  return { revision: Date.now(), apps: Object.fromEntries(APPS.map((name) => [name, { version: VERSION }])) };
}

/** Replaces a file atomically, because servers may read it at any moment. */
function replaceFile(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, content);
  renameSync(next, file);
}
