import type { MailRow } from '@platform/contracts';
import { HOSTS, test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';

const LINK = /\/verify-email\?token=([\w-]{20,})/;

for (const host of HOSTS) {
  test.describe(host.name, () => {
    test.use({ host });

    test(
      'masks the link in an email until it is revealed, and records each reveal',
      { tag: host.coreTag },
      async ({ admin, seeder }) => {
        const { page } = admin;
        const member = await seeder.member();
        const administrator = await seeder.administrator();
        const { items } = await administrator.get<{ items: MailRow[] }>(
          `/api/admin/outbox?q=${member.username}`,
        );
        await admin.openRecord('Outbox', items[0]?.id ?? '');
        await expect(admin.record).toContainText('/verify-email?token=••••••••');
        expect(await page.content()).not.toMatch(LINK);

        await page.getByRole('button', { name: 'Reveal the link' }).click();
        await expect(admin.confirmation).toContainText(`can act as ${member.username}`);
        await admin.confirm();
        await expect(admin.record).toContainText(LINK);
        await page.getByRole('button', { name: 'Mask again' }).click();
        await expect(admin.record).not.toContainText(LINK);

        await admin.open('Audit log', `?action=mail_revealed&q=${member.username}`);
        await expect(admin.row('Revealed the link in an email')).toHaveCount(1);
        await expect(admin.row('Revealed the link in an email')).toContainText('admin');
      },
    );
  });
}
