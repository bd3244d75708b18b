import type { Locator } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

test('the header has a background after 20 px of scrolling', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const header = page.getByRole('banner');

  await page.evaluate(() => scrollTo(0, 20));
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo(0, 21));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
});

test(
  'the sidebar is 256 px wide, 70 px collapsed, keeps its state on reload, and is a menu below 768 px',
  { tag: '@core' },
  async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    await page.goto('/dashboard');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256);
    await expect(sidebar.getByRole('navigation').getByRole('link')).toHaveText([
      'Dashboard',
      'My Tasks',
      'Learn',
      'Submissions',
      'Blueprints',
      'Withdrawals',
      'Settings',
      'Support',
    ]);

    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(70);
    await expect(sidebar.getByRole('link', { name: 'My Tasks' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(70);

    const menu = page.locator('summary', { hasText: 'Menu' });
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(sidebar).toBeVisible();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(menu).toBeVisible();
    await expect(sidebar).toBeHidden();
  },
);

test('the collapsed sidebar names its icons in tooltips', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(70);
  const name = sidebar.getByText('AI Skill', { exact: true });
  expect((await name.boundingBox())?.width, 'the name is hidden, not cut').toBeLessThan(2);
  const tooltip = page.getByRole('tooltip');
  const bubble = page.locator('[data-side="right"]');

  await test.step('on hover, after 700 ms', async () => {
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused();
    const link = sidebar.getByRole('link', { name: 'My Tasks' });
    await expect(async () => {
      await page.mouse.move(640, 700, { steps: 5 });
      await link.hover();
      await expect(tooltip).toHaveText('My Tasks', { timeout: 3_000 });
    }).toPass();
    expect(await isOnTop(bubble), 'in front of the page').toBe(true);
    expect((await bubble.boundingBox())?.x).toBeGreaterThanOrEqual(60);
  });

  await test.step('on keyboard focus, until Escape', async () => {
    await page.mouse.move(640, 700, { steps: 5 });
    await expect(tooltip).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the collapsed sidebar shows no tooltip', async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    await page.addInitScript(() => localStorage.setItem('sidebar', 'collapsed'));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('complementary').getByRole('link', { name: 'My Tasks' }).tap();
    await expect(page).toHaveURL('/dashboard/tasks');
    await expect(page.getByRole('heading', { level: 1, name: 'My Tasks' })).toBeVisible();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test('a navigation moves the focus to the new heading and changes the title', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await page.goto('/dashboard');
  await waitForHydration(page);

  await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await expect(page).toHaveTitle('Settings · AI Skill');
});

test('menus open and close by keyboard', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await page.goto('/dashboard');
  const button = page.locator('summary', { hasText: 'Account' }).locator('visible=true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu links to every page and closes after a navigation', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.locator('summary', { hasText: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About',
      'Services',
      'FAQ',
      'Support',
      'Login',
      'Sign Up',
    ]);

    await menu.getByRole('link', { name: 'FAQ' }).click();

    await expect(page).toHaveURL('/faq');
    await expect(menu).toBeHidden();
  });
});

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();

  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

/** Whether nothing is in front of the center of an element. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
