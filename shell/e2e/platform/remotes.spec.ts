import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { releaseIncompatible } from '../support/releases.ts';

test(
  'loads React, the router and styled-components once, all from the shell',
  { tag: '@core' },
  async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');

    const shared = await page.evaluate(() => {
      type Versions = Record<string, { from: string; loaded?: boolean | number; lib?: unknown }>;
      const { __FEDERATION__ } = window as unknown as {
        __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, Versions>>> };
      };
      const scopes = Object.values(__FEDERATION__.__SHARE__).flatMap((byScope) => Object.values(byScope));
      return scopes.flatMap((scope) =>
        Object.entries(scope).flatMap(([name, versions]) =>
          Object.values(versions)
            .filter(({ lib }) => lib)
            .map(({ from }) => `${name} from ${from}`),
        ),
      );
    });

    expect([...new Set(shared)].sort()).toEqual(
      [
        '@platform/kit',
        '@platform/kit/overlays',
        '@platform/kit/router',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'styled-components',
      ].map((name) => `${name} from shell`),
    );
    expect(await page.locator('style[data-styled]').count()).toBe(1);
  },
);

test.describe('a remote that is down', () => {
  test.use({ expectedMessages: /net::ERR_CONNECTION_REFUSED|mf-dashboard: |RUNTIME-008|ScriptNetworkError/ });

  test(
    'shows an error page in its place, leaves the rest working, and loads on retry',
    { tag: '@core' },
    async ({ page, member, platform }) => {
      expect(member.username).toBeTruthy();
      await page.goto('/');
      await waitForHydration(page);
      await platform.stop('mf-dashboard');
      try {
        await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('The dashboard did not load');

        await page.getByRole('link', { name: 'Go to the home page' }).click();
        await expect(page.getByRole('heading', { name: 'AI Skill Blueprints' })).toBeVisible();
        await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('The dashboard did not load');
      } finally {
        await platform.resume('mf-dashboard');
      }

      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
    },
  );
});

test.describe('a page whose files are gone because another version is live', () => {
  test.use({ expectedMessages: /Failed to load resource|mf-dashboard: / });

  test.beforeEach(async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    await page.route('**/registry.json', async (route) => {
      const response = await route.fetch();
      const registry = (await response.json()) as { remotes: Record<string, object> };
      const remotes = {
        ...registry.remotes,
        'mf-dashboard': { ...registry.remotes['mf-dashboard'], version: '9.0.0' },
      };
      await route.fulfill({ response, json: { ...registry, remotes } });
    });
  });

  test('opens in a new document if a link leads to it', async ({ page }) => {
    await page.goto('/dashboard');
    await page.evaluate(() => Object.assign(globalThis, { isOldDocument: true }));
    let isReloading = false;
    page.on(
      'request',
      (request) => (isReloading ||= request.isNavigationRequest() && request.method() === 'GET'),
    );
    await page.route(/\/dashboard-tasks-page\./, (route) =>
      isReloading ? route.continue() : route.abort('failed'),
    );

    await page.getByRole('link', { name: 'My Tasks' }).first().click();

    await page.waitForFunction(() => !('isOldDocument' in globalThis));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Tasks');
  });

  test('says that it has been updated, and offers to reload', async ({ page }) => {
    await page.route(/\/dashboard-tasks-page\./, (route) => route.abort('failed'));
    await page.goto('/dashboard/tasks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has been updated');
    await page.unroute(/\/dashboard-tasks-page\./);

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Tasks');
  });
});

test.describe('a remote built for another contract', () => {
  test('is not served: the version before it stays', { tag: '@core' }, async ({ page, member, platform }) => {
    expect(member.username).toBeTruthy();
    const restore = await releaseIncompatible(platform, 'mf-dashboard');
    try {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto('/');
      await waitForHydration(page);
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();

      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
      expect(requests.filter((url) => url.includes('-other/'))).toEqual([]);
      const registry = (await (await page.request.get('/registry.json')).json()) as object;
      expect(registry).toMatchObject({
        failed: {
          'mf-dashboard': { reason: expect.stringContaining('is built for contract 99') as unknown },
        },
      });
    } finally {
      await restore();
    }
  });
});
