import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { getContainerName } from '@platform/releases';
import type { AppDefinition } from './app-definition.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { ChunkRetryPlugin } from './chunk-retry.ts';
import { NoncePlugin } from './nonce-plugin.ts';
import { SharedNamesPlugin } from './shared-names.ts';
import { getSharedPackages } from './shared-packages.ts';
import { createCommonConfiguration, type BuildMode } from './webpack.common.ts';

/** File name of a remote's container, before its hash, in development and in releases. */
export const REMOTE_ENTRY_CHUNK = 'remoteEntry';

const REFRESH_PREAMBLE = createRequire(import.meta.url).resolve('@platform/build/refresh-preamble');
const REFRESH = new ReactRefreshPlugin({ overlay: false });

export type BrowserBuild = {
  readonly app: AppDefinition;
  readonly folder: string;
  readonly mode: BuildMode;
  readonly outputFolder: string;
  /** URL prefix of the shell's files. A remote derives its own from the address of its script. */
  readonly publicPath: string;
  readonly version: string;
  /** Whether edits show without a reload. It needs React's development build, which the shell provides. */
  readonly refresh?: boolean;
};

/** Configures the browser bundle: one file for the shell; a container and a standalone page for a remote. */
export function createBrowserConfiguration(build: BrowserBuild): Configuration {
  const { app, folder, mode, outputFolder } = build;
  const common = createCommonConfiguration({
    name: app.name,
    folder,
    mode,
    side: 'browser',
    version: build.version,
    refresh: build.refresh ?? false,
  });
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: { main: mode === 'development' ? [REFRESH_PREAMBLE, app.browserEntry] : app.browserEntry },
    output: {
      ...common.output,
      path: outputFolder,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      uniqueName: app.name,
      publicPath: app.role === 'host' ? build.publicPath : 'auto',
      crossOriginLoading: 'anonymous',
      // A module that crashed is evaluated again by a retry. Otherwise the retry would get it half evaluated.
      // oxlint-disable-next-line typescript/no-deprecated -- its successor keeps a module that crashed
      strictModuleExceptionHandling: true,
    },
    optimization: {
      // Code that asks which entry point runs it would name the entry point's id, and a cached module keeps an old id:
      // a constant was then null in one entry point after the number of files had grown.
      usedExports: 'global',
      // The last good build stays in place while the sources have an error, and the next update continues from it.
      emitOnErrors: false,
      // Few files per page: on a slow phone each one adds a wait.
      splitChunks: { chunks: 'async', minSize: 60_000, maxAsyncRequests: 4 },
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: [
      ...(common.plugins ?? []),
      new NoncePlugin(),
      new ChunkRetryPlugin(),
      createFederationPlugin(app, mode, hash),
      // In development chunks change with every build.
      ...(mode === 'production' ? [new SharedNamesPlugin(app.role), new ChunkIntegrityPlugin()] : []),
      ...(build.refresh ? [REFRESH] : []),
    ],
  };
}

/**
 * Configures Module Federation. With `loaded-first` and no remotes known at build time, a remote that is down does not
 * affect the rest. Only the shell loads remotes, so the code for that is left out of theirs.
 */
function createFederationPlugin(
  { name, role }: AppDefinition,
  mode: BuildMode,
  hash: string,
): ModuleFederationPlugin {
  const shared = getSharedPackages(role);
  const base = { name: getContainerName(name), shareStrategy: 'loaded-first' as const, shared, dts: false };
  if (role === 'host') {
    return new ModuleFederationPlugin({
      ...base,
      manifest: false,
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
    });
  }
  return new ModuleFederationPlugin({
    ...base,
    filename: `${REMOTE_ENTRY_CHUNK}${hash}.js`,
    exposes: { './remote': './src/remote.ts' },
    // For tools that look at a release.
    manifest: mode === 'production',
    experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
  });
}
