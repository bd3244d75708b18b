import { expect } from '../support/fixtures.ts';
import { HOSTS, test } from '../support/admin-fixtures.ts';

for (const host of HOSTS) {
  test.describe(host.name, () => {
    test.use({ host });

    test(
      'shows a member’s activity, with personal data masked until it is revealed',
      { tag: host.coreTag },
      async ({ admin, seeder }) => {
        const { page } = admin;
        const member = await seeder.activeMember();
        await member.post('/api/user/claim-signup-bonus');
        await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });
        await seeder.purchase(member);
        const reference = await seeder.ticket(member, 'Where is my withdrawal?');
        const email = `${member.username}@example.org`;

        await admin.open('Users');
        await admin.search.fill(member.username);
        await expect(admin.table.getByRole('row')).toHaveCount(2);
        await expect(admin.row(member.username)).toContainText('$50.00');
        await page.getByRole('link', { name: `View ${member.username}` }).click();
        await expect(admin.heading).toContainText(member.username);

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
          for (const [tab, text] of [
            ['Completions', 'Browser Detection Task'],
            ['Verifications', 'Approved'],
            ['Purchases', 'AI Image Creation'],
            ['Withdrawals', 'No withdrawals'],
            ['Tickets', reference],
            ['Audit', 'Revealed a profile'],
          ] as const) {
            await activity.getByRole('tab', { name: tab }).click();
            await expect(activity.getByRole('tabpanel')).toContainText(text);
          }
        });
      },
    );

    test('disables and enables an account immediately and logs both with their reasons', async ({
      admin,
      seeder,
    }) => {
      const { page } = admin;
      const member = await seeder.member();
      const account = { username: member.username, password: member.password };

      await admin.openRecord('Users', member.id);
      await page.getByRole('button', { name: 'Disable the account' }).click();
      await expect(admin.dialog).toContainText('is logged out everywhere immediately');
      await admin.dialog.getByRole('button', { name: 'More than one account' }).click();
      await admin.dialog.getByRole('button', { name: 'Disable the account' }).click();
      await expect(page.getByText('Account disabled', { exact: true })).toBeVisible();
      await expect(admin.heading).toContainText('Disabled');
      expect(await member.status('/api/auth/me')).toBe(401);
      await expect(member.post('/api/auth/login', account)).rejects.toThrow('account_disabled');

      await page.getByRole('button', { name: 'Enable the account' }).click();
      await admin.dialog.getByRole('button', { name: 'Issue resolved' }).click();
      await admin.dialog.getByRole('button', { name: 'Enable the account' }).click();
      await expect(page.getByText('Account enabled', { exact: true })).toBeVisible();
      await member.post('/api/auth/login', account);

      await admin.open('Audit log', `?q=${member.username}`);
      await expect(admin.row('Disabled a user')).toContainText(/admin.*The same person has more than one/);
      await expect(admin.row('Enabled a user')).toContainText(
        /admin.*issue for which the account was disabled is resolved/,
      );
    });

    test('shows the trial balance and the live releases', async ({ admin, platform }) => {
      const { page } = admin;
      await admin.open('Ledger');
      await expect(page.getByText('The ledger is correct')).toBeVisible();
      await expect(admin.row('All accounts')).toContainText('$0.00');

      await admin.open('Releases');
      const registry = await page.request.get(`${platform.address('shell')}/registry.json`);
      const { remotes } = (await registry.json()) as { remotes: Record<string, { version: string }> };
      expect(Object.keys(remotes)).toHaveLength(3);
      for (const [app, { version }] of Object.entries(remotes)) {
        await expect(page.getByRole('region', { name: app })).toContainText(version);
      }
    });
  });
}
