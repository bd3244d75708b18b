import { expect, test } from '../support/fixtures.ts';
import { MEMBER_PAGES } from '../support/member-pages.ts';

test.describe('the standalone dashboard', () => {
  test.use({ baseURL: async ({ platform }, use) => use(platform.address('mf-dashboard')) });

  test('shows every page to a member and links to the platform for other pages', async ({
    page,
    member,
    platform,
  }) => {
    test.slow();
    expect(member.username).toBeTruthy();
    for (const path of MEMBER_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^(Loading|Failed to load) /)).toHaveCount(0);
      await expect(page).toHaveURL(path);
    }

    await page.getByRole('link', { name: 'My Tasks' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Tasks' })).toBeFocused();
    await page.goto('/support');
    await page.getByRole('link', { name: 'Open on the platform' }).click();
    await expect(page).toHaveURL(`${platform.address('shell')}/support`);
  });

  test('links to the platform’s login, which returns to the same page', async ({ page, platform }) => {
    await page.goto('/dashboard/withdrawals');
    await page.getByRole('link', { name: 'Log in on the platform' }).click();
    await expect(page).toHaveURL(`${platform.address('shell')}/login?next=%2Fdashboard%2Fwithdrawals`);
  });
});
