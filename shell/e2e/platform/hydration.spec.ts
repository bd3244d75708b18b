import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';

/** Pages with a form, a list of cards, and neither. */
const CORE = ['/', '/services', '/register'];

test.describe('a hydrated page', () => {
  // Chromium logs a document with status 404.
  test.use({ expectedMessages: /404 \(Not Found\).*\/nowhere/ });

  for (const path of [...PUBLIC_PAGES, '/nowhere']) {
    const tag = CORE.includes(path) ? '@core' : [];
    test(`${path} is the same as the page that was served`, { tag }, async ({ page }) => {
      // Figures that change are loaded afterwards.
      await page.route(/\/api\/(open-pay|typical-month)$/, () => undefined);
      await page.goto(path);
      await waitForHydration(page);

      const { served, live } = await page.evaluate(async () => {
        const html = await (await fetch(location.href)).text();
        const root = document.createElement('template');
        root.innerHTML = html.slice(
          html.indexOf('<div id="root">'),
          html.indexOf('<script type="application/json"'),
        );
        const live = document.getElementById('root')?.cloneNode(true) as HTMLElement;
        // The empty notification region is added later.
        live.querySelector('[role="region"][aria-label^="Notifications"]')?.remove();
        // The button that shows a password appears once it works.
        for (const button of root.content.querySelectorAll('input + button[hidden]'))
          button.removeAttribute('hidden');
        return { served: root.content.firstElementChild?.innerHTML, live: live.innerHTML };
      });

      expect(live).toBe(served);
      expect(served).toContain('<h1');
    });
  }

  test(
    'an unknown path has status 404, the shell’s 404 page, and loads no remote',
    { tag: '@core' },
    async ({ page, platform }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const response = await page.goto('/nowhere');
      await waitForHydration(page);

      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
      const remotes = (['mf-marketing', 'mf-dashboard', 'mf-admin'] as const).map((name) =>
        platform.address(name),
      );
      expect(requests.filter((url) => remotes.some((remote) => url.startsWith(remote)))).toEqual([]);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'AI Skill Blueprints' })).toBeVisible();

    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('the HTML for a member has a member’s header', { tag: '@core' }, async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await page.goto('/');
  const html = await (await page.request.get('/')).text();

  expect(html).toContain('href="/dashboard"');
  expect(html).not.toContain('href="/login"');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test(
  'keeps input from before hydration and submits a form that was submitted then',
  { tag: '@core' },
  async ({ page }) => {
    const held: (() => void)[] = [];
    let holding = true;
    await page.route('**/assets/**/main.*.js', async (route) => {
      if (holding) await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'domcontentloaded' });

    await page.getByLabel('Username').fill('ma');
    await page.getByLabel('Password', { exact: true }).fill('long enough');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    holding = false;
    for (const release of held) release();

    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('long enough');
    await expect(page).toHaveURL(/\/login$/);
  },
);

test(
  'the chosen theme applies before the first paint and is kept on reload',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.getByLabel('Theme').selectOption('dark');
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');

    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');
    await waitForHydration(page);
    await expect(page.getByLabel('Theme')).toHaveValue('dark');
  },
);
