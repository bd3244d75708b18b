import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base, type Account } from './fixtures.ts';
import type { Platform } from './platform.ts';
import {
  detectEnvironment,
  listDifferences,
  readEnvironment,
  writeEnvironment,
} from './visual-environment.ts';

/** The repository's baselines, or those of this machine (`npm run proof -- visual --here`). */
const BASELINES = process.env.VISUAL_BASELINES ?? resolve(import.meta.dirname, '../baselines');

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** What each page is checked in. One theme is enough in between, because colors do not depend on the width. */
const VISITS = [
  [360, THEMES],
  [768, ['light']],
  [1280, THEMES],
] as const satisfies (readonly [number, readonly Theme[]])[];
/** Where axe reads a page: each theme once and each layout once. */
const READ_BY_AXE: readonly string[] = ['360-light', '1280-dark'] satisfies Snapshot[];
/** CSS pixels of a window 1280 px wide at a zoom of 400 % and of 200 %. */
const ZOOMED_WIDTHS = [320, 640] as const;

/** A width and a theme that a page is compared in. */
type Snapshot = `${360 | 1280}-${Theme}`;
export const ALL: readonly Snapshot[] = ['360-light', '360-dark', '1280-light', '1280-dark'];
/** Both widths and both themes, for pages whose two themes differ in colors alone. */
export const BOTH: readonly Snapshot[] = ['360-dark', '1280-light'];
export const PHONE: readonly Snapshot[] = ['360-light'];
export const DESKTOP: readonly Snapshot[] = ['1280-light'];

/** Below this height a long page repeats itself. */
const MAX_HEIGHT = 1_600;
/** A changed word is some hundred pixels. */
const MAX_DIFFERING_PIXELS = 100;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A page, or one state of it. */
export type VisualTarget = {
  /** Names its baselines. */
  readonly name: string;
  /** The account that is logged in; a visitor without it. */
  readonly as?: Account;
  /** Opens the page and brings it into the state that is meant: opens a dialog, submits an empty form. */
  readonly open: (page: Page, platform: Platform) => Promise<void>;
  readonly snapshots?: readonly Snapshot[];
  /** Whether the default tier of `npm test` visits it too, on a phone and in one theme only. */
  readonly isCore?: boolean;
  /** What differs from visit to visit; covered in the snapshots. */
  readonly mask?: (page: Page) => readonly Locator[];
  /** Pixels that may differ, where edges are drawn at either of two places. */
  readonly maxDiffPixels?: number;
};

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

type WorkerFixtures = {
  /** Why snapshots are not compared here; `undefined` if they are. */
  readonly notComparable: string | undefined;
};

const test = base.extend<object, WorkerFixtures>({
  notComparable: [
    async ({ browser }, use, { config }) => {
      const current = await detectEnvironment(browser);
      if (config.updateSnapshots === 'all') writeEnvironment(BASELINES, current);
      const known = readEnvironment(BASELINES);
      const differences = known ? listDifferences(known, current) : ['there are no baselines'];
      await use(differences.length > 0 ? differences.join('; ') : undefined);
    },
    { scope: 'worker' },
  ],
});

/**
 * Declares one test per target. It visits the page at every width and in both themes, where axe must report nothing and
 * nothing may be wider than the window, and compares its snapshots with the baselines. In an environment other than
 * the baselines' the comparisons are left out; an annotation counts them for the summary of `npm test`.
 */
export function visualTests(targets: readonly VisualTarget[]): void {
  for (const target of targets) {
    const title = `${target.name}: accessible, fits and looks as before`;
    const tag = target.isCore ? '@core' : [];
    test(title, { tag }, async ({ page, platform, logIn, notComparable }) => {
      test.slow();
      if (target.as) await logIn(target.as);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await target.open(page, platform);
      if (process.env.TEST_TIER === 'default') return checkPage(page, 360, 'light');
      await loadFonts(page);
      for (const [width, themes] of VISITS) {
        for (const theme of themes) {
          await checkPage(page, width, theme);
          const snapshot = (target.snapshots ?? BOTH).find((each) => each === `${width}-${theme}`);
          if (snapshot && notComparable === undefined) await compare(page, target, snapshot);
        }
      }
      for (const width of ZOOMED_WIDTHS) await expectFits(page, width);
      if (notComparable !== undefined) annotate((target.snapshots ?? BOTH).length, notComparable);
    });
  }
}

async function checkPage(page: Page, width: number, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expectFits(page, width);
  await waitForPaint(page);
  if (!READ_BY_AXE.includes(`${width}-${theme}`)) return;
  const violations = await findViolations(page);
  expect.soft(violations, `${width} px, ${theme}`).toEqual([]);
}

async function compare(page: Page, target: VisualTarget, snapshot: Snapshot): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  await expect.soft(page).toHaveScreenshot(`${target.name}-${snapshot}.webp`, {
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
    mask: [...(target.mask?.(page) ?? [])],
    maxDiffPixels: target.maxDiffPixels ?? MAX_DIFFERING_PIXELS,
  });
}

/** Read by `.ci/tests.mjs`. */
function annotate(count: number, reason: string): void {
  test.info().annotations.push({ type: 'not compared', description: `${count}: ${reason}` });
}

/** Returns the violations that axe finds on a page. */
export async function findViolations(page: Page): Promise<string[]> {
  const options: RunOptions = { runOnly: [...RULES], resultTypes: ['violations'], preload: false };
  return (await page.evaluate(runLoadedAxe, options)) ?? (await loadAndRunAxe(page, options));
}

/**
 * Runs the axe that an earlier run has left in the page; `undefined` if there is none. The builder would set it up
 * anew, which takes longer than the run.
 */
async function runLoadedAxe(options: RunOptions): Promise<string[] | undefined> {
  const { axe } = window as unknown as {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  };
  if (!axe) return undefined;
  const { violations } = await axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/** The pages have no frames, so one pass is enough; the other mode opens a page for each result. */
async function loadAndRunAxe(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/** A page leaves out fonts that are late for its first paint (`font-display: optional`); its snapshots never do. */
async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []));
    for (const style of styles) {
      const source = style.getPropertyValue('src');
      if (source.startsWith('local(')) continue;
      const font = new FontFace(style.getPropertyValue('font-family'), source, {
        weight: style.getPropertyValue('font-weight'),
        unicodeRange: style.getPropertyValue('unicode-range'),
      });
      document.fonts.add(await font.load());
    }
  });
}

/** Axe reads computed colors, which follow a change of theme a frame later. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

/** A page may take some frames to follow a resized window, more of them on a busy machine. */
async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect
    .configure({ soft: true })
    .poll(overflow, { message: `pixels wider than ${width}`, timeout: 5_000 })
    .toBe(0);
}
