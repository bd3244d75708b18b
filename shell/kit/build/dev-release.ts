import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { REMOTES } from '@platform/contracts';
import type { Stats } from 'webpack';
import { HOST_CONTRACT } from '../src/remote/host-contract.ts';
import type { AppDefinition } from './app-definition.ts';
import { collectAssets } from './collect-assets.ts';
import { ASSETS_FILE } from './release-assets.ts';
import { standaloneDocument } from './standalone-document.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const VERSION = '0.0.0-dev';
const APPS = ['shell', ...Object.keys(REMOTES)];

/** A release that follows the sources, in a store of its own: scripts stay in webpack's memory, the rest is written. */
export function devRelease(app: AppDefinition) {
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
    /** After each build: what a release says of itself, and a new revision, so that documents are made anew. */
    async follow(stats: Stats): Promise<void> {
      const assets = await collectAssets(app, stats);
      const release = {
        app: app.name,
        version: VERSION,
        contract: HOST_CONTRACT,
        builtAt: new Date().toISOString(),
      };
      replaceFile(join(folder, ASSETS_FILE), JSON.stringify(assets));
      if (app.role === 'remote') {
        replaceFile(join(browserFolder, 'index.html'), standaloneDocument(app, assets, publicPath));
      }
      replaceFile(join(folder, 'release.json'), JSON.stringify(release));
      replaceFile(join(store, 'registry.json'), JSON.stringify(registry()));
    },
  };
}

/** Every app has this one version; the time is a revision that grows whoever writes it. */
function registry() {
  return { revision: Date.now(), apps: Object.fromEntries(APPS.map((name) => [name, { version: VERSION }])) };
}

/** Whole or not at all, since the servers read it at any moment. */
function replaceFile(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, content);
  renameSync(next, file);
}
