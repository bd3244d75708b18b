import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { openStorybook, type Storybook } from './storybook-pages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILES = globSync('{design-system,design-system/annotation,shell/kit}/src/**/*.stories.tsx', {
  cwd: ROOT,
}).sort();

/** The first test may build the Storybook. */
const OPEN_TIMEOUT_MS = 300_000;

const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => use(await openStorybook(browser)),
    { scope: 'worker', timeout: OPEN_TIMEOUT_MS },
  ],
});

for (const file of FILES) {
  test(`${file} has no axe violation, overflow or console error in both themes`, async ({ storybook }) => {
    const stories = storybook.storiesOf(file);
    expect(stories).not.toEqual([]);
    for (const story of stories) expect.soft(await storybook.findProblems(story)).toEqual([]);
  });
}
