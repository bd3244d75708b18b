import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, release, type } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const FONT_FOLDER = resolve(import.meta.dirname, '../../../design-system/src/theme/fonts');
const OS_RELEASE_FILE = '/etc/os-release';
const HASH_LENGTH = 16;

/** Everything that affects how a page is drawn, except the page itself. */
export type VisualEnvironment = {
  readonly os: string;
  readonly browser: string;
  readonly deviceScaleFactor: number;
  /** Hash of a screenshot of text samples: which system fonts there are, and how glyphs are drawn. */
  readonly textRendering: string;
  /** Hash of the product's font files, which the samples are set in. */
  readonly fontFiles: string;
};

/** Describes the environment of a browser. Takes a third of a second. */
export async function detectEnvironment(browser: Browser): Promise<VisualEnvironment> {
  const page = await browser.newPage();
  try {
    const fonts = readFonts();
    return {
      os: `${readOsRelease()}, ${arch()}`,
      browser: await describeBrowser(browser, page),
      deviceScaleFactor: await page.evaluate(() => devicePixelRatio),
      textRendering: hash(await drawSamples(page, fonts)),
      fontFiles: hash(...fonts),
    };
  } finally {
    await page.close();
  }
}

/**
 * Lists what differs between two environments; empty if snapshots of one can be compared in the other. Samples set in
 * other font files say nothing about the environment. Comparisons are then made, because their failure is the news.
 */
export function listDifferences(known: VisualEnvironment, current: VisualEnvironment): string[] {
  const names: (keyof VisualEnvironment)[] = ['os', 'browser', 'deviceScaleFactor'];
  if (known.fontFiles === current.fontFiles) names.push('textRendering');
  return names
    .filter((name) => known[name] !== current[name])
    .map((name) => `${name} is ${current[name]}, not ${known[name]}`);
}

/** Reads the environment that the baselines in a folder were made in; `undefined` if there are none. */
export function readEnvironment(folder: string): VisualEnvironment | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'environment.json'), 'utf8')) as VisualEnvironment;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export function writeEnvironment(folder: string, environment: VisualEnvironment): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'environment.json'), `${JSON.stringify(environment, undefined, 2)}\n`);
}

/** The kernel's version does not matter to drawing, the distribution's does: it brings the font libraries. */
function readOsRelease(): string {
  try {
    return /^PRETTY_NAME="?(.*?)"?$/m.exec(readFileSync(OS_RELEASE_FILE, 'utf8'))?.[1] ?? type();
  } catch {
    return `${type()} ${release()}`; // macOS and Windows have no such file.
  }
}

/** Patch releases draw alike (the samples would show it), so the major version is enough. */
async function describeBrowser(browser: Browser, page: Page): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  const isHeadless = (await page.evaluate(() => navigator.userAgent)).includes('Headless');
  // A whole browser calls itself Chrome in either mode, a headless shell HeadlessChrome; what they draw is the same.
  const version = product.replace('HeadlessChrome', 'Chrome').replace(/\..*/, '');
  return `${version}, ${isHeadless ? 'headless' : 'with a window'}`;
}

function readFonts(): readonly Buffer[] {
  return readdirSync(FONT_FOLDER)
    .sort()
    .map((file) => readFileSync(join(FONT_FOLDER, file)));
}

/**
 * Letters in the product's fonts and in the system's fallbacks, and the shapes that drawing libraries blend
 * differently.
 */
async function drawSamples(page: Page, fonts: readonly Buffer[]): Promise<Buffer> {
  const faces = fonts.map((font, index) => {
    const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
    return `@font-face { font-family: product-${index}; src: ${source}; font-weight: 300 900; }`;
  });
  const families = [...fonts.keys()].map((index) => `product-${index}`);
  const text = 'Hamburgefonstiv 0123456789 $1,234.56 ÄÖŐŁ −→✓…•“”';
  const samples = [...families, 'system-ui', 'sans-serif', 'monospace', 'ui-monospace'].flatMap((family) =>
    [400, 700].map((weight) => `<p style="font: ${weight} 15.5px/1.4 ${family}">${text}</p>`),
  );
  const box =
    'width: 99.5px; height: 20px; border-radius: 9px; border: 1.5px solid; box-shadow: 0 2px 6px #0008';
  await page.setViewportSize({ width: 700, height: 500 });
  await page.setContent(`<style>${faces.join('')}</style>${samples.join('')}<div style="${box}"></div>`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled' });
}

function hash(...contents: readonly Buffer[]): string {
  const digest = createHash('sha256');
  for (const content of contents) digest.update(content);
  return digest.digest('hex').slice(0, HASH_LENGTH);
}
