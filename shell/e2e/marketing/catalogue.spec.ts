import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { ServicesScreen } from '../screens/services.screen.ts';

test.use({ viewport: { width: 360, height: 740 } });

const NAME = 'AI Video Creation';

for (const name of [NAME, 'Creating and Selling AI-Generated Products', 'AI-Based Social Media Management'])
  test(`on a phone a blueprint is a row that opens in place: ${name}`, async ({ page }) => {
    const card = new ServicesScreen(page).cards.filter({ hasText: name }).first();
    await page.goto('/services');
    await waitForHydration(page);
    const link = card.getByRole('link', { name: `View Details ${name}` });
    await expect(link).toBeHidden();
    expect((await card.boundingBox())!.height).toBeLessThan(140);

    await card.getByRole('button', { name: `More about ${name}` }).press('Enter');
    await expect(link).toBeVisible();
    await expect(card.getByText('Open work now:')).toBeVisible();

    await card.getByRole('button', { name: `Less about ${name}` }).press('Enter');
    await expect(link).toBeHidden();
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the row is open', async ({ page }) => {
    const card = new ServicesScreen(page).cards.filter({ hasText: NAME }).first();
    await page.goto('/services');
    await expect(card.getByRole('link', { name: `View Details ${NAME}` })).toBeVisible();
    await expect(card.getByRole('button')).toBeHidden();
  });
});
