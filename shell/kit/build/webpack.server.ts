import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { AppDefinition } from './app-definition.ts';
import { SHARED_REQUESTS } from './shared-packages.ts';
import { commonConfiguration, type BuildMode } from './webpack.common.ts';

export type ServerBuild = {
  readonly app: AppDefinition;
  readonly folder: string;
  readonly mode: BuildMode;
  readonly outputFolder: string;
  readonly publicPath: string;
  readonly version: string;
};

/**
 * The Node bundle from which HTML is made, one file. The shell's holds everything, so that a release needs no
 * `node_modules`; a remote's leaves out what is shared and gets it from the shell's when it is loaded.
 */
export function serverConfiguration({
  version,
  app,
  folder,
  mode,
  outputFolder,
  publicPath,
}: ServerBuild): Configuration {
  const common = commonConfiguration({ name: app.name, folder, mode, side: 'server', version });
  return {
    ...common,
    target: 'node24',
    entry: { server: app.serverEntry },
    output: {
      ...common.output,
      path: outputFolder,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      publicPath,
    },
    externals: app.role === 'remote' ? sharedByHost : {},
    // Only what is never used goes: names stay, for whoever reads a stack.
    optimization: {
      nodeEnv: mode,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { mangle: false },
        }),
      ],
    },
    plugins: [...(common.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

const sharedByHost = Object.fromEntries(SHARED_REQUESTS.map((request) => [request, `commonjs ${request}`]));
