import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listReleaseFiles } from '../src/release-contents.ts';
import type { Release } from '../src/release-format.ts';
import type { Section } from '../src/section.ts';

export { startBucketServer, type TestServer } from './bucket-server.ts';

/** Content of the files of a release by path; the metadata is added by `writeRelease`. */
export type ReleaseContent = Record<string, string | Buffer>;

const createRemoteBundle = (app: string) => `
const { useSession } = require('@platform/kit');
exports.remote = { contract: 1, routes: [{ children: [{ id: 'home-page', path: '/${app}/home' }] }], nav: [] };
`;
const SHELL_BUNDLE = `
exports.SHARED_PACKAGES = { '@platform/kit': { useSession() {} } };
exports.MENUS = ['header', 'footer'];
`;

/** Returns the files of a small complete build. */
export function createContent(app: string): ReleaseContent {
  const scripts = {
    'browser/main.js': `main of ${app}`,
    'browser/remoteEntry.js': `container of ${app}`,
    'browser/exposed.js': `exposed module of ${app}`,
    'browser/home-page.js': `page of ${app}`,
  };
  const base = { 'inline/apply-theme.js': 'theme', 'browser/font.woff2': 'font' };
  const assets = { scripts: ['main.js'], fonts: ['font.woff2'], overlays: [], chunks: {} };
  const integrity = Object.fromEntries(
    Object.entries(scripts).map(([path, code]) => [path.replace('browser/', ''), hash('sha256', code)]),
  );
  if (app === 'shell') {
    return {
      ...base,
      'browser/main.js': scripts['browser/main.js'],
      'server/server.cjs': SHELL_BUNDLE,
      'assets.json': JSON.stringify({ ...assets, integrity: { 'main.js': integrity['main.js'] } }),
    };
  }
  const container = {
    entry: 'remoteEntry.js',
    integrity: hash('sha384', scripts['browser/remoteEntry.js']),
    name: app.replaceAll('-', '_'),
    exposed: ['exposed.js'],
  };
  return {
    ...base,
    ...scripts,
    'browser/index.html': '<!doctype html>',
    'server/server.cjs': createRemoteBundle(app),
    'assets.json': JSON.stringify({
      ...assets,
      chunks: { 'home-page': ['home-page.js'] },
      integrity,
      container,
    }),
  };
}

/** Writes a build to a folder as `build-app` does, with the list of its files, and returns its metadata. */
export function writeRelease(
  folder: string,
  metadata: Pick<Release, 'app' | 'version'> & Partial<Release>,
  content: ReleaseContent = createContent(metadata.app),
): Release {
  for (const [path, text] of Object.entries(content)) writeFile(join(folder, path), text);
  const release: Release = {
    contract: 1,
    builtAt: '2026-01-01T00:00:00Z',
    provided: {},
    required: {},
    ...(metadata.app === 'shell'
      ? { exports: {} }
      : { imports: {}, section: createSection(`/${metadata.app}/*`) }),
    files: listReleaseFiles(folder),
    ...metadata,
  };
  writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return release;
}

/** Creates the section of a remote that owns these paths. */
export function createSection(...ownedPaths: string[]): Section {
  return { title: 'The page', visibility: 'members', ownedPaths };
}

export function writeFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function hash(algorithm: 'sha256' | 'sha384', text: string): string {
  return `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
}
