import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';
import { ServicesScreen } from '../screens/services.screen.ts';

test.use({ javaScriptEnabled: false });

for (const path of PUBLIC_PAGES) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });
}

test('the home page has no control that needs JavaScript', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByText('Earnings Progress')).toBeVisible();
  await expect(page.getByText('This Week', { exact: true })).toBeHidden();
  await expect(page.getByText('Load more tasks')).toBeHidden();
  await expect(page.locator('footer select')).toBeHidden();
});

test('the catalogue’s tabs work without JavaScript', { tag: '@core' }, async ({ page }) => {
  const services = new ServicesScreen(page);
  await page.goto('/services');
  await expect(services.cards).toHaveCount(10);

  await services.tab('Visual Arts').click();
  await expect(services.cards.filter({ visible: true })).toHaveCount(2);

  await services.tab('All').click();
  await expect(services.cards.filter({ visible: true })).toHaveCount(10);
});

test('the FAQ’s topics work without JavaScript', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByText('What is AI Skill?')).toBeVisible();

  await page.getByRole('tab', { name: 'Payments' }).click();

  const question = page.getByText('What is the minimum withdrawal?');
  await expect(question).toBeVisible();
  await expect(page.getByText('What is AI Skill?')).toBeHidden();
  await question.click();
  await expect(page.getByText(/With \$499\.99 you cannot request a withdrawal/)).toBeVisible();
});
