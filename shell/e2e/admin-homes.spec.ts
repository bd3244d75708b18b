import { DEMO_ACCOUNTS } from '@platform/contracts';
import { ConsoleScreen } from './screens/console.screen.ts';
import { SignInScreen } from './screens/sign-in.screen.ts';
import { ADMINISTRATOR, expect } from './support/fixtures.ts';
import { Keyboard } from './support/keyboard.ts';
import { HOMES, test, type ConsoleHome } from './support/staff-fixtures.ts';

const [IN_SHELL, STAND_ALONE] = HOMES as readonly [ConsoleHome, ConsoleHome];

test.describe('in the shell', () => {
  test.use({ home: IN_SHELL });

  test('a member is led to the dashboard from every one of its addresses, and loads nothing of it', async ({
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

  test('the short address leads an administrator to the overview, and its counters to their queues', async ({
    desk,
    work,
  }) => {
    const member = await work.activeMember();
    await work.purchase(member);
    const { page } = desk;
    await page.goto('/admin');
    await expect(page).toHaveURL('/dashboard/admin');
    await expect(page.getByText('Admin guidelines')).toBeVisible();
    for (const name of ['Review verifications', 'Review withdrawals', 'Review purchases']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Review purchases', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/admin/blueprints');
    await expect(desk.row(member.username)).toBeVisible();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('stand-alone', () => {
  test.use({ home: STAND_ALONE });

  test('lives without the shell: signs in, and clears a queue by keyboard alone', async ({
    page,
    platform,
    work,
  }) => {
    test.slow();
    const member = await work.activeMember();
    for (const blueprintId of [2, 3, 4]) await work.purchase(member, blueprintId);
    await platform.stop('shell');
    try {
      const keyboard = new Keyboard(page);
      const signIn = new SignInScreen(page);
      const desk = new ConsoleScreen(page);
      await page.goto('/blueprints');
      await expect(page).toHaveURL('/login?next=%2Fblueprints');
      await keyboard.fill(signIn.username, ADMINISTRATOR.username);
      await keyboard.fill(signIn.password, ADMINISTRATOR.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/blueprints');

      await keyboard.fill(desk.search, member.username);
      await expect(page).toHaveURL(`/blueprints?q=${member.username}`);
      await expect(desk.table.getByRole('row')).toHaveCount(4);
      await page.keyboard.press('Tab');
      await page.keyboard.press('j');

      await expect(desk.facts).toContainText('AI Image Creation');
      await expect(desk.heading).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(desk.row('AI Image Creation').getByRole('link', { name: /^View/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(desk.heading).toBeFocused();
      await page.keyboard.press('a');
      await keyboard.press(desk.question.getByRole('button', { name: 'Approve, $69.99 has arrived' }));
      await expect(desk.onward).toBeFocused();
      await page.keyboard.press('Enter');

      await expect(desk.facts).toContainText('AI Video Creation');
      await page.keyboard.press('r');
      await keyboard.press(desk.dialog.getByRole('button', { name: 'No payment' }));
      await keyboard.press(desk.dialog.getByRole('button', { name: 'Reject the purchase' }));
      await expect(desk.decision).toContainText('Rejected by admin');

      await page.keyboard.press('j');
      await expect(desk.facts).toContainText('AI Voiceover Work');
      await page.keyboard.press('k');
      await page.keyboard.press('Escape');
      await expect(desk.row('AI Voiceover Work').getByRole('link', { name: /^View/ })).toBeFocused();
      await expect(desk.table.getByRole('row')).toHaveCount(2);
    } finally {
      await platform.resume('shell');
    }
  });

  test.describe('for members', () => {
    test.use({ expectedMessages: /403 \(Forbidden\)/ });

    test('is closed, and says so', async ({ page }) => {
      await page.goto('/login');
      await new SignInScreen(page).signIn(DEMO_ACCOUNTS[0]);
      await expect(page.getByRole('alert')).toContainText('Only administrators can log in here');
      await expect(page).toHaveURL('/login');
    });
  });

  test('has a session of its own: leaving it leaves the shell’s alone', async ({
    desk,
    platform,
    signIn,
  }) => {
    const { page } = desk;
    const inShell = `${platform.address('shell')}/api/auth/me`;
    await signIn(DEMO_ACCOUNTS[0]);
    await desk.open('Overview');
    await page.getByRole('button', { name: 'admin' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('You have been logged out.', { exact: true })).toBeVisible();
    const user = (await (await page.request.get(inShell)).json()) as { username: string };
    expect(user.username).toBe(DEMO_ACCOUNTS[0].username);
  });
});
