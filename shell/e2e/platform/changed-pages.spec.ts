import { LogInScreen } from '../screens/log-in.screen.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { changePages } from '../support/extension.ts';

test.beforeEach(({ context }) => changePages(context));

for (const path of ['/', '/login']) {
  test(
    `${path} is hydrated without an error after an extension has changed it`,
    { tag: path === '/login' ? '@core' : [] },
    async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);

      // A node that was served is still there: the page was not built anew.
      await expect(page.locator('main [data-served]').first()).toBeAttached();
      const styled = page.getByRole('heading', { level: 1 });
      expect(await styled.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Figtree');
      await expect(page.locator('body > extension-panel')).toHaveCount(2);
    },
  );
}

test('what was typed before hydration stays, and the form works', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const form = new LogInScreen(page);
  await form.username.fill('ma');
  await waitForHydration(page);
  await expect(form.username).toHaveValue('ma');
  await form.password.fill('long enough');
  await form.submit.click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(form.username).toHaveValue('ma');
});
