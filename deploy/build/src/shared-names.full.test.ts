import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { SharedNames } from '@platform/releases';
import webpack from 'webpack';
import { getSharedNames, SharedNamesPlugin } from './shared-names.ts';

const FILES = {
  'node_modules/kit/package.json':
    '{ "name": "kit", "version": "1.0.0", "sideEffects": false, "type": "module" }',
  'node_modules/kit/index.js': `
    import { useState } from 'legacy';
    export const useSession = () => useState();
    export { paths as routes } from './paths.js';
    export * from './more.js';`,
  'node_modules/kit/paths.js': 'export const paths = {};',
  'node_modules/kit/more.js': 'export function useToast() {}',
  'node_modules/legacy/package.json': '{ "name": "legacy", "version": "1.0.0" }',
  'node_modules/legacy/index.js': `module.exports = require('./legacy.production.js');`,
  'node_modules/legacy/legacy.production.js': 'exports.useState = () => 1; exports.useMemo = () => 1;',
  'node_modules/old/package.json': '{ "name": "old", "version": "1.0.0" }',
  'node_modules/old/index.js': `const legacy = require('legacy'); module.exports = () => legacy.useMemo();`,
  'shell.js': `import { useSession } from 'kit'; import 'legacy'; console.log(useSession);`,
  'remote.js': `
    import * as legacy from 'legacy';
    import { paths, useFoo, useSession } from 'kit';
    import { useUnused } from './helpers.js';
    import old from 'old';
    export { routes } from 'kit';
    export const page = () => import('./page.js');
    export const remote = () => [legacy.useState(), useFoo(), useSession, old, paths.about, paths.admin.user(1)];
    export const { home } = paths;`,
  'helpers.js': `
    import { useOnlyInUnusedCode } from 'kit';
    export const useUnused = () => useOnlyInUnusedCode();`,
  'page.js': `import { useToast as toast } from 'kit'; export default toast;`,
  'standalone.js': `import { useOnlyStandalone } from 'kit'; import('./remote.js'); console.log(useOnlyStandalone);`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-names-'));
  for (const [path, code] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function collectNames(role: 'host' | 'remote'): Promise<SharedNames> {
  const isHost = role === 'host';
  const share = { singleton: true, eager: isHost, version: '1.0.0', requiredVersion: '^1.0.0' };
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: isHost ? './shell.js' : './standalone.js',
    output: { path: join(folder, role), uniqueName: role },
    optimization: { minimize: false, usedExports: 'global' },
    plugins: [
      new SharedNamesPlugin(role),
      new ModuleFederationPlugin({
        name: role,
        shared: { kit: share, legacy: share },
        dts: false,
        manifest: false,
        ...(!isHost && { filename: 'remoteEntry.js', exposes: { './remote': './remote.js' } }),
      }),
    ],
  });
  const names = await new Promise<SharedNames>((done, fail) =>
    compiler.run((error, stats) => {
      const errors = stats?.toJson({ all: false, errors: true }).errors;
      if (!stats || errors?.length) fail(error ?? new Error(JSON.stringify(errors)));
      else done(getSharedNames(stats.compilation));
    }),
  );
  await new Promise((done) => compiler.close(done));
  return names;
}

test('a shell lists all names that its shared packages export, of modules and of CommonJS', async () => {
  await expect(collectNames('host')).resolves.toEqual({
    kit: ['routes', 'useSession', 'useToast'],
    legacy: ['default', 'useMemo', 'useState'],
  });
});

test('a remote lists the names and members that run in the shell, among them some that no package exports', async () => {
  await expect(collectNames('remote')).resolves.toEqual({
    kit: ['paths.about', 'paths.admin.user', 'paths.home', 'routes', 'useFoo', 'useSession', 'useToast'],
    legacy: ['useMemo', 'useState'],
  });
});
