/** `npm run share-image -w shell`: draws `share-image.png` anew, after its words or the design have changed. */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { commonConfiguration } from '@platform/kit/build/webpack.common.ts';
import webpack from 'webpack';
import type { shareImageHtml } from './share-image.tsx';
import { SHARE_SIZE } from './share-words.ts';

const FOLDER = resolve(import.meta.dirname, '../../.cache/share-image');
const PICTURE = join(import.meta.dirname, 'share-image.png');

await bundle();
const bundled = createRequire(import.meta.url)(join(FOLDER, 'share-image.cjs')) as {
  shareImageHtml: typeof shareImageHtml;
};
await photograph(bundled.shareImageHtml());

/** Node reads no JSX; the font goes into the document, so that the browser has nothing to fetch. */
async function bundle(): Promise<void> {
  const common = commonConfiguration({
    name: 'shell',
    folder: import.meta.dirname,
    mode: 'production',
    side: 'server',
    version: 'share-image',
  });
  const [sources] = common.module?.rules ?? [];
  const compiler = webpack({
    ...common,
    name: 'share-image',
    cache: false,
    target: 'node24',
    entry: './share-image.tsx',
    module: { rules: [sources, { test: /\.woff2$/, type: 'asset/inline' }] },
    output: { path: FOLDER, filename: 'share-image.cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })));
      else done();
    });
  });
}

async function photograph(html: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: SHARE_SIZE });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: PICTURE });
  } finally {
    await browser.close();
  }
}
