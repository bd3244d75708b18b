import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';

const FOLDER = resolve(import.meta.dirname, '../src/server/icons');
const FAVICON_SIZE = 48;

/** Draws the logo mark at the sizes that phones and search engines ask for; `site-icons.ts` serves them. */
export async function drawIcons(browser: Browser, html: string): Promise<void> {
  for (const [name, size] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const)
    writeFileSync(join(FOLDER, `${name}.png`), await draw(browser, html, size));
  writeFileSync(join(FOLDER, 'favicon.ico'), toIco(await draw(browser, html, FAVICON_SIZE)));
}

async function draw(browser: Browser, html: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(html);
  const image = await page.screenshot();
  await page.close();
  return image;
}

/** Wraps a PNG as an icon file: a header, one entry, the image (ICO since Windows Vista). */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
