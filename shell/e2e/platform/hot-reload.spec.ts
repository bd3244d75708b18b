import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { startDevelopment, type WorkingCopy } from '../support/working-copy.ts';

/** Time for two builds and the API on a busy machine. */
const START_TIMEOUT_MS = 300_000;
/** Time for the builds that follow an edit, and for rendering them. */
const EDIT_TIMEOUT_MS = 60_000;

// React's message to developers.
test.use({ expectedMessages: /Download the React DevTools/ });

// The tests edit one copy, and a failed test starts the next ones in another one.
test.describe.configure({ mode: 'serial' });

const expectSoon = expect.configure({ timeout: EDIT_TIMEOUT_MS });
const LOGIN_FORM = 'mf-marketing/src/features/auth/login-form.tsx';

let copy: WorkingCopy | undefined;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  copy = await startDevelopment(['shell', 'mf-marketing']);
  await copy.waitUntilReady();
});

test.beforeEach(() => test.setTimeout(4 * EDIT_TIMEOUT_MS));

test.afterEach(({}, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.log(copy?.output(), copy?.logs());
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

/**
 * Opens the login page once its document has these texts, which earlier tests have edited into the sources. Documents
 * are rendered after the scripts have been built, and React replaces a page that does not match them, with its input.
 */
async function openLogin(page: Page, ...texts: readonly string[]): Promise<void> {
  const address = `${getCopy().shell}/login`;
  const readDocument = async () => (await page.request.get(address)).text();
  for (const text of texts)
    await expectSoon
      .poll(async () => (await readDocument()).includes(text), `document with "${text}"`)
      .toBe(true);
  await page.addInitScript(() =>
    addEventListener('page-alive', () => Object.assign(window, { pageIsAlive: true })),
  );
  await page.goto(address);
  await waitForHydration(page);
}

const isSamePage = (page: Page) => page.evaluate(() => 'notReloaded' in window);

test('an edit in a remote appears in the shell without a reload and keeps the input', async ({ page }) => {
  await openLogin(page);
  // What a page reports is counted for the releases that this API knows.
  const report = page.waitForResponse('**/api/faults');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await report).status()).toBe(204);
  await page.getByLabel('Username').fill('half a na');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  edit(LOGIN_FORM, 'label="Username"', 'label="Your name here"');

  await expectSoon(page.getByLabel('Your name here')).toHaveValue('half a na');
  expect(await isSamePage(page)).toBe(true);
});

/*
 * The development server's own messages are of no interest in the next tests: reloads, and the overlay's inline styles,
 * which the policy of the page blocks before it applies them in another way. So the pages are not those of the fixture.
 */

test('edits of shell, kit and design system appear in open pages and in new documents', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await openLogin(page, 'Your name here');
  edit('shell/src/layout/footer.tsx', 'title="Quick links"', 'title="Short ways"');
  edit('design-system/src/components/password-field/password-field.tsx', "'Show'", "'Uncover'");
  edit('shell/kit/src/navigation/use-focus-on-navigation.ts', "'main'", "'page-of-the-test'");

  const expectEdits = async () => {
    await expectSoon(page.getByRole('contentinfo')).toContainText('Short ways');
    await expectSoon(page.getByRole('button', { name: 'Uncover' })).toBeVisible();
    await expectSoon(page.locator('main#page-of-the-test')).toBeVisible();
  };
  await expectEdits();
  await openLogin(page, 'Short ways', 'Uncover', 'page-of-the-test');
  await expectEdits();
  await page.close();
});

test('an error is shown in the terminal and on the page until it is fixed', async ({ browser }) => {
  const page = await browser.newPage();
  await openLogin(page, 'Your name here', 'Uncover', 'page-of-the-test');
  await page.getByLabel('Your name here').fill('half a na');
  const overlay = page.frameLocator('iframe[title="Build errors and warnings"]');
  edit(LOGIN_FORM, 'label="Your name here"', 'label=="Your name here"');

  await expectSoon(overlay.locator('body')).toContainText('login-form.tsx');
  await expectSoon
    .poll(() => getCopy().output())
    .toMatch(/mf-marketing does not build; its last good build stays in place:\n.*login-form\.tsx/);

  edit(LOGIN_FORM, 'label=="Your name here"', 'label="Member name"');
  await expectSoon(page.getByLabel('Member name')).toHaveValue('half a na');
  await expectSoon(page.locator('iframe')).toHaveCount(0);
  await expectSoon.poll(() => getCopy().output()).toContain('mf-marketing builds again.');
  await page.close();
});
