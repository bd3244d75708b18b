import { getCertificate, type Certificate } from '@platform/contracts';
import type { Page } from '@playwright/test';
import { test } from '../support/admin-fixtures.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';
import { mockResponses } from '../support/mock-api.ts';
import { at } from '../support/work-content.ts';

const CERTIFICATE: Certificate = {
  ...{ code: 'C0DE-1', state: 'valid', revokedAt: null, revocationReason: null, paidWork: null },
  token: 'header.payload.signature',
  signed: {
    ...{ name: 'Maria Example', courseId: 1, skill: 'AI Basics', objectives: [], right: 3, of: 3 },
    ...{ issuedAt: at(0.5), validUntil: at(17_520) },
  },
};

// The page is dark on the screen.
test.use({ colorScheme: 'dark' });

/** Expects what is printed to be dark text on white, with neither menus nor controls. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    for (const control of document.querySelectorAll('nav, button, select, input, textarea, [role=tablist]'))
      if (isShown(control)) found.push(`control: ${control.outerHTML.slice(0, 100)}`);
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      if (!hasText || !isShown(element)) continue;
      const { color } = getComputedStyle(element);
      if (luminance(color) > 0.5) found.push(`${color}: ${element.outerHTML.slice(0, 100)}`);
    }
    found.push(
      ...[getComputedStyle(document.body).backgroundColor].filter((paper) => paper !== 'rgb(255, 255, 255)'),
    );
    return found;
  });
  expect(faults).toEqual([]);
}

for (const path of ['/', '/faq', '/terms', '/learn/ai-basics'])
  test(`${path} is printed without menus and controls, dark on white`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expectPaper(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  });

test('answers that are closed on the screen are printed', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  const height = await page
    .locator('main details')
    .nth(3)
    .evaluate((element) => element.scrollHeight);
  await page.emulateMedia({ media: 'screen' });
  expect(height).toBeGreaterThan(
    await page
      .locator('main details')
      .nth(3)
      .evaluate((element) => element.scrollHeight),
  );
});

test('a certificate is printed as a document', async ({ page }) => {
  await mockResponses(page, [[getCertificate, () => CERTIFICATE]]);
  await page.goto('/certificate/C0DE-1');
  await expect(page.getByText('Maria Example')).toBeVisible();
  await expectPaper(page);
  await expect(page.getByText('This certificate is valid')).toBeVisible();
  await expect(page.getByText('C0DE-1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('a statement is printed alone, with its member and its month', async ({ page, seeder, logIn }) => {
  const member = await seeder.activeMember();
  await member.post('/api/user/claim-signup-bonus');
  await logIn(member);
  await page.goto('/dashboard/withdrawals?tab=statement');
  const statement = page.getByRole('region', { name: 'Statement' });
  const entry = statement.getByText('Signup bonus, Available');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(entry).toBeHidden();
  await expectPaper(page);
  await expect(entry).toBeVisible();
  await expect(statement.getByRole('definition').filter({ hasText: member.username })).toBeVisible();
  await expect(statement.getByRole('term').filter({ hasText: 'Month' })).toBeVisible();
  await expect(statement.getByRole('cell', { name: '$50.00' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('complementary')).toBeHidden();
});

test('the pages of members are printed without menus and controls', async ({ page, seeder, logIn }) => {
  const member = await seeder.activeMember();
  await logIn(member);
  for (const path of ['/dashboard', '/dashboard/tasks', '/dashboard/settings']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
    await expectPaper(page);
  }
});
