import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { getContainerName } from '@platform/releases';

/** `production` for releases, `development` for the development server. */
export type BuildMode = 'production' | 'development';

/** The oldest supported browsers. */
const BROWSERS = ['chrome 100', 'firefox 100', 'safari 15.4'];
/** The repository, or `node_modules` where this package is installed. */
const ROOT = resolve(import.meta.dirname, '../../..');
/**
 * What npm has installed, with hashes; only where this package is installed. webpack takes a package of the same
 * version for unchanged, but a tarball can have changed.
 */
const INSTALLED_PACKAGES = [join(ROOT, '.package-lock.json')].filter((file) => existsSync(file));
const requirePackage = createRequire(import.meta.url);

/** Configures what all bundles have in common: TypeScript through swc, imported files as URLs, a cache on disk. */
export function createCommonConfiguration(options: {
  name: string;
  folder: string;
  mode: BuildMode;
  side: 'browser' | 'server';
  version: string;
  refresh?: boolean;
  /** Distinguishes a configuration with the same other options. */
  variant?: string;
  /** Whether class names contain those of components, as they do in development. Browser and server must agree. */
  displayNames?: boolean;
}): Configuration {
  const { name, folder, mode, side, refresh, displayNames, variant } = options;
  const variants = [variant, refresh && 'refresh', displayNames && 'display-names'].filter(Boolean);
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
      name: [getContainerName(name), side, mode, ...variants].join('-'),
      cacheDirectory: resolve(ROOT, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename, ...INSTALLED_PACKAGES] },
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
  test: /\.endpoints\.[jt]s$/,
  include: dirname(requirePackage.resolve('@platform/contracts')),
  enforce: 'pre',
  loader: requirePackage.resolve('@platform/build/strip-response-schemas-loader'),
};

/** A dependency of `react-router-dom`, which is not listed by the app itself. */
const ROUTER_MANIFEST = 'react-router/package.json';

/** React Router's package.json points bundlers to its development build; these aliases select the production build. */
function productionRouterAliases(): Record<string, string> {
  const requireOfRouter = createRequire(requirePackage.resolve('react-router-dom/package.json'));
  const manifest = requireOfRouter.resolve(ROUTER_MANIFEST);
  const folder = join(dirname(manifest), 'dist/production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
}

/** What swc compiles: TypeScript, and the packages of the platform where they are installed, compiled but for this. */
const SOURCES: RuleSetRule['resource'] = {
  or: [{ and: [/\.tsx?$/, { not: /node_modules/ }] }, { and: [/\.js$/, /node_modules[\\/]@platform[\\/]/] }],
};

/**
 * Compiles TypeScript. The app's name as namespace gives the same class names in its browser and server builds and
 * different ones in other apps.
 */
function createSourceRule({
  name,
  mode,
  side,
  refresh = false,
  displayNames = mode === 'development',
}: Parameters<typeof createCommonConfiguration>[0]): RuleSetRule {
  const styledComponents = [
    requirePackage.resolve('@swc/plugin-styled-components'),
    { ssr: true, pure: true, displayName: displayNames, namespace: name },
  ];
  return {
    resource: SOURCES,
    loader: requirePackage.resolve('swc-loader'),
    options: {
      env: { targets: side === 'browser' ? BROWSERS : ['node 24'] },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          // The development runtime of JSX fails with React's production build.
          react: { runtime: 'automatic', development: refresh, refresh },
          verbatimModuleSyntax: true,
        },
        experimental: { plugins: [styledComponents], cacheRoot: resolve(ROOT, '.cache/swc') },
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
