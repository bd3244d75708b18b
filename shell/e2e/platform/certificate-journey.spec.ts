import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { test } from '../support/admin-fixtures.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import { findViolations } from '../support/visual-test.ts';

const CHECK = resolve(import.meta.dirname, '../../../docs/check-certificate.mjs');
const PAID_TASK = '/dashboard/tasks/w01-03/work';

test.use({ viewport: { width: 360, height: 740 } });

test('a visitor reads a lesson, passes the test of AI Basics, shows the certificate and starts paid work', async ({
  page,
  seeder,
  browser,
  baseURL,
}, testInfo) => {
  test.slow();
  const keyboard = new Keyboard(page);
  const member = await seeder.activeMember();
  await seeder.confirmAddress(member);

  await test.step('reads without an account', async () => {
    await page.goto('/learn/ai-basics/stated-or-open');
    await waitForHydration(page);
    const lessons = page.getByRole('navigation', { name: 'Lessons before and after' });
    await keyboard.press(lessons.getByRole('link').first());
    await expect(page).not.toHaveURL(/stated-or-open/);
  });

  await test.step('logs in, and is led to the test by the paid work', async () => {
    await page.goto('/login');
    await waitForHydration(page);
    const logIn = new LogInScreen(page);
    await keyboard.fill(logIn.username, member.username);
    await keyboard.fill(logIn.password, member.password);
    await keyboard.press(logIn.submit);
    await expect(page.getByRole('region', { name: /^Next: the free test of AI Basics/ })).toBeVisible();
    await page.goto(PAID_TASK);
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeHidden();
    await page.goto('/dashboard/tasks');
    await keyboard.press(page.getByRole('link', { name: 'About the test' }));
    await expect(page).toHaveURL('/dashboard/learn/1/test');
  });

  await test.step('takes the test', async () => {
    await keyboard.press(page.getByRole('button', { name: 'Start the test: 60 minutes' }));
    await expect(page.getByRole('heading', { name: 'Question 1 of 30' })).toBeFocused();
    // Away from the page, another device answers: the form goes on where it was.
    await page.goto('/dashboard');
    await keyboard.to(page.getByRole('link', { name: 'Go on with the test' }));
    await seeder.answerTest(member, await seeder.startTest(member));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Question \d+ of 30$/ })).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(page.getByRole('button', { name: 'Hand in' }));
    const dialog = page.getByRole('dialog', { name: 'Hand in the test' });
    await keyboard.press(dialog.getByRole('button', { name: 'Hand in' }));
    await expect(page.getByText('Passed: 30 of 30 right')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('others see the certificate, and check it without the platform', async () => {
    const address = await page.getByRole('link', { name: 'Open the certificate' }).getAttribute('href');
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.goto(address ?? '');
    const sheet = other.getByRole('article', { name: 'What was shown' });
    await expect(sheet).toContainText(member.username);
    await expect(sheet).toContainText('30 of 30');
    const credential = await other.getByRole('link', { name: /credential|Open Badge/i }).getAttribute('href');
    const [jwt, keys] = [testInfo.outputPath('certificate.jwt'), testInfo.outputPath('jwks.json')];
    await writeFile(jwt, await (await context.request.get(credential ?? '')).text());
    await writeFile(keys, await (await context.request.get('/.well-known/jwks.json')).text());
    const { stdout } = await promisify(execFile)(process.execPath, [CHECK, jwt, keys]);
    expect(stdout).toContain(member.username);
    await context.close();
  });

  await test.step('starts paid work', async () => {
    await page.goto(PAID_TASK);
    await keyboard.press(page.getByRole('button', { name: 'Start', exact: true }));
    await expect(page.getByRole('heading', { name: 'Item 1 of 60' })).toBeVisible();
  });
});

/** Nothing is wider than the screen, and axe finds nothing. */
async function expectAccessible(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(await findViolations(page)).toEqual([]);
}
