/** `npm run share-image -w shell` redraws `share-image.png` and the icons. Run it after the text or design changed. */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createCommonConfiguration } from '@platform/build';
import webpack from 'webpack';
import { drawIcons } from './draw-icons.ts';
import type { iconHtml, shareImageHtml } from './share-image.tsx';
import { SHARE_SIZE } from './share-content.ts';

const FOLDER = resolve(import.meta.dirname, '../../.cache/share-image');
const IMAGE_FILE = join(import.meta.dirname, 'share-image.png');

await bundle();
const bundled = createRequire(import.meta.url)(join(FOLDER, 'share-image.cjs')) as {
  iconHtml: typeof iconHtml;
  shareImageHtml: typeof shareImageHtml;
};
await drawAll();

/**
 * Bundles the image's sources, because Node cannot run JSX. The font is inlined, so that the browser fetches nothing.
 */
async function bundle(): Promise<void> {
  const common = createCommonConfiguration({
    name: 'shell',
    folder: import.meta.dirname,
    mode: 'production',
    side: 'server',
    version: 'share-image',
  });
  const [sourceRule] = common.module?.rules ?? [];
  const compiler = webpack({
    ...common,
    name: 'share-image',
    cache: false,
    target: 'node24',
    entry: './share-image.tsx',
    module: { rules: [sourceRule, { test: /\.woff2$/, type: 'asset/inline' }] },
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

async function drawAll(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: SHARE_SIZE });
    await page.setContent(bundled.shareImageHtml());
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: IMAGE_FILE });
    await drawIcons(browser, bundled.iconHtml());
  } finally {
    await browser.close();
  }
}
