import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { startDevelopment, type WorkingCopy } from '../support/working-copy.ts';

/** Time for four builds and the API on a busy machine. */
const START_TIMEOUT_MS = 300_000;

// React's message to developers.
test.use({ expectedMessages: /Download the React DevTools/ });

let copy: WorkingCopy | undefined;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  copy = await startDevelopment();
});

test.afterAll(async () => {
  await copy?.stop();
});

test('an edit in a remote appears in the shell without a reload and keeps the input', async ({ page }) => {
  if (!copy) throw new Error('the development servers were not started');
  await page.goto(`${copy.shell}/login`);
  const username = page.getByLabel('Username');
  await waitForHydration(page);
  await username.fill('half a na');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));

  const file = join(copy.folder, 'mf-marketing/src/features/auth/login-form.tsx');
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('label="Username"');
  writeFileSync(file, source.replace('label="Username"', 'label="Your name here"'));

  await expect(page.getByLabel('Your name here')).toHaveValue('half a na');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});
