import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compressFiles, createCommonConfiguration, NoncePlugin } from '@platform/build';
import { RELEASE_FILES, releaseFolder, updateRegistry } from '@platform/releases';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
const BASELINE_VERSION = '1.0.0-baseline';

/** The files that the baseline app's document refers to. */
export type BaselineBuild = {
  readonly version: string;
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
};

/**
 * Builds the baseline app into a release store, with the product's sources, loaders and minifier but without
 * federation. The entry is generated here, because the shell's sources must not import a remote.
 */
export async function buildBaseline(store: string): Promise<BaselineBuild> {
  const folder = join(releaseFolder(store, 'shell', BASELINE_VERSION), RELEASE_FILES.browser);
  const entry = join(store, 'entry.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(
    entry,
    `import { remote } from ${JSON.stringify(join(REPOSITORY, 'mf-marketing/src/remote.ts'))};
import { startBaseline } from ${JSON.stringify(join(import.meta.dirname, 'baseline.tsx'))};
startBaseline(remote);
`,
  );
  const files = await compile(entry, folder);
  await compressFiles(folder);
  updateRegistry(store, () => ({ apps: { shell: { version: BASELINE_VERSION } } }));
  return {
    version: BASELINE_VERSION,
    scripts: files.filter((name) => name.startsWith('main.') && name.endsWith('.js')),
    fonts: files.filter((name) => name.startsWith('figtree-latin.')),
  };
}

async function compile(entry: string, folder: string): Promise<string[]> {
  const common = createCommonConfiguration({
    name: 'shell',
    folder: REPOSITORY,
    mode: 'production',
    side: 'browser',
    version: BASELINE_VERSION,
  });
  const compiler = webpack({
    ...common,
    name: 'baseline',
    cache: false,
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: {
      ...common.output,
      path: folder,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: `/assets/${BASELINE_VERSION}/`,
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
        fail(new Error(stats?.toString({ all: false, errors: true }) ?? 'webpack returned no stats'));
      else done(stats.compilation.getAssets().map(({ name }) => name));
    });
  });
}
