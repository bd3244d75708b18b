import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import type { AppDefinition } from './app-definition.ts';
import { createCommonConfiguration } from './webpack.common.ts';

/** They are part of every document, so the build fails if one grows past this size. */
const MAX_INLINE_SCRIPT_BYTES = 1200;

export type InlineBuild = {
  readonly app: AppDefinition;
  readonly folder: string;
  readonly outputFolder: string;
  readonly version: string;
};

/**
 * Configures the scripts that the server inserts into documents, one file each. They are the same in development.
 */
export function createInlineConfiguration({
  app,
  folder,
  outputFolder,
  version,
}: InlineBuild): Configuration {
  const common = createCommonConfiguration({
    name: app.name,
    folder,
    mode: 'production',
    side: 'browser',
    variant: 'inline',
    version,
  });
  return {
    ...common,
    name: `${app.name}-inline`,
    devtool: false,
    // The development server leaves them alone: no client, and written to disk, where the app's server reads them.
    // webpack accepts `false`, but the types of webpack-dev-server narrow it to an object.
    devServer: false as unknown as Configuration['devServer'],
    target: 'es2022',
    entry: { ...app.inlineScripts },
    output: {
      ...common.output,
      path: outputFolder,
      filename: '[name].js',
      chunkFormat: false,
      chunkLoading: false,
      wasmLoading: false,
    },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: {
      hints: 'error',
      maxAssetSize: MAX_INLINE_SCRIPT_BYTES,
      maxEntrypointSize: MAX_INLINE_SCRIPT_BYTES,
    },
  };
}
