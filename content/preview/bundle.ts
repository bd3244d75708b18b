import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

const ROOT = join(import.meta.dirname, '../..');
const requirePackage = createRequire(import.meta.url);

/** Builds the page of the preview, whose questions are the editors and readers of the product. */
export async function bundlePage(outputFolder: string): Promise<void> {
  const compiler = webpack(configure(outputFolder));
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}

function configure(path: string): Configuration {
  return {
    mode: 'development',
    devtool: false,
    entry: join(import.meta.dirname, 'app.tsx'),
    output: { path, filename: 'preview.js', publicPath: '/', assetModuleFilename: '[name][ext]' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          resource: { and: [/\.tsx?$/, { not: /node_modules/ }] },
          loader: requirePackage.resolve('swc-loader'),
          options: {
            env: { targets: ['chrome 100', 'firefox 100', 'safari 15.4'] },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
            },
          },
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    performance: false,
    cache: { type: 'filesystem', name: 'content-preview', cacheDirectory: join(ROOT, '.cache/webpack') },
  };
}
