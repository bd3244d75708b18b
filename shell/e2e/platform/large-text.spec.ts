import type { Page } from '@playwright/test';
import { HOSTS, test } from '../support/admin-fixtures.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';
import { MEMBER_PAGES } from '../support/member-pages.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';

const WIDTH = 360;
/** Safari on phones zooms into a field with a smaller text, and stays zoomed. */
const MIN_FIELD_TEXT_PX = 16;
const CONSOLE_SECTIONS = [
  'Overview',
  'Verifications',
  'Purchases',
  'Withdrawals',
  'Reviews',
  'Tickets',
] as const;
const MORE_CONSOLE_SECTIONS = ['Item reports', 'Users', 'Outbox', 'Audit log', 'Ledger', 'Releases'] as const;

test.use({ viewport: { width: WIDTH, height: 740 } });

/** Opens what is closed at first: menus and further fields. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Lists fields with a text below 16 px. */
async function findSmallFields(page: Page): Promise<string[]> {
  await openAll(page);
  return page.evaluate((min) => {
    const fields = document.querySelectorAll(
      'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
    );
    return [...fields]
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < min)
      .map((field) => `${getComputedStyle(field).fontSize}: ${field.outerHTML.slice(0, 160)}`);
  }, MIN_FIELD_TEXT_PX);
}

/** Lists what is wider than the screen at 200 % text, but for what scrolls in itself. */
async function findWideElements(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  return listWideElements(page);
}

function listWideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isClipped = (element: Element): boolean => {
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      )
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
      )
      .filter((element) => !isClipped(element))
      .map((element) => `${element.getBoundingClientRect().right}: ${element.outerHTML.slice(0, 140)}`)
      .slice(0, 8);
  });
}

/** Sets what "Font size" in the browser's settings sets: 32 px is twice the usual. */
async function enlargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

async function expectFits(page: Page, name: string): Promise<void> {
  expect.soft(await findSmallFields(page), `small fields of ${name}`).toEqual([]);
  await expect.soft.poll(() => findWideElements(page), { message: name, timeout: 5_000 }).toEqual([]);
}

for (const path of PUBLIC_PAGES)
  test(`${path} fits a phone at 200 % text, and its fields do not make it zoom`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expectFits(page, path);
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('pages get the layout of a narrower screen with larger text', async ({ page, seeder, logIn }) => {
    test.slow();
    await enlargeText(page);
    for (const path of ['/', '/services', '/faq', '/login']) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeHidden();
      expect.soft(await listWideElements(page), path).toEqual([]);
    }
    await logIn(await seeder.activeMember());
    for (const path of ['/dashboard', '/dashboard/settings', '/dashboard/withdrawals?tab=statement']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
      expect.soft(await listWideElements(page), path).toEqual([]);
    }
  });
});

test('the pages of members fit a phone at 200 % text, and their fields do not make it zoom', async ({
  page,
  seeder,
  logIn,
}) => {
  test.slow();
  const member = await seeder.activeMember();
  await member.post('/api/user/claim-signup-bonus');
  await seeder.ticket(member, 'Where is my withdrawal?');
  await logIn(member);
  for (const path of [
    ...MEMBER_PAGES,
    '/dashboard/withdrawals?tab=statement',
    '/dashboard/withdrawals?request=open',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
    await expectFits(page, path);
  }
});

for (const host of HOSTS)
  test.describe(host.name, () => {
    test.use({ host });

    test('the console fits a phone at 200 % text', async ({ page, admin, seeder }) => {
      test.slow();
      const member = await seeder.member();
      const verification = await seeder.verification(member);
      await seeder.ticket(member, 'Where is my withdrawal?');
      for (const section of [...CONSOLE_SECTIONS, ...MORE_CONSOLE_SECTIONS]) {
        await admin.open(section);
        await expect(admin.heading).toBeVisible();
        await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
        await expectFits(page, section);
      }
      await admin.openRecord('Verifications', verification);
      await expect(admin.record).toBeVisible();
      await expectFits(page, 'a verification');
      await admin.openRecord('Users', member.id);
      await expect(admin.heading).toBeVisible();
      await expectFits(page, 'a member');
    });
  });
