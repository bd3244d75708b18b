import { countRounds } from '../support/count-rounds.ts';
import { expect, test } from '../support/fixtures.ts';
import { getRendered, MEMBER_PAGES } from '../support/member-pages.ts';

test(
  'redirects a visitor from every page to the login, which returns there',
  { tag: '@core' },
  async ({ page }) => {
    for (const path of MEMBER_PAGES) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    }
  },
);

test('redirects from a blueprint that does not exist to the list', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await page.goto('/blueprint/11');
  await expect(page).toHaveURL('/dashboard/blueprints');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blueprints');
});

// `npm run proof -- bench dashboard-rounds` counts the other pages.
test('shows a page with its document', { tag: '@core' }, async ({ context, member }) => {
  expect(member.username).toBeTruthy();
  for (const path of ['/dashboard', '/dashboard/withdrawals', '/blueprint/3']) {
    await getRendered(context.request, path);
    const page = await context.newPage();
    const rounds = await countRounds(page, path, 'main h1');

    expect(rounds, path).toHaveLength(1);
    expect(rounds[0], path).toHaveLength(1);
    await page.close();
  }
});

test(
  'shows a page that the browser renders after two rounds of requests: the document, and everything that it names',
  { tag: '@core' },
  async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    const [document, files, ...further] = await countRounds(page, '/dashboard/support/new', 'main h1');

    expect(document).toHaveLength(1);
    expect(files?.some((url) => url.endsWith('/api/auth/me'))).toBe(true);
    expect(further).toEqual([]);
  },
);
