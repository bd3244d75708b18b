import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { startDevelopment, type WorkingCopy } from '../support/working-copy.ts';

/** Time for two builds and the API on a busy machine. */
const START_TIMEOUT_MS = 300_000;

// React's message to developers.
test.use({ expectedMessages: /Download the React DevTools/ });

let copy: WorkingCopy | undefined;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  copy = await startDevelopment(['shell', 'mf-marketing']);
});

test.afterAll(async () => {
  await copy?.stop();
});

function getCopy(): WorkingCopy {
  if (!copy) throw new Error('the development servers were not started');
  return copy;
}

function edit(file: string, text: string, replacement: string): void {
  const path = join(getCopy().folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(text);
  writeFileSync(path, source.replace(text, replacement));
}

async function openLogin(page: Page): Promise<void> {
  await page.goto(`${getCopy().shell}/login`);
  await waitForHydration(page);
  await page.getByLabel('Username').fill('half a na');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
}

const isSamePage = (page: Page) => page.evaluate(() => 'notReloaded' in window);

test('an edit in a remote appears in the shell without a reload and keeps the input', async ({ page }) => {
  await openLogin(page);
  edit('mf-marketing/src/features/auth/login-form.tsx', 'label="Username"', 'label="Your name here"');

  await expect(page.getByLabel('Your name here')).toHaveValue('half a na');
  expect(await isSamePage(page)).toBe(true);
  edit('mf-marketing/src/features/auth/login-form.tsx', 'label="Your name here"', 'label="Username"');
});

/*
 * The development server's own messages are of no interest in the next tests: reloads, and the overlay's inline styles,
 * which the policy of the page blocks before it applies them in another way. So the pages are not those of the fixture.
 */

test('edits of shell, kit and design system appear in open pages and in new documents', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(`${getCopy().shell}/login`);
  edit('shell/src/layout/footer.tsx', 'title="Quick links"', 'title="Short ways"');
  await expect(page.getByRole('contentinfo')).toContainText('Short ways');

  edit('design-system/src/components/password-field/password-field.tsx', "'Show'", "'Uncover'");
  await expect(page.getByRole('button', { name: 'Uncover' })).toBeVisible();

  edit('shell/kit/src/navigation/use-focus-on-navigation.ts', "'main'", "'page-of-the-test'");
  await expect(async () => {
    await page.goto(`${getCopy().shell}/login`);
    await expect(page.locator('main#page-of-the-test')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('contentinfo')).toContainText('Short ways');
  await expect(page.getByRole('button', { name: 'Uncover' })).toBeVisible();
  await page.close();
});

test('an error is shown in the terminal and on the page until it is fixed', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${getCopy().shell}/login`);
  await page.getByLabel('Username').fill('half a na');
  const overlay = page.frameLocator('iframe[title="Build errors and warnings"]');
  edit('mf-marketing/src/features/auth/login-form.tsx', 'label="Username"', 'label=="Username"');

  await expect(overlay.locator('body')).toContainText('login-form.tsx');
  await expect
    .poll(() => getCopy().output())
    .toMatch(/mf-marketing does not build; its last good build stays in place:\n.*login-form\.tsx/);

  edit('mf-marketing/src/features/auth/login-form.tsx', 'label=="Username"', 'label="Member name"');
  await expect(page.getByLabel('Member name')).toHaveValue('half a na');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect.poll(() => getCopy().output()).toContain('mf-marketing builds again.');
  await page.close();
});
