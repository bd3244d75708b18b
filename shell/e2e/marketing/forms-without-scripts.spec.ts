import type { Page } from '@playwright/test';
import { expect, test, waitForHydration, type Account } from '../support/fixtures.ts';
import { findViolations } from '../support/visual-test.ts';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { RegisterScreen } from '../screens/register.screen.ts';

/** Fills in a login that fails, then one that succeeds, and expects the page that was asked for before it. */
async function expectLogin(page: Page, account: Account): Promise<void> {
  const login = new LogInScreen(page);
  await login.logIn({ ...account, password: 'not-the-line' });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Check your username and password, or reset your password.');
  await expect(login.username).toHaveValue(account.username);
  await expect(login.password).toHaveValue('');
  await expect(page).toHaveURL('/login?next=/dashboard/tasks');

  await login.logIn(account);
  await expect(page).toHaveURL('/dashboard/tasks');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /40[19] \(/ });

  test('a member logs in and gets to the page that was asked for', async ({ page, member, context }) => {
    await context.clearCookies();
    await page.goto('/login?next=/dashboard/tasks');

    await expectLogin(page, member);

    // A page that is rendered in the browser only. Texts of such elements are not found by `getByText`.
    await page.goto('/dashboard/support/new');
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('This page needs JavaScript.');
    const user = (await (await context.request.get('/api/auth/me')).json()) as Account;
    expect(user.username).toBe(member.username);
  });

  test(
    'a visitor signs up with the code of a friend, after correcting a field',
    { tag: '@core' },
    async ({ page, member, context }) => {
      const friend = (await (await context.request.get('/api/auth/me')).json()) as { referralCode: string };
      await context.clearCookies();
      const register = new RegisterScreen(page);
      const username = `plain-${crypto.randomUUID().slice(0, 13)}`;
      await page.goto(`/register?ref=${friend.referralCode}&next=/dashboard/referrals`);
      await register.username.fill(member.username);
      await register.email.fill(`${username}@example.org`);
      await register.password.fill('a-line-of-its-own');
      await register.submit.click();

      await expect(register.username).toBeFocused();
      await expect(register.username).toHaveAttribute('aria-invalid', 'true');
      await expect(register.username).toHaveAccessibleDescription(/taken/i);
      await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText(/taken/i);
      await expect(register.email).toHaveValue(`${username}@example.org`);

      await register.username.fill(username);
      await register.password.fill('a-line-of-its-own');
      await register.submit.click();
      await expect(page).toHaveURL('/dashboard/referrals');
    },
  );

  test.describe('while the server of mf-marketing is down', () => {
    test.beforeEach(({ platform }) => platform.stop('mf-marketing'));
    test.afterEach(({ platform }) => platform.resume('mf-marketing'));

    test('a member logs in, and a visitor signs up', async ({ page, member, context }) => {
      await context.clearCookies();
      await page.goto('/login?next=/dashboard/tasks');
      await expectLogin(page, member);

      await context.clearCookies();
      await page.goto('/register?next=/dashboard/referrals');
      const register = new RegisterScreen(page);
      const username = `down-${crypto.randomUUID().slice(0, 13)}`;
      await register.username.fill(username);
      await register.email.fill(`${username}@example.org`);
      await register.password.fill('a-line-of-its-own');
      await register.submit.click();
      await expect(page).toHaveURL('/dashboard/referrals');
    });
  });

  test('a friend is paid whose link a visitor followed before reading other pages', async ({
    page,
    member,
    context,
  }) => {
    const friend = (await (await context.request.get('/api/auth/me')).json()) as { referralCode: string };
    await context.clearCookies();
    await page.goto(`/register?ref=${friend.referralCode}`);
    const notice = page.locator('noscript aside');
    await expect(notice).toContainText(`invited with the code ${friend.referralCode}`);
    await page.goto('/faq');
    await page.goto('/register');
    await expect(notice).toContainText(friend.referralCode);

    const register = new RegisterScreen(page);
    const username = `later-${crypto.randomUUID().slice(0, 13)}`;
    await register.username.fill(username);
    await register.email.fill(`${username}@example.org`);
    await register.password.fill('a-line-of-its-own');
    await register.submit.click();
    await expect(page).toHaveURL('/dashboard');
    expect((await context.cookies()).filter(({ name }) => name.includes('referralCode'))).toEqual([]);

    await context.clearCookies();
    await page.goto('/login');
    await new LogInScreen(page).logIn(member);
    const referrals = await (await context.request.get('/api/user/referrals')).text();
    expect(referrals).toContain(username);
  });

  test('a reload after a message to support shows the answer again and sends nothing', async ({ page }) => {
    await page.goto('/support');
    await page.getByLabel('Name').fill('A reader');
    await page.getByLabel('Email').fill('reader@example.org');
    await page.getByLabel('Subject').fill('A question');
    await page.getByLabel('Message').fill('When does a lock end? I found no date.');
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.getByRole('main').getByRole('button', { name: /send/i }).click();
    const answer = page.getByRole('status').getByRole('heading', { name: 'We received your message' });
    await expect(answer).toBeVisible();
    const text = await page.getByRole('status').textContent();
    expect(text).toMatch(/reference \S+/);
    await page.reload();

    await expect(page.getByRole('status')).toHaveText(text ?? '');
    expect(posts).toHaveLength(1);
  });

  test('a visitor asks for a new password', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('unknown@example.org');
    await page.getByRole('button', { name: 'Send link' }).click();

    await expect(page.getByRole('status').getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send link' })).toHaveCount(0);
  });
});

test.describe('without JavaScript, a link that no longer works', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /400 \(/ });

  for (const [path, button, link, target] of [
    ['/verify-email', 'Confirm this email', 'Request a login link', '/login-link'],
    ['/login-with-link', 'Log in on this device', 'Request a new link', '/login-link'],
    ['/stop-reset', 'Stop the reset', 'Open your settings', '/dashboard/settings'],
  ] as const) {
    test(`of ${path} leads to what helps`, async ({ page }) => {
      await page.goto(`${path}?token=of-last-week`);
      await page.getByRole('main').getByRole('button', { name: button }).click();

      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('This link is no longer valid.');
      await expect(alert.getByRole('link', { name: link })).toHaveAttribute('href', target);
    });
  }
});

test.describe('while the scripts of mf-marketing do not load', () => {
  test.use({
    expectedMessages: /net::ERR_FAILED|mf-marketing: |RUNTIME-008|ScriptNetworkError|40[01] \(/,
  });

  test('a member logs in by the form that the server has prerendered', async ({
    page,
    member,
    context,
    platform,
  }) => {
    await context.clearCookies();
    await page.route(`${platform.address('mf-marketing')}/**`, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/login?next=/dashboard/tasks');
    const login = new LogInScreen(page);
    for (const [width, colorScheme] of [
      [360, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await waitForHydration(page);
      await login.logIn({ ...member, password: 'short' });
      await expect(login.password).toBeFocused();
      expect(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }

    await expectLogin(page, member);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Tasks');
  });
});

test.describe('an answer to a form whose page has scripts', () => {
  test.use({ expectedMessages: /401 \(/ });

  test('stays as it was served, in a layout that is interactive', async ({ page }) => {
    await page.goto('/login');
    await waitForHydration(page);
    await page.getByLabel('Username').fill('unknown-member');
    await page.getByLabel('Password', { exact: true }).fill('not-the-line');
    // Unlike a click, it announces nothing to the page's code.
    const answered = page.waitForEvent('domcontentloaded');
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
    await answered;
    await waitForHydration(page);

    await expect(page.getByRole('main').getByRole('alert')).toContainText('Check your username and password');
    await expect(page.getByLabel('Username')).toHaveValue('unknown-member');
    await page.getByLabel('Theme').selectOption('dark');
    await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  });
});
