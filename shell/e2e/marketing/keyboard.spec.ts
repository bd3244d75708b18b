import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { HomeScreen } from '../screens/home.screen.ts';
import { ServicesScreen } from '../screens/services.screen.ts';
import { SupportScreen } from '../screens/support.screen.ts';

test('the home page by keyboard: skip link, chart, tasks and questions', async ({ page }) => {
  const home = new HomeScreen(page);
  await page.goto('/');
  await waitForHydration(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(home.explore).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(home.blueprints).toBeInViewport();

  await home.periods.getByRole('radio', { name: 'This Week' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: 'Earnings, This Month' })).toBeAttached();

  await home.loadMore.focus();
  await page.keyboard.press('Enter');
  await expect(home.loadMore).toBeHidden();
  await expect(page.getByText('Sort 60 sentences: supported, contradicted, or open')).toBeVisible();

  const [first, second] = [home.questions.nth(0), home.questions.nth(1)];
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
});

test(
  'the catalogue by keyboard: arrow keys select a tab, which is restored on the way back',
  { tag: '@core' },
  async ({ page }) => {
    const services = new ServicesScreen(page);
    await page.goto('/services');
    await waitForHydration(page);

    await services.tab('All').focus();
    await page.keyboard.press('ArrowRight');
    await expect(services.tab('All')).not.toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(services.tab('Visual Arts')).toBeFocused();
    await expect(services.cards).toHaveCount(2);
    await expect(page).toHaveURL('/services#visual-arts');

    await page.keyboard.press('Tab');
    await expect(services.cards.first().getByRole('link')).toBeFocused();
    await page.getByRole('link', { name: 'Ask before you sign up' }).press('Enter');
    await expect(page).toHaveURL('/support');
    await page.goBack();
    await expect(services.tab('Visual Arts')).toHaveAttribute('aria-selected', 'true');
  },
);

test('the contact form by keyboard: the first invalid field gets the focus', async ({ page }) => {
  const support = new SupportScreen(page);
  await page.goto('/support');
  await waitForHydration(page);

  await support.name.focus();
  await page.keyboard.type('Maria');
  await page.keyboard.press('Enter');

  await expect(support.email).toBeFocused();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.keyboard.type('maria@example.org');
  await expect(page.getByText('Please enter a valid email address')).toBeHidden();
});
