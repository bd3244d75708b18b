import { Agent, get } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@platform/kit/document';
import { test } from '../support/admin-fixtures.ts';
import { ADMINISTRATOR, expect, post, waitForHydration } from '../support/fixtures.ts';
import { getRendered, MEMBER_PAGES } from '../support/member-pages.ts';

/** Their editors and drafts are known to the browser only. */
const RENDERED_IN_BROWSER = ['/dashboard/learn/1/test', '/dashboard/practice', '/dashboard/support/new'];
const RENDERED_PAGES = MEMBER_PAGES.filter((path) => !RENDERED_IN_BROWSER.includes(path));

const { admin } = paths;
const CONSOLE_PAGES = [
  admin.overview(),
  admin.verifications(),
  admin.blueprints(),
  admin.withdrawals(),
  admin.reviews(),
  admin.itemReports(),
  admin.tickets(),
  admin.users(),
  admin.outbox(),
  admin.learning(),
];

/** Opens a page that is rendered for the one who is logged in, in the zone of the browser. */
async function openRendered(page: Page, path: string): Promise<void> {
  const timeZone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await page.context().addCookies([{ name: 'time-zone', value: timeZone, url: new URL(page.url()).origin }]);
  await getRendered(page.request, path);
  // A page that is late after all waits for its script, which a test may hold.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#page-data').waitFor({ state: 'attached' });
}

/** The text of the page, without what appears once a script runs. */
function readText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.getElementById('root')?.cloneNode(true) as HTMLElement;
    const later = '[data-support-slot], [role="region"][aria-label^="Notifications"], input + button';
    for (const element of root.querySelectorAll(later)) element.remove();
    return root.textContent;
  });
}

async function expectHydratedAsServed(page: Page, path: string): Promise<void> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/stream') && request.method() === 'GET')
      calls.push(pathname);
  });
  // The page's script waits, so that what is read first is what was served.
  let release: () => void = () => undefined;
  let isRead = Promise.resolve();
  await page.route('**/assets/**/main.*.js', async (route) => {
    await isRead;
    await route.continue();
  });
  // What is late on a busy machine is asked for by the page, but not each time.
  await expect(async () => {
    calls.length = 0;
    isRead = new Promise((resolve) => (release = resolve));
    await openRendered(page, path);
    const served = await readText(page);
    release();
    await waitForHydration(page);

    await expect(page.locator('h1')).toBeVisible();
    expect(calls).toEqual([]);
    expect(await readText(page)).toBe(served);
  }).toPass();
}

test.describe('far from UTC', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  for (const path of RENDERED_PAGES) {
    const tag = path === '/dashboard' || path === '/dashboard/withdrawals' ? '@core' : [];
    test(`${path} comes with its data, and asks for nothing again`, { tag }, async ({ page, member }) => {
      expect(member.username).toBeTruthy();
      await page.goto('/about');
      // The device is detected in the browser, and a passkey is what it can use.
      if (path === '/dashboard/settings') {
        await openRendered(page, path);
        await waitForHydration(page);
        return;
      }
      await expectHydratedAsServed(page, path);
    });
  }

  for (const path of CONSOLE_PAGES) {
    const tag = path === admin.withdrawals() ? '@core' : [];
    test(`${path} comes with its data, and asks for nothing again`, { tag }, async ({ page, logIn }) => {
      await logIn(ADMINISTRATOR);
      await page.goto('/about');
      await expectHydratedAsServed(page, path);
    });
  }
});

test(
  'a box that was checked before the page was interactive is checked afterwards',
  { tag: '@core' },
  async ({ page, logIn, seeder }) => {
    const member = await seeder.activeMember();
    await seeder.purchase(member, 2);
    await logIn(ADMINISTRATOR);
    await page.goto('/about');
    let release: () => void = () => undefined;
    const isChecked = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/**/main.*.js', async (route) => {
      await isChecked;
      await route.continue();
    });
    await openRendered(page, `${admin.blueprints()}?q=${member.username}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    release();

    await expect(page.getByRole('button', { name: 'Reject selected' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the dashboard can be read, with the zone of its times',
    { tag: '@core' },
    async ({ page, member }) => {
      await getRendered(page.request, '/dashboard');
      await page.goto('/dashboard');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${member.username}`);
      await expect(page.getByText('Available balance').first()).toBeVisible();
      await expect(
        page.locator('noscript p').filter({ hasText: 'Times on this page are in UTC.' }),
      ).toBeVisible();
    },
  );
});

test.describe('in another zone than the last time', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('a page has the times of this browser', { tag: '@core' }, async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    await page.goto('/about');
    const url = new URL(page.url()).origin;
    await page.context().addCookies([{ name: 'time-zone', value: 'America/New_York', url }]);
    await getRendered(page.request, '/dashboard');
    await page.goto('/dashboard');
    await waitForHydration(page);

    const today = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Pacific/Kiritimati',
      year: 'numeric',
      month: 'short',
      day: '2-digit',
    });
    const shown = page.getByRole('banner').getByText(/^\w{3} \d\d, \d{4}$/);
    const at = String(await shown.getAttribute('datetime'));
    await expect(shown).toHaveText(today.format(new Date(at)));
    const zones = async () => (await page.context().cookies()).filter(({ name }) => name === 'time-zone');
    await expect.poll(async () => (await zones()).map(({ value }) => value)).toEqual(['Pacific/Kiritimati']);
  });
});

test('nothing of a member is left after the logout, and none of it was ever kept', async ({
  page,
  member,
}) => {
  await page.goto('/about');
  await openRendered(page, '/dashboard');
  const response = await page.request.get('/dashboard');
  expect(response.headers()['cache-control']).toBe('no-store');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Withdrawals' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawals');
  await page.getByRole('banner').locator('summary', { hasText: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await expect(page.getByText(member.username)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Log in$|Learn)/);
  }
});

test(
  'what is typed and chosen before the page’s script counts',
  { tag: '@core' },
  async ({ page, seeder, logIn }) => {
    await logIn(await seeder.activeMember());
    await page.goto('/about');
    const held: (() => void)[] = [];
    await page.route('**/assets/**/main.*.js', async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await openRendered(page, '/dashboard/tasks');
    const search = page.getByRole('searchbox', { name: 'Search tasks' });
    await search.fill('no such task');
    await page.getByLabel('Sort').selectOption('Shortest first');
    for (const release of held.splice(0)) release();
    await waitForHydration(page);

    await expect(page.getByRole('heading', { name: 'No tasks found' })).toBeVisible();
    await expect(search).toHaveValue('no such task');
    await expect(page.getByLabel('Sort')).toHaveValue('time');
  },
);

type PageRequest = { url: string; cookie: string; agent: Agent; isCutOff: boolean };

/** Requests a page. Returns what came of it: nothing if it is cut off at its first byte. */
function readPage({ url, cookie, agent, isCutOff }: PageRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { cookie, accept: 'text/html' } }, (response) => {
      if (isCutOff) {
        request.destroy();
        resolve('');
        return;
      }
      let html = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (html += chunk));
      response.on('end', () => resolve(html));
      response.on('error', reject);
    });
    request.on('error', (error) => (isCutOff ? resolve('') : reject(error)));
  });
}

const readCookie = async (context: BrowserContext, url: string) =>
  (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');

test('a connection that two members share carries nothing of one to the other, also if pages are cut off', async ({
  page,
  context,
  member,
  browser,
  platform,
  seeder,
}) => {
  const shell = platform.address('shell');
  const other = await seeder.member();
  const otherContext = await browser.newContext();
  const { username, password } = other;
  await post(otherContext, `${shell}/api/auth/login`, { username, password });
  const members = [
    { username: member.username, cookie: await readCookie(context, shell) },
    { username, cookie: await readCookie(otherContext, shell) },
  ];
  await otherContext.close();
  await getRendered(page.request, '/dashboard');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let round = 0; round < 12; round += 1) {
      const [own, foreign] = round % 2 === 0 ? members : members.toReversed();
      const request = { url: `${shell}/dashboard`, cookie: own?.cookie ?? '', agent };
      if (round % 3 === 2) await readPage({ ...request, isCutOff: true });
      // What is late on a busy machine is asked for by the page.
      await expect
        .poll(async () => {
          const html = await readPage({ ...request, isCutOff: false });
          expect(html).not.toContain(foreign?.username);
          return html.includes('Welcome back,') && html.includes(own?.username ?? '');
        })
        .toBe(true);
    }
  } finally {
    agent.destroy();
  }
});
