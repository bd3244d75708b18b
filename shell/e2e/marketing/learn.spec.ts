import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';

const LESSON = '/learn/ai-basics/stated-or-open';

test.describe('at 360 px, by keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'a visitor gets from /learn to a question that is wrong first and then solved',
    { tag: '@core' },
    async ({ page, context }) => {
      const keyboard = new Keyboard(page);
      await page.goto('/learn');
      await waitForHydration(page);
      await expectNoOverflow(page);
      await keyboard.press(page.getByRole('link', { name: 'Open the course' }).first());
      await expect(page).toHaveURL('/learn/ai-basics');
      await expectNoOverflow(page);
      const lesson = page.getByRole('main').getByRole('link', { name: 'Stated, contradicted or open' });
      await keyboard.press(lesson.first());
      await expect(page).toHaveURL(LESSON);
      await expectNoOverflow(page);

      const unit = page.getByRole('region', { name: 'Try it 1 of 4' });
      const check = unit.getByRole('button', { name: 'Check my answer' });
      await keyboard.to(unit.getByRole('radio', { name: /^Stated/ }));
      await page.keyboard.press('ArrowDown');
      await expect(unit.getByRole('radio', { name: /^Contradicted/ })).toBeChecked();
      await keyboard.press(check);
      await expect(unit.getByText('Not right yet')).toBeVisible();
      await expect(check).toBeFocused();
      await keyboard.to(unit.getByRole('radio', { name: /^Contradicted/ }));
      await page.keyboard.press('ArrowUp');
      await expect(unit.getByRole('radio', { name: /^Stated/ })).toBeChecked();
      await keyboard.press(check);
      await expect(unit.getByText('Right', { exact: true })).toBeVisible();
      await expect(unit.getByText('Solved')).toBeVisible();

      const kept = await page.evaluate(() => localStorage.getItem('learning-progress'));
      expect(JSON.parse(kept ?? '')).toEqual({ lessons: [], solvedUnits: ['1.2-001'] });
      expect(await context.cookies()).toEqual([]);
    },
  );
});

test('what a visitor has read is in the account after the sign-up, and no longer in the browser', async ({
  page,
}) => {
  await page.goto(LESSON);
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Lessons before and after' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(LESSON);
  await page.goto('/register');
  await waitForHydration(page);
  const username = `member-${crypto.randomUUID().slice(0, 13)}`;
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password').fill('a-line-of-its-own');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');

  const progress = (await (await page.request.get('/api/user/courses')).json()) as {
    items: { courseId: number; lessons: { slug: string }[] }[];
  };
  const basics = progress.items.find(({ courseId }) => courseId === 1);
  expect(basics?.lessons.map(({ slug }) => slug)).toEqual(['stated-or-open']);
  const kept = await page.evaluate(() => localStorage.getItem('learning-progress'));
  expect(JSON.parse(kept ?? '')).toEqual({ lessons: [], solvedUnits: [] });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson has its text, its questions and its structured data, and nothing that says what is right', async ({
    page,
  }) => {
    await page.goto(LESSON);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('group', { name: /^Good example/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Try it 1 of 4' }).getByRole('radio')).toHaveCount(3);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual([
      'BreadcrumbList',
    ]);
    const html = await page.content();
    expect(html).not.toContain('Then both times go to others');
    expect(html).not.toMatch(/"(truth|explanation)":/);
  });
});

for (const path of [`${LESSON}.html`, `${LESSON}/index.html`, '/learn/AI-basics', '/learn/ai-basics/gone'])
  test(`${path} is no page`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  });

async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
