import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { getContainerName } from './app-definition.ts';

/** `production` for releases, `development` for the development server. */
export type BuildMode = 'production' | 'development';

/** The oldest supported browsers. */
const BROWSERS = ['chrome 100', 'firefox 100', 'safari 15.4'];
const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Configures what all bundles have in common: TypeScript through swc, imported files as URLs, a cache on disk. */
export function createCommonConfiguration(options: {
  name: string;
  folder: string;
  mode: BuildMode;
  side: 'browser' | 'server';
  version: string;
  refresh?: boolean;
}): Configuration {
  const { name, folder, mode, side, refresh } = options;
  const isBrowserRelease = mode === 'production' && side === 'browser';
  return {
    name: `${name}-${side}`,
    context: folder,
    mode,
    // Both builds hash alike, so that a file has the same name in both.
    output: { hashFunction: 'xxhash64' },
    devtool: chooseSourceMaps(options),
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: mode === 'production' ? productionRouterAliases() : {},
    },
    module: {
      rules: [
        createSourceRule(options),
        createAssetRule(side),
        ...(isBrowserRelease ? [LEAN_CONTRACTS_RULE] : []),
      ],
    },
    plugins: [new webpack.EnvironmentPlugin({ RELEASE_VERSION: options.version })],
    infrastructureLogging: { level: 'error' },
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      name: [getContainerName(name), side, mode, ...(refresh ? ['refresh'] : [])].join('-'),
      cacheDirectory: resolve(REPOSITORY, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}

/**
 * Only browser builds have source maps: in development they are served, those of a release are kept out of what is
 * served. Names in the server's bundles stay readable without.
 */
function chooseSourceMaps({
  mode,
  side,
}: Parameters<typeof createCommonConfiguration>[0]): Configuration['devtool'] {
  if (side === 'server') return false;
  return mode === 'development' ? 'cheap-module-source-map' : 'hidden-source-map';
}

/** Runs before swc, on the original source. */
const LEAN_CONTRACTS_RULE: RuleSetRule = {
  test: /\.endpoints\.ts$/,
  include: resolve(REPOSITORY, 'api/contracts/src'),
  enforce: 'pre',
  loader: resolve(import.meta.dirname, 'lean-contracts-loader.ts'),
};

/** React Router's package.json points bundlers to its development build; these aliases select the production build. */
function productionRouterAliases(): Record<string, string> {
  const manifest = createRequire(import.meta.url).resolve('react-router/package.json');
  const folder = join(dirname(manifest), 'dist/production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
}

/**
 * Compiles TypeScript. The app's name as namespace gives the same class names in its browser and server builds and
 * different ones in other apps.
 */
function createSourceRule({
  name,
  mode,
  side,
  refresh = false,
}: Parameters<typeof createCommonConfiguration>[0]): RuleSetRule {
  const styledComponents = [
    '@swc/plugin-styled-components',
    { ssr: true, pure: true, displayName: mode === 'development', namespace: name },
  ];
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      env: { targets: side === 'browser' ? BROWSERS : ['node 24'] },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          // The development runtime of JSX fails with React's production build.
          react: { runtime: 'automatic', development: refresh, refresh },
          verbatimModuleSyntax: true,
        },
        experimental: { plugins: [styledComponents], cacheRoot: resolve(REPOSITORY, '.cache/swc') },
      },
    },
  };
}

/** Turns imported files into URLs. Only the browser build emits the files; the server build needs just the URLs. */
function createAssetRule(side: 'browser' | 'server'): RuleSetRule {
  return {
    test: /\.(woff2|png|webp|avif|svg)$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8][ext]', emit: side === 'browser' },
  };
}
