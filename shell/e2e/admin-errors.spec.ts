import { expect } from './support/fixtures.ts';
import { refusal } from './support/refusal.ts';
import { HOMES, test } from './support/staff-fixtures.ts';

/**
 * The administrators' part of the error catalogue (product specification, section 8): what is said when a list does
 * not load or a decision does not go through, by the answers of the real servers, and that trying again mends it.
 */
for (const home of HOMES) {
  test.describe(home.name, () => {
    test.use({ home, expectedMessages: /503 \(Service Unavailable\)|404 \(Not Found\)/ });

    test('a list that does not load says so, and loads on Retry', async ({ desk, work, platform }) => {
      const { page } = desk;
      const member = await work.member();
      await work.verification(member);
      await desk.open('Overview');
      await expect(page.getByText('Admin guidelines')).toBeVisible();

      await platform.stop('api');
      try {
        await page
          .getByRole('navigation', { name: 'Admin' })
          .getByRole('link', { name: /^Verifications/ })
          .click();
        await expect(page.getByRole('heading', { name: 'Failed to load verifications' })).toBeVisible();
        const retry = page.getByRole('button', { name: 'Retry' });
        const words = await refusal(page, /\/pending-verifications/, retry, 'GET');
        await expect(page.getByRole('main')).toContainText(words);
        await expect(retry).toBeEnabled();
      } finally {
        await platform.resume('api');
      }

      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(desk.row(member.username)).toBeVisible();
    });

    test('a decision that does not go through says why, keeps what was written, and goes through later', async ({
      desk,
      work,
      platform,
    }) => {
      const { page } = desk;
      const [approved, rejected] = [await work.member(), await work.member()];
      for (const member of [approved, rejected]) await work.verification(member);

      await test.step('an approval', async () => {
        await desk.openCase('Verifications', approved.username);
        await desk.approve.click();
        await desk.dialog.getByLabel('Subject').fill('Welcome');
        await platform.stop('api');
        try {
          const words = await refusal(page, /\/approve-verification\//, desk.sendApproval);
          await expect(desk.dialog.getByRole('alert')).toContainText(
            `Failed to approve verification: ${words}`,
          );
          await expect(desk.dialog.getByLabel('Subject')).toHaveValue('Welcome');
        } finally {
          await platform.resume('api');
        }
        await desk.sendApproval.click();
        await expect(desk.decision).toContainText('Approved by admin');
      });

      await test.step('a refusal', async () => {
        await desk.openCase('Verifications', rejected.username);
        await desk.reject.click();
        await desk.reason.fill('The address is not complete.');
        const send = desk.dialog.getByRole('button', { name: 'Reject, can try again' });
        await platform.stop('api');
        try {
          const words = await refusal(page, '/reject', send);
          await expect(desk.dialog.getByRole('alert')).toContainText(
            `Failed to reject verification: ${words}`,
          );
          await expect(desk.reason).toHaveValue('The address is not complete.');
        } finally {
          await platform.resume('api');
        }
        await send.click();
        await expect(desk.facts).toContainText('Rejected, can try again');
      });
    });

    test('a case that is not there says so, and leads back', async ({ desk }) => {
      const { page } = desk;
      await desk.openRecord('Verifications', '0'.repeat(24));
      await expect(desk.heading).toHaveText('This verification does not exist');
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect(desk.heading).toHaveText('Identity verifications');
    });
  });
}
