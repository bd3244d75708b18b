import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import type { AppDefinition } from './app-definition.ts';
import { createCommonConfiguration, type BuildMode } from './webpack.common.ts';

/** They are part of every document, so the build fails if one grows past this size. */
const MAX_INLINE_SCRIPT_BYTES = 1200;

export type InlineBuild = {
  readonly app: AppDefinition;
  readonly folder: string;
  readonly mode: BuildMode;
  readonly outputFolder: string;
  readonly version: string;
};

/**
 * Configures the scripts that the server inserts into documents, one file each. They are minified in development too,
 * so that they are the same scripts.
 */
export function createInlineConfiguration(build: InlineBuild): Configuration {
  const { app, folder, mode, outputFolder, version } = build;
  const common = createCommonConfiguration({ name: app.name, folder, mode, side: 'browser', version });
  return {
    ...common,
    name: `${app.name}-inline`,
    // Not `web`: the development server would add its client.
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
    devtool: false,
    cache: mode === 'development',
    optimization: {
      concatenateModules: true,
      minimize: true,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      nodeEnv: mode,
      usedExports: true,
    },
    performance: {
      hints: 'error',
      maxAssetSize: MAX_INLINE_SCRIPT_BYTES,
      maxEntrypointSize: MAX_INLINE_SCRIPT_BYTES,
    },
  };
}
