import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';

test.use({ expectedMessages: /net::ERR_CONNECTION_REFUSED|mf-marketing: |RUNTIME-008|ScriptNetworkError/ });

test.describe('while the server of mf-marketing is down', () => {
  test.beforeEach(({ platform }) => platform.stop('mf-marketing'));
  test.afterEach(({ platform }) => platform.resume('mf-marketing'));

  test('every public page can be read', async ({ page }) => {
    test.slow();
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      const served = await heading.innerText();
      await waitForHydration(page);
      await expect(heading).toHaveText(served);
      await expect(page).not.toHaveTitle(/404/);
    }
  });

  test('the header works and links between pages', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.getByLabel('Theme').selectOption('dark');
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions, answered plainly');
    await page.getByRole('main').getByRole('link', { name: 'Contact support' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact support');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions, answered plainly');
  });
});

test('a page that was reached by a link survives a reload after the server went down', async ({
  page,
  platform,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions, answered plainly');
  await platform.stop('mf-marketing');
  try {
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions, answered plainly');
  } finally {
    await platform.resume('mf-marketing');
  }
});
