import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../..');
const BUILD = join(ROOT, '.cache/storybook');
const ORIGIN = 'http://localhost:6006';
const THEMES = ['light', 'dark'] as const;
/** The width of a phone, where content is most likely to overflow. */
const WIDTH = 360;

export type Storybook = {
  /** Returns the ids of the stories in a file, given by its path in the repository. */
  storiesOf: (file: string) => readonly string[];
  /** Shows a story in both themes and returns one line per problem. */
  findProblems: (storyId: string) => Promise<string[]>;
};

type StoryFile = { readonly id: string; readonly importPath: string };
type Report = { readonly type: string; readonly result: { readonly violations?: readonly Violation[] } };
type Violation = { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] };
type Outcome = { readonly status: string; readonly reporters: readonly Report[]; readonly overflow: number };

/**
 * Opens the built Storybook in one page per theme, and builds it first if its sources changed. The pages stay open,
 * because switching to another story does not load the page again. No server runs: the test fulfills the requests.
 */
export async function openStorybook(browser: Browser): Promise<Storybook> {
  execFileSync(process.execPath, ['.ci/storybook.mjs', '--build'], { cwd: ROOT, stdio: 'pipe' });
  const index = JSON.parse(readFileSync(join(BUILD, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryFile>;
  };
  const pages = await Promise.all(THEMES.map((theme) => openPage(browser, theme)));
  return {
    storiesOf: (file) =>
      Object.values(index.entries)
        .filter(({ importPath }) => importPath === `./${file}`)
        .map(({ id }) => id),
    findProblems: async (storyId) => {
      const problems = await Promise.all(pages.map((find) => find(storyId)));
      return problems.flat();
    },
  };
}

/** Returns a function that shows a story in this theme and describes its problems. */
async function openPage(browser: Browser, theme: string): Promise<(storyId: string) => Promise<string[]>> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => void messages.push(`uncaught: ${error.message}`));
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(BUILD, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story&globals=theme:${theme}`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  messages.length = 0;

  return async (storyId) => {
    const { status, reporters, overflow } = await showStory(page, storyId);
    const violations = reporters.flatMap(({ result }) => result.violations ?? []);
    const problems = [
      ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target).join(' ')}`),
      ...(overflow > 0 ? [`${overflow} px wider than ${WIDTH}`] : []),
      ...messages.splice(0),
    ];
    if (!reporters.some(({ type }) => type === 'a11y')) problems.push('not examined by axe');
    if (status !== 'success' && problems.length === 0) problems.push(`finished with status ${status}`);
    return problems.map((problem) => `${storyId}, ${theme}: ${problem}`);
  };
}

/** Switches to a story and waits until it is rendered, played and examined by the accessibility addon. */
function showStory(page: Page, storyId: string): Promise<Outcome> {
  return page.evaluate(
    (id) =>
      new Promise<Outcome>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            on: (event: string, listener: (payload: Outcome & { storyId: string }) => void) => void;
            off: (event: string, listener: unknown) => void;
            emit: (event: string, payload: unknown) => void;
          };
        };
        const finish = ({ storyId: finishedId, ...outcome }: Outcome & { storyId: string }) => {
          if (finishedId !== id) return;
          channel.off('storyFinished', finish);
          const { scrollWidth, clientWidth } = document.documentElement;
          resolve({ ...outcome, overflow: scrollWidth - clientWidth });
        };
        channel.on('storyFinished', finish);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}
