import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HOST_CONTRACT } from '@platform/kit/document';
import {
  getContainerName,
  listReleaseFiles,
  readRegistry,
  readRelease,
  type Release,
  releaseFolder,
} from '@platform/releases';

const APP = 'mf-marketing';

/** Pages by path with the code of their component; `React` is the shell's. */
export type PageCode = Readonly<Record<string, string>>;

/** What of the metadata differs from that of the live release of mf-marketing. */
type Metadata = Partial<Pick<Release, 'app' | 'section' | 'routes'>>;

/**
 * Writes a complete release that has these pages, and returns its folder. Its container is written by hand; the rest of
 * its metadata is that of the live release of mf-marketing, which it is a version of by default.
 */
export function createBuild(
  store: string,
  version: string,
  pages: PageCode,
  metadata: Metadata = {},
): string {
  const container = getContainerName(metadata.app ?? APP);
  const folder = mkdtempSync(join(tmpdir(), 'faulty-build-'));
  const routeCode = Object.entries(pages).map(
    ([path, code]) =>
      `{ path: '${path}', handle: { title: 'Page', prerender: true }, Component: () => { ${code} } }`,
  );
  const remote = `{ contract: ${HOST_CONTRACT}, version: '${version}', routes: [${routeCode.join()}], nav: [] }`;
  const script = createContainer(container, remote);
  const files = {
    'browser/remoteEntry.js': script,
    'browser/index.html': '<!doctype html>',
    'server/server.cjs': `const React = require('react'); exports.remote = ${remote};`,
    'assets.json': JSON.stringify(describeAssets(container, script)),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const liveVersion = readRegistry(store).apps[APP]?.version ?? '';
  const live = readRelease(releaseFolder(store, APP, liveVersion));
  const routes = Object.keys(pages);
  const release = { ...live, routes, ...metadata, version, imports: {}, files: listReleaseFiles(folder) };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

/** The code of a container like webpack's, with React from the share scope. */
function createContainer(name: string, remote: string): string {
  return `var ${name} = (() => {
    let scope;
    const createRemote = (React) => (${remote});
    return {
      init: (shareScope) => { scope = shareScope; },
      get: async () => {
        const getReact = await Object.values(scope.react)[0].get();
        const remote = createRemote(getReact());
        return () => ({ remote });
      },
    };
  })();`;
}

function describeAssets(name: string, script: string): object {
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  return {
    scripts: [],
    fonts: [],
    overlays: [],
    chunks: {},
    integrity: {},
    container: { entry: 'remoteEntry.js', integrity, name, exposed: [] },
  };
}
