import { expect } from './support/fixtures.ts';
import { HOMES, test } from './support/staff-fixtures.ts';

for (const home of HOMES) {
  test.describe(home.name, () => {
    test.use({ home });

    test('shows a member’s whole story, with personal data masked until somebody reveals it', async ({
      desk,
      work,
    }) => {
      const { page } = desk;
      const member = await work.activeMember();
      await member.post('/api/user/claim-signup-bonus');
      await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });
      await work.purchase(member);
      const reference = await work.ticket(member, 'Where is my withdrawal?');
      const email = `${member.username}@example.org`;

      await desk.open('Users');
      await desk.search.fill(member.username);
      await expect(desk.table.getByRole('row')).toHaveCount(2);
      await expect(desk.row(member.username)).toContainText('$50.00');
      await page.getByRole('link', { name: `View ${member.username}` }).click();
      await expect(desk.heading).toContainText(member.username);

      await test.step('profile', async () => {
        const profile = page.getByRole('region', { name: 'Profile' });
        await expect(profile).toContainText('Signup bonusClaimed');
        await expect(profile).not.toContainText(email);
        await profile.getByRole('button', { name: 'Reveal profile' }).click();
        await expect(profile).toContainText(email);
        await profile.getByRole('button', { name: 'Mask again' }).click();
        await expect(profile).not.toContainText(email);
      });

      await test.step('activity', async () => {
        const activity = page.getByRole('region', { name: 'Activity' });
        await expect(activity).toContainText('Signup bonus');
        for (const [tab, told] of [
          ['Completions', 'Browser Detection Task'],
          ['Verifications', 'Approved'],
          ['Purchases', 'AI Image Creation'],
          ['Withdrawals', 'No withdrawals'],
          ['Tickets', reference],
          ['Audit', 'Revealed a profile'],
        ] as const) {
          await activity.getByRole('tab', { name: tab }).click();
          await expect(activity.getByRole('tabpanel')).toContainText(told);
        }
      });
    });

    test('disables a member at once, lets one in again, and both are in the log with their reasons', async ({
      desk,
      work,
    }) => {
      const { page } = desk;
      const member = await work.member();
      const account = { username: member.username, password: member.password };

      await desk.openRecord('Users', member.id);
      await page.getByRole('button', { name: 'Disable the account' }).click();
      await expect(desk.dialog).toContainText('is logged out everywhere immediately');
      await desk.dialog.getByRole('button', { name: 'More than one account' }).click();
      await desk.dialog.getByRole('button', { name: 'Disable the account' }).click();
      await expect(page.getByText('Account disabled', { exact: true })).toBeVisible();
      await expect(desk.heading).toContainText('Disabled');
      expect(await member.status('/api/auth/me')).toBe(401);
      await expect(member.post('/api/auth/login', account)).rejects.toThrow('account_disabled');

      await page.getByRole('button', { name: 'Enable the account' }).click();
      await desk.dialog.getByRole('button', { name: 'Issue resolved' }).click();
      await desk.dialog.getByRole('button', { name: 'Enable the account' }).click();
      await expect(page.getByText('Account enabled', { exact: true })).toBeVisible();
      await member.post('/api/auth/login', account);

      await desk.open('Audit log', `?q=${member.username}`);
      await expect(desk.row('Disabled a user')).toContainText(/admin.*The same person has more than one/);
      await expect(desk.row('Enabled a user')).toContainText(
        /admin.*issue for which the account was disabled is resolved/,
      );
    });

    test('says how the platform is: its books, and what is live', async ({ desk, platform }) => {
      const { page } = desk;
      await desk.open('Ledger');
      await expect(page.getByText('The ledger is correct')).toBeVisible();
      await expect(desk.row('All accounts')).toContainText('$0.00');

      await desk.open('Releases');
      const registry = await page.request.get(`${platform.address('shell')}/registry.json`);
      const { remotes } = (await registry.json()) as { remotes: Record<string, { version: string }> };
      expect(Object.keys(remotes)).toHaveLength(3);
      for (const [app, { version }] of Object.entries(remotes)) {
        await expect(desk.row(app)).toContainText(version);
      }
    });
  });
}
