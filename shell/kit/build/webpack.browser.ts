import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { containerName, type AppDefinition } from './app-definition.ts';
import { NoncePlugin } from './nonce-plugin.ts';
import { sharedPackages } from './shared-packages.ts';
import { commonConfiguration, type BuildMode } from './webpack.common.ts';

/** Where the shell looks for a remote's page in development and in a release alike. */
export const REMOTE_ENTRY_CHUNK = 'remoteEntry';

const REFRESH_PREAMBLE = resolve(import.meta.dirname, 'refresh-preamble.ts');
const REFRESH = new ReactRefreshPlugin({ overlay: false });

export type BrowserBuild = {
  readonly app: AppDefinition;
  readonly folder: string;
  readonly mode: BuildMode;
  readonly outputFolder: string;
  /** Address under which the shell's files are found; a remote finds its files by its own address. */
  readonly publicPath: string;
  readonly version: string;
  readonly refresh?: boolean;
};

/** The bundle that runs in the browser: for the shell one file, for a remote a container and a page of its own. */
export function browserConfiguration(build: BrowserBuild): Configuration {
  const { app, folder, mode, outputFolder } = build;
  const common = commonConfiguration({
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
    entry: { main: build.refresh ? [REFRESH_PREAMBLE, app.browserEntry] : app.browserEntry },
    output: {
      ...common.output,
      path: outputFolder,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      uniqueName: app.name,
      publicPath: app.role === 'host' ? build.publicPath : 'auto',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      // A page in few files: each is one more thing to wait for on a slow phone.
      splitChunks: { chunks: 'async', minSize: 60_000, maxAsyncRequests: 4 },
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: [
      ...(common.plugins ?? []),
      new NoncePlugin(),
      federation(app, hash),
      ...(build.refresh ? [REFRESH] : []),
    ],
  };
}

/**
 * `loaded-first` and no remotes known at build time: a remote that is down has no effect on the rest. Only the shell
 * loads remotes, so the code for it is left out of theirs.
 */
function federation({ name, role }: AppDefinition, hash: string): ModuleFederationPlugin {
  const shared = sharedPackages(role);
  const base = { name: containerName(name), shareStrategy: 'loaded-first' as const, shared, dts: false };
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
    manifest: true,
    experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
  });
}
