import { expect } from '../support/fixtures.ts';
import { expectRejection } from '../support/rejection.ts';
import { HOSTS, test } from '../support/admin-fixtures.ts';

/**
 * The administrators' part of the error catalogue (docs/specification.md#8-messages), with responses of the real
 * servers: the message of a list that does not load or a decision that fails, and a successful retry.
 */
for (const host of HOSTS) {
  test.describe(host.name, () => {
    test.use({ host, expectedMessages: /503 \(Service Unavailable\)|404 \(Not Found\)/ });

    test('reports a list that does not load, and loads it on retry', async ({ admin, seeder, platform }) => {
      const { page } = admin;
      const member = await seeder.member();
      await seeder.verification(member);
      await admin.open('Overview');
      await expect(page.getByText('Admin guidelines')).toBeVisible();

      await platform.stop('api');
      try {
        await page
          .getByRole('navigation', { name: 'Admin' })
          .getByRole('link', { name: /^Verifications/ })
          .click();
        await expect(page.getByRole('heading', { name: 'Failed to load verifications' })).toBeVisible();
        const retry = page.getByRole('button', { name: 'Retry' });
        const message = await expectRejection(page, /\/pending-verifications/, retry, 'GET');
        await expect(page.getByRole('main')).toContainText(message);
        await expect(retry).toBeEnabled();
      } finally {
        await platform.resume('api');
      }

      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(admin.row(member.username)).toBeVisible();
    });

    test('reports a failed decision, keeps the input, and succeeds on retry', async ({
      admin,
      seeder,
      platform,
    }) => {
      const { page } = admin;
      const [approved, rejected] = [await seeder.member(), await seeder.member()];
      for (const member of [approved, rejected]) await seeder.verification(member);

      await test.step('an approval', async () => {
        await admin.openReview('Verifications', approved.username);
        await admin.approve.click();
        await admin.decideWithoutViewing.check();
        await admin.dialog.getByLabel('Subject').fill('Welcome');
        await platform.stop('api');
        try {
          const message = await expectRejection(page, '/decisions/check', admin.sendApproval);
          await expect(admin.dialog.getByRole('alert')).toContainText(
            `Failed to approve verification: ${message}`,
          );
          await expect(admin.dialog.getByLabel('Subject')).toHaveValue('Welcome');
        } finally {
          await platform.resume('api');
        }
        await admin.sendApproval.click();
        await admin.passUndo();
        await expect(admin.decision).toContainText('Approved by admin');
      });

      await test.step('a rejection', async () => {
        await admin.openReview('Verifications', rejected.username);
        await admin.reject.click();
        await admin.decideWithoutViewing.check();
        await admin.reason.fill('The address is not complete.');
        const send = admin.dialog.getByRole('button', { name: 'Reject, can try again' });
        await platform.stop('api');
        try {
          const message = await expectRejection(page, '/decisions/check', send);
          await expect(admin.dialog.getByRole('alert')).toContainText(
            `Failed to reject verification: ${message}`,
          );
          await expect(admin.reason).toHaveValue('The address is not complete.');
        } finally {
          await platform.resume('api');
        }
        await send.click();
        await admin.passUndo();
        await expect(admin.record).toContainText('Rejected, can try again');
      });
    });

    test('reports a missing record and links back to the list', async ({ admin }) => {
      const { page } = admin;
      await admin.openRecord('Verifications', '0'.repeat(24));
      await expect(admin.heading).toHaveText('This verification does not exist');
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect(admin.heading).toHaveText('Identity verifications');
    });
  });
}
