import { DEMO_ACCOUNTS } from '@platform/contracts';
import { ConsoleScreen } from '../screens/console.screen.ts';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { ADMINISTRATOR, expect } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import { HOSTS, test, type ConsoleHost } from '../support/admin-fixtures.ts';

const [IN_SHELL, STANDALONE] = HOSTS as readonly [ConsoleHost, ConsoleHost];

test.describe('in the shell', () => {
  test.use({ host: IN_SHELL });

  test('redirects a member to the dashboard from each of its paths, and loads nothing of it', async ({
    page,
    member,
    platform,
  }) => {
    expect(member.username).toBeTruthy();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const path of ['/admin', '/dashboard/admin', '/dashboard/admin/withdrawals?status=all']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
    expect(requests.filter((url) => url.startsWith(platform.address('mf-admin')))).toEqual([]);
  });

  test('redirects the short path to the overview, whose counters link to their queues', async ({
    admin,
    seeder,
  }) => {
    const member = await seeder.activeMember();
    await seeder.purchase(member);
    const { page } = admin;
    await page.goto('/admin');
    await expect(page).toHaveURL('/dashboard/admin');
    await expect(page.getByText('Admin guidelines')).toBeVisible();
    for (const name of ['Review verifications', 'Review withdrawals', 'Review purchases']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Review purchases', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/admin/blueprints');
    await expect(admin.row(member.username)).toBeVisible();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('standalone', () => {
  test.use({ host: STANDALONE });

  test('works without the shell: an administrator logs in and clears a queue by keyboard', async ({
    page,
    platform,
    seeder,
  }) => {
    test.slow();
    const member = await seeder.activeMember();
    for (const blueprintId of [2, 3, 4]) await seeder.purchase(member, blueprintId);
    await platform.stop('shell');
    try {
      const keyboard = new Keyboard(page);
      const logIn = new LogInScreen(page);
      const admin = new ConsoleScreen(page);
      await page.goto('/blueprints');
      await expect(page).toHaveURL('/login?next=%2Fblueprints');
      await keyboard.fill(logIn.username, ADMINISTRATOR.username);
      await keyboard.fill(logIn.password, ADMINISTRATOR.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/blueprints');

      await keyboard.fill(admin.search, member.username);
      await expect(page).toHaveURL(`/blueprints?q=${member.username}`);
      await expect(admin.table.getByRole('row')).toHaveCount(4);
      await page.keyboard.press('Tab');
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');

      await expect(admin.record).toContainText('AI Image Creation');
      await expect(admin.heading).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(admin.row('AI Image Creation').getByRole('link', { name: /^View/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(admin.heading).toBeFocused();
      await page.keyboard.press('a');
      await keyboard.fill(admin.payer, 'payer@example.com');
      await keyboard.press(admin.confirmArrival);
      await expect(admin.nextInQueue).toBeFocused();
      await page.keyboard.press('Enter');

      await expect(admin.record).toContainText('AI Video Creation');
      await page.keyboard.press('x');
      await keyboard.press(admin.dialog.getByRole('button', { name: 'No payment' }));
      await keyboard.press(admin.dialog.getByRole('button', { name: 'Reject the purchase' }));
      await admin.passUndo();
      await expect(admin.decision).toContainText('Rejected by admin');

      await page.keyboard.press('j');
      await expect(admin.record).toContainText('AI Voiceover Work');
      await page.keyboard.press('k');
      await page.keyboard.press('Escape');
      await expect(admin.row('AI Voiceover Work').getByRole('link', { name: /^View/ })).toBeFocused();
      await expect(admin.table.getByRole('row')).toHaveCount(2);
    } finally {
      await platform.resume('shell');
    }
  });

  test.describe('for members', () => {
    test.use({ expectedMessages: /403 \(Forbidden\)/ });

    test('rejects a member’s login', async ({ page }) => {
      await page.goto('/login');
      await new LogInScreen(page).logIn(DEMO_ACCOUNTS[0]);
      await expect(page.getByRole('alert')).toContainText('Only administrators can log in here');
      await expect(page).toHaveURL('/login');
    });
  });

  test('preloads every script of a list, and asks once who is logged in', async ({ admin }) => {
    const { page } = admin;
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const list = page.waitForRequest('**/api/admin/withdrawals/pending?*');
    const response = await page.goto('/withdrawals');
    const html = (await response?.text()) ?? '';
    await list;

    const early = paths.slice(0, paths.indexOf('/api/admin/withdrawals/pending'));
    const scripts = early.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((path) => !html.includes(`"${path}"`))).toEqual([]);
    expect(early.filter((path) => path === '/api/auth/me')).toHaveLength(1);
  });

  test('has its own session: a logout keeps the shell’s session', async ({ admin, platform, logIn }) => {
    const { page } = admin;
    const inShell = `${platform.address('shell')}/api/auth/me`;
    await logIn(DEMO_ACCOUNTS[0]);
    await admin.open('Overview');
    await page.getByRole('button', { name: 'admin' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('You have been logged out.', { exact: true })).toBeVisible();
    const user = (await (await page.request.get(inShell)).json()) as { username: string };
    expect(user.username).toBe(DEMO_ACCOUNTS[0].username);
  });
});
