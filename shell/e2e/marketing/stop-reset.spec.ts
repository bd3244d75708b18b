import type { Page } from '@playwright/test';
import type { User } from '@platform/contracts';
import { test } from '../support/admin-fixtures.ts';
import { extractLink, readCapturedMail } from '../support/captured-mails.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';
import type { Platform } from '../support/platform.ts';
import { openReset } from '../support/second-factor.ts';
import type { ApiUser, Seeder } from '../support/seeder.ts';

const SUBJECT = 'Two-factor authentication is about to be reset';

/** Opens the reset of a new member and returns the member and the link in the email. */
async function createReset(seeder: Seeder, platform: Platform): Promise<{ owner: ApiUser; link: string }> {
  const owner = await seeder.member();
  await openReset(owner, platform);
  const mail = await readCapturedMail(platform, { username: owner.username, subject: SUBJECT });
  return { owner, link: extractLink(mail, platform) };
}

const readReset = async (owner: ApiUser) => (await owner.get<User>('/api/auth/me')).secondFactorReset;

/** Presses the button of the page, which an email client that prefetches the link does not. */
async function stopReset(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop the reset' }).click();
  await expect(page.getByRole('heading', { name: 'The reset is stopped' })).toBeVisible();
}

test.describe('the link in the email about a reset', () => {
  test.use({ expectedMessages: /400 \(Bad Request\)/ });

  test('stops it without a login, by keyboard, and once', async ({ page, context, seeder, platform }) => {
    const { owner, link } = await createReset(seeder, platform);
    await context.clearCookies();
    await page.goto(link);
    await waitForHydration(page);
    expect(await readReset(owner)).not.toBeNull();

    await page.getByRole('button', { name: 'Stop the reset' }).focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'The reset is stopped' })).toBeFocused();
    expect(await readReset(owner)).toBeNull();
    await page.goto(link);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Stop the reset' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('no longer valid');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link stops a reset too', async ({ page, context, seeder, platform }) => {
    const { owner, link } = await createReset(seeder, platform);
    await context.clearCookies();
    await page.goto(link);

    await stopReset(page);

    expect(await readReset(owner)).toBeNull();
  });
});
