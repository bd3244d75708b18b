import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Platform } from './platform.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const WIDTHS = [360, 768, 1280] as const;
/** Widths of which a picture is kept. */
const PICTURED: readonly number[] = [360, 1280];
/** What a page must fit into without scrolling sideways: 1280 px at 400 %, and at 200 %. */
const ZOOMED = [320, 640] as const;
/** A word that changed is some hundred pixels; what a machine draws differently is less. */
const MAX_DIFFERING_PIXELS = 100;

/** Of 100: half the bytes of a lossless picture, and a changed letter is still seen. */
const QUALITY = 50;

/** Of taking a picture until it stays the same; the comparison has the last word. */
const MOST_ATTEMPTS = 5;

/** In place of axe's program, which is large and in the page since its first use. */
const NOTHING_TO_ADD = 'void 0';
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The other theme differs in its colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Two files are compared: no page is opened for that, and none is listened to. */
const comparison = test.extend({
  report: async ({}, use) => use({ messages: [], violations: [] }),
});

type Account = { readonly username: string; readonly password: string };

/** A page, or one state of it, that is looked at. */
export type LookedAt = {
  /** Stands in the names of its pictures. */
  readonly name: string;
  /** Who looks; nobody is signed in without it. */
  readonly as?: Account;
  /** Opens the page and brings it into the state that is meant: opens a dialog, sends an empty form. */
  readonly open: (page: Page, platform: Platform) => Promise<void>;
  /** What differs from visit to visit; covered in the pictures. */
  readonly changing?: (page: Page) => readonly Locator[];
  /** Pixels that may differ, where more than usual are drawn now here and now there. */
  readonly mayDiffer?: number;
};

/**
 * Declares the tests of how pages look: one visit in both themes at three widths (axe without findings, nothing wider
 * than the window), then each of its pictures compared with the one that is kept in `pictures/`.
 */
export function testLooks(pages: readonly LookedAt[]): void {
  for (const looked of pages) {
    test(
      `${looked.name}: axe, both themes, all widths`,
      { tag: '@look' },
      async ({ page, platform, signIn }) => {
        test.slow();
        if (looked.as) await signIn(looked.as);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await looked.open(page, platform);
        await untilLettered(page);
        for (const width of WIDTHS) for (const theme of THEMES) await look(page, looked, width, theme);
        for (const width of ZOOMED) await expectFits(page, width);
      },
    );
    for (const width of PICTURED)
      for (const theme of THEMES) testPicture(looked, pictureName(looked, width, theme));
  }
}

async function look(page: Page, looked: LookedAt, width: number, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await expectFits(page, width);
  await untilPainted(page);
  const findings = await findingsOf(page, theme === 'light' ? ALL_RULES : COLOUR_RULES);
  expect.soft(findings, `${width} px, ${theme}`).toEqual([]);
  if (!PICTURED.includes(width)) return;
  const name = pictureName(looked, width, theme);
  const kept = keptPicture(name);
  const picture = await settledPicture(page, looked, kept);
  writeFileSync(takenPath(name), picture);
  if (!kept || kept.equals(picture)) return;
  await drawAnew(page, theme);
  writeFileSync(takenPath(againName(name)), await settledPicture(page, looked, kept));
}

/**
 * What sticks to an edge of the window may lie between two pixels, and lands on the one or the other each time that it is
 * drawn: a picture that is not the kept one is taken once more of the same page.
 */
async function drawAnew(page: Page, theme: Theme): Promise<void> {
  for (const colorScheme of [theme === 'light' ? 'dark' : 'light', theme] as const) {
    await page.emulateMedia({ colorScheme });
    await untilPainted(page);
  }
}

async function findingsOf(page: Page, rules: readonly string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? NOTHING_TO_ADD : undefined })
    // A page has no frames, so that one pass in it is enough; the other way opens a page for each answer.
    .setLegacyMode()
    .options({ runOnly: [...rules], resultTypes: ['violations'], preload: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/**
 * The kept picture, or two in a row that are the same: a busy machine may draw the edges of what moved last a frame
 * later.
 */
async function settledPicture(page: Page, { changing }: LookedAt, kept: Buffer | undefined): Promise<Buffer> {
  const take = () =>
    page.screenshot({
      type: 'jpeg',
      fullPage: true,
      quality: QUALITY,
      animations: 'disabled',
      caret: 'hide',
      mask: [...(changing?.(page) ?? [])],
    });
  let picture = await take();
  for (let attempt = 0; attempt < MOST_ATTEMPTS && !kept?.equals(picture); attempt += 1) {
    const next = await take();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** A page does without letters that were late for its first paint; its picture is always in its own. */
async function untilLettered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const faces = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []));
    for (const face of faces) {
      const family = face.getPropertyValue('font-family');
      if (family !== 'Figtree') continue;
      const font = new FontFace(family, face.getPropertyValue('src'), {
        weight: face.getPropertyValue('font-weight'),
        unicodeRange: face.getPropertyValue('unicode-range'),
      });
      document.fonts.add(await font.load());
    }
  });
}

/** axe reads colours as they are computed; after a change of theme that takes a frame. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

/** A page may take some frames to follow a change of its window, more of them on a busy machine. */
async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect
    .configure({ soft: true })
    .poll(overflow, { message: `pixels wider than ${width}`, timeout: 5_000 })
    .toBe(0);
}

function testPicture({ mayDiffer = MAX_DIFFERING_PIXELS }: LookedAt, name: string): void {
  comparison(`${name} looks as it did`, { tag: '@visual' }, ({ browser }, { config }) => {
    const major = Number.parseInt(browser.version(), 10);
    if (config.updateSnapshots === 'all') keepMajor(major);
    // Another major draws letters differently; such a picture is not compared, and is counted as that.
    test.skip(major !== keptMajor(), 'made with another Chromium');
    const [picture, again] = [name, againName(name)].map(takenPath).filter(existsSync).map(readPicture);
    if (!picture) throw new Error('the visit has left no picture');
    const kept = keptPicture(name);
    // What is the same needs no decoding: that takes longer than all else.
    if (kept?.equals(picture) || (again && kept?.equals(again))) return;
    const isKept = (one: Buffer) => expect(one).toMatchSnapshot(name, { maxDiffPixels: mayDiffer });
    try {
      isKept(picture);
    } catch (error) {
      if (!again) throw error;
      isKept(again);
    }
  });
}

function pictureName({ name }: LookedAt, width: number, theme: string): string {
  return `${name}-${width}-${theme}.jpg`;
}

/** Where a picture waits from the visit to the comparison, which is a test of its own so that it counts as one. */
function takenPath(name: string): string {
  const folder = join(test.info().project.outputDir, 'pictures');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

function againName(name: string): string {
  return `again-${name}`;
}

function readPicture(file: string): Buffer {
  return readFileSync(file);
}

function keptPicture(name: string): Buffer | undefined {
  const file = join(import.meta.dirname, '../pictures', name);
  return existsSync(file) ? readPicture(file) : undefined;
}

const MADE_WITH = join(import.meta.dirname, '../pictures/made-with.json');

/** The major version of the Chromium that the kept pictures were made with. */
function keptMajor(): number {
  return (JSON.parse(readFileSync(MADE_WITH, 'utf8')) as { chromium: number }).chromium;
}

function keepMajor(chromium: number): void {
  writeFileSync(MADE_WITH, `{ "chromium": ${chromium} }\n`);
}
