import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HOST_CONTRACT } from '@platform/kit/document';
import { listReleaseFiles, readRegistry, readRelease, releaseFolder } from '@platform/releases';

const APP = 'mf-marketing';

/** Pages by path with the code of their component; `React` is the shell's. */
export type PageCode = Readonly<Record<string, string>>;

/**
 * Writes a complete release of mf-marketing that has these pages, and returns its folder. Its container is written by
 * hand; the rest of its metadata is that of the live release.
 */
export function createBuild(store: string, version: string, pages: PageCode): string {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-build-'));
  const routes = Object.entries(pages).map(
    ([path, code]) => `{ path: '${path}', handle: { title: 'Page' }, Component: () => { ${code} } }`,
  );
  const remote = `{ contract: ${HOST_CONTRACT}, version: '${version}', routes: [${routes.join()}], nav: [] }`;
  const container = createContainer(remote);
  const files = {
    'browser/remoteEntry.js': container,
    'browser/index.html': '<!doctype html>',
    'server/server.cjs': `const React = require('react'); exports.remote = ${remote};`,
    'assets.json': JSON.stringify(describeAssets(container)),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const liveVersion = readRegistry(store).apps[APP]?.version ?? '';
  const live = readRelease(releaseFolder(store, APP, liveVersion));
  const release = { ...live, version, imports: {}, files: listReleaseFiles(folder) };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

/** The code of a container like webpack's, with React from the share scope. */
function createContainer(remote: string): string {
  return `var mf_marketing = (() => {
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

function describeAssets(container: string): object {
  const integrity = `sha384-${createHash('sha384').update(container).digest('base64')}`;
  return {
    scripts: [],
    fonts: [],
    overlays: [],
    chunks: {},
    integrity: {},
    container: { entry: 'remoteEntry.js', integrity, name: 'mf_marketing', exposed: [] },
  };
}
