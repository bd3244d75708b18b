import { ADMINISTRATOR, expect, test, waitForHydration } from '../support/fixtures.ts';
import { LogInScreen } from '../screens/log-in.screen.ts';

test(
  'a member page redirects to the login, which returns to it',
  { tag: '@core' },
  async ({ page, member, context }) => {
    await context.clearCookies();
    await page.goto('/dashboard/free-tasks?from=mail');
    await expect(page).toHaveURL('/login?next=%2Fdashboard%2Ffree-tasks%3Ffrom%3Dmail');
    await waitForHydration(page);

    await new LogInScreen(page).logIn(member);

    await expect(page).toHaveURL('/dashboard/free-tasks?from=mail');
  },
);

test('the login redirects members to the dashboard', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/register?next=//evil.example');
  await expect(page).toHaveURL('/dashboard');
});

test('a logout in one tab logs out the others', { tag: '@core' }, async ({ page, context, member }) => {
  expect(member.username).toBeTruthy();
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome back');

  await page.locator('summary', { hasText: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have been logged out.', { exact: true })).toBeVisible();
  await expect(other).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test.describe('an expired session', () => {
  test.use({ expectedMessages: /401 \(Unauthorized\)/ });

  test(
    'redirects to the login, which returns to the same page',
    { tag: '@core' },
    async ({ page, context, member }) => {
      await page.goto('/dashboard/settings');
      await waitForHydration(page);
      await context.request.post('/api/auth/logout');

      await page.evaluate(() => window.dispatchEvent(new Event('focus')));

      await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
      await expect(page.getByText('Your session has ended', { exact: true })).toBeVisible();
      await new LogInScreen(page).logIn(member);
      await expect(page).toHaveURL('/dashboard/settings');
    },
  );

  test('goes on in place beside typed text', { tag: '@core' }, async ({ page, context, member }) => {
    const name = page.getByLabel('Full name');
    await page.goto('/dashboard/settings');
    await name.fill('Maria Alvarez');
    await context.request.post('/api/auth/logout');

    await page.getByRole('button', { name: 'Save profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('region', { name: 'Profile' }).getByText('Profile updated')).toBeVisible();
    await expect(name).toHaveValue('Maria Alvarez');
  });

  test('leaves nothing to another user who logs in', async ({ page, context, member }) => {
    const name = page.getByLabel('Full name');
    await page.goto('/dashboard/settings');
    await waitForHydration(page);
    await name.fill('Maria Alvarez');
    const username = `${member.username.slice(0, 18)}-2`;
    const account = { username, email: `${username}@example.org`, password: member.password };
    await context.request.post('/api/auth/register', { data: account });

    await page.evaluate(() => window.dispatchEvent(new Event('focus')));

    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await expect(name).toHaveValue('');
  });
});

test('a member never downloads the administrators’ pages', async ({ page, member, platform }) => {
  expect(member.username).toBeTruthy();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);

  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
  await waitForHydration(page);
  await page.evaluate(() => history.replaceState(null, '', '/dashboard/admin'));
  await page.reload();
  await expect(page).toHaveURL('/dashboard');

  expect(requests.filter((url) => url.startsWith(platform.address('mf-admin')))).toEqual([]);
});

test('an administrator reaches the console by the menu', async ({ page, logIn }) => {
  await logIn(ADMINISTRATOR);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
});
