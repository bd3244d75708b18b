import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { containerName, type AppName } from './app-definition.ts';

/** How a bundle is made: for the release, or while somebody works on it. */
export type BuildMode = 'production' | 'development';

/** The oldest browsers that the product promises to work in. */
const BROWSERS = ['chrome 100', 'firefox 100', 'safari 15.4'];
const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** What every bundle of ours has in common: TypeScript through swc, files by address, a cache on the disk. */
export function commonConfiguration(options: {
  name: AppName;
  folder: string;
  mode: BuildMode;
  side: 'browser' | 'server';
  version: string;
  refresh?: boolean;
}): Configuration {
  const { name, folder, mode, side } = options;
  const lean = mode === 'production' && side === 'browser';
  return {
    name: `${name}-${side}`,
    context: folder,
    mode,
    // The same in both builds, so that a file has the same name in both.
    output: { hashFunction: 'xxhash64' },
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: mode === 'production' ? leanRouter() : {} },
    module: { rules: [sourceRule(options), assetRule(side), ...(lean ? [LEAN_CONTRACTS] : [])] },
    plugins: [new webpack.EnvironmentPlugin({ RELEASE_VERSION: options.version })],
    infrastructureLogging: { level: 'error' },
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      name: `${containerName(name)}-${side}-${mode}`,
      cacheDirectory: resolve(REPOSITORY, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}

/** Runs before swc, on the source as it is written. */
const LEAN_CONTRACTS: RuleSetRule = {
  test: /\.endpoints\.ts$/,
  include: resolve(REPOSITORY, 'api/contracts/src'),
  enforce: 'pre',
  loader: resolve(import.meta.dirname, 'lean-contracts-loader.ts'),
};

/** React Router's package names its development build for every bundler; the other one lies beside it. */
function leanRouter(): Record<string, string> {
  const manifest = createRequire(import.meta.url).resolve('react-router/package.json');
  const lean = join(dirname(manifest), 'dist/production');
  return { 'react-router$': join(lean, 'index.mjs'), 'react-router/dom$': join(lean, 'dom-export.mjs') };
}

/**
 * The same namespace in the browser's and the server's build gives the same class names in both, and different ones in
 * different apps.
 */
function sourceRule({
  name,
  mode,
  side,
  refresh = false,
}: Parameters<typeof commonConfiguration>[0]): RuleSetRule {
  const development = mode === 'development';
  const styledComponents = [
    '@swc/plugin-styled-components',
    { ssr: true, pure: true, displayName: development, namespace: name },
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
          react: { runtime: 'automatic', development: development && side === 'browser', refresh },
          verbatimModuleSyntax: true,
        },
        experimental: { plugins: [styledComponents], cacheRoot: resolve(REPOSITORY, '.cache/swc') },
      },
    },
  };
}

/** Files named in an import become addresses. The server's bundle knows the addresses and writes no file. */
function assetRule(side: 'browser' | 'server'): RuleSetRule {
  return {
    test: /\.(woff2|png|webp|avif|svg)$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8][ext]', emit: side === 'browser' },
  };
}
