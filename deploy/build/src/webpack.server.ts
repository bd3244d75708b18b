import { basename, dirname } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { AppDefinition } from './app-definition.ts';
import { SHARED_REQUESTS } from './shared-packages.ts';
import { createCommonConfiguration, type BuildMode } from './webpack.common.ts';

export type ServerBuild = {
  readonly app: AppDefinition;
  readonly folder: string;
  readonly mode: BuildMode;
  readonly outputFile: string;
  readonly publicPath: string;
  readonly version: string;
  /** Whether the development server builds it, after every edit, and not once for many starts. */
  readonly isHot?: boolean;
};

/**
 * Configures the Node bundle that renders HTML, a single file. The shell's bundle contains everything, so that a
 * release needs no `node_modules`; a remote's leaves out the shared packages and gets the shell's copies when it is
 * loaded.
 */
export function createServerConfiguration({
  version,
  app,
  folder,
  mode,
  outputFile,
  publicPath,
  isHot = false,
}: ServerBuild): Configuration {
  const common = createCommonConfiguration({
    name: app.name,
    folder,
    // Each render process evaluates the whole bundle. The shell's was 9.4 MB unoptimized, which took seconds.
    mode: isHot ? mode : 'production',
    side: 'server',
    version,
    displayNames: mode === 'development',
  });
  return {
    ...common,
    ...(isHot && !isPrerendered(app) && { module: { ...common.module, parser: WITHOUT_LAZY_PAGES } }),
    target: 'node24',
    entry: { server: app.serverEntry },
    output: {
      ...common.output,
      path: dirname(outputFile),
      filename: basename(outputFile),
      library: { type: 'commonjs2' },
      publicPath,
    },
    externals: app.role === 'remote' ? SHARED_EXTERNALS : {},
    // Unused code is removed, but names stay readable in stack traces.
    optimization: {
      nodeEnv: isHot ? mode : 'production',
      emitOnErrors: false,
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

/**
 * Leaves dynamic imports as they are. The server renders no page of a section that only members see, so the pages'
 * code, nearly all there is, is built for browsers only while they are edited.
 */
const WITHOUT_LAZY_PAGES = { javascript: { import: false } };

function isPrerendered({ section }: AppDefinition): boolean {
  return section === undefined || section.visibility === 'everybody';
}

const SHARED_EXTERNALS = Object.fromEntries(
  SHARED_REQUESTS.map((request) => [request, `commonjs ${request}`]),
);
