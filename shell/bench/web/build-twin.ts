import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compressFiles } from '@platform/kit/build/compress-files.ts';
import { NoncePlugin } from '@platform/kit/build/nonce-plugin.ts';
import { commonConfiguration } from '@platform/kit/build/webpack.common.ts';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const TWIN_VERSION = '1.0.0-twin';

/** What the twin's page names. */
export type TwinBuild = {
  readonly version: string;
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
};

/**
 * Builds the twin into a release store, with the sources, loaders and minifier of the product and without federation.
 * The entry is written here: no source of the shell may import a remote.
 */
export async function buildTwin(store: string): Promise<TwinBuild> {
  const folder = join(store, 'shell', TWIN_VERSION, 'browser');
  const entry = join(store, 'entry.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(
    entry,
    `import { remote } from ${JSON.stringify(join(REPOSITORY, 'mf-marketing/src/remote.ts'))};
import { startTwin } from ${JSON.stringify(join(import.meta.dirname, 'twin.tsx'))};
startTwin(remote);
`,
  );
  const files = await compile(entry, folder);
  await compressFiles(folder);
  await writeFile(
    join(store, 'registry.json'),
    JSON.stringify({ revision: 1, apps: { shell: { version: TWIN_VERSION } } }),
  );
  return {
    version: TWIN_VERSION,
    scripts: files.filter((name) => name.startsWith('main.') && name.endsWith('.js')),
    fonts: files.filter((name) => name.startsWith('figtree-latin.')),
  };
}

async function compile(entry: string, folder: string): Promise<string[]> {
  const common = commonConfiguration({
    name: 'shell',
    folder: REPOSITORY,
    mode: 'production',
    side: 'browser',
    version: TWIN_VERSION,
  });
  const compiler = webpack({
    ...common,
    name: 'twin',
    cache: false,
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: {
      ...common.output,
      path: folder,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: `/assets/${TWIN_VERSION}/`,
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      splitChunks: { chunks: 'async', minSize: 60_000, maxAsyncRequests: 4 },
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: [...(common.plugins ?? []), new NoncePlugin()],
  });
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (!stats || stats.hasErrors())
        fail(new Error(stats?.toString({ all: false, errors: true }) ?? 'webpack gave no account'));
      else done(stats.compilation.getAssets().map(({ name }) => name));
    });
  });
}
