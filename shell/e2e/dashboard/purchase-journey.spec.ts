import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { readCapturedMail } from '../support/captured-mails.ts';
import { test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'a purchase is begun, paid, reported and confirmed',
  { tag: '@core' },
  async ({ page, platform, seeder, logIn, secondAdmin }) => {
    test.slow();
    const member = await seeder.activeMember();
    await logIn(member);
    const blueprint = new BlueprintScreen(page);
    const { payment } = blueprint;

    await test.step('begins, and is not said to be paid', async () => {
      await page.goto('/blueprint/8');
      await blueprint.purchase.click();
      await page.getByRole('radio', { name: 'USDT' }).check();
      await page.getByRole('button', { name: 'Purchase for $59.99' }).click();
      await expect(page).toHaveURL('/dashboard/blueprints?purchase=success');
      await expect(page.getByText('awaits your payment')).toBeVisible();
      await expect(page.getByText('Awaiting your payment').first()).toBeVisible();
    });

    await test.step('mails how to pay', async () => {
      const mail = await readCapturedMail(platform, {
        username: member.username,
        subject: 'Pay for Transcription & Subtitles with AI',
      });
      expect(mail).toMatch(
        /Amount: \$59\.99\nReference: BP-\w{8}\nPayment method: USDT\nNetwork: TRC-20\nPay to: T/,
      );
    });

    await test.step('shows where to pay, and copies it', async () => {
      await page.getByRole('link', { name: /^Show payment instructions/ }).click();
      await expect(payment).toContainText(/Pay and report it by/);
      await expect(payment).toContainText('TRC-20');
      for (const [name, text] of [
        ['the amount', /^59\.99$/],
        ['the reference', /^BP-\w{8}$/],
        ['where to pay', /^T\w{33}$/],
      ] as const) {
        await payment.getByRole('button', { name: `Copy ${name}` }).click();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
      }
    });

    await test.step('is not reported without a transaction hash', async () => {
      await payment.getByLabel('Transaction hash').fill('   ');
      await payment.getByRole('button', { name: 'Report the payment' }).click();
      await expect(payment.getByText('Please enter the transaction hash')).toBeVisible();
    });

    await test.step('is reported, and waits for its confirmation', async () => {
      await payment.getByLabel('Transaction hash').fill('4f1c8f078920aa31');
      await payment.getByRole('button', { name: 'Report the payment' }).click();
      await expect(payment).toContainText('Waiting for confirmation.');
      await expect(payment).toContainText('4f1c8f078920aa31');
      await page.reload();
      await expect(payment).toContainText('Waiting for confirmation.');
    });

    await test.step('is confirmed by an administrator and opens its tasks', async () => {
      await secondAdmin.openReview('Purchases', member.username);
      await expect(secondAdmin.record).toContainText('Payment reported');
      await secondAdmin.approve.click();
      await secondAdmin.confirmPayment();
      await expect(secondAdmin.undoBar).toContainText('Purchase approved');
      await expect(secondAdmin.decision).toContainText('Approved by');

      await page.reload();
      await expect(page.getByRole('link', { name: 'Start a task' })).toBeVisible();
    });

    await test.step('is returned by the member, and paid back', async () => {
      await seeder.confirmAddress(member);
      await page.getByRole('button', { name: 'Return blueprint' }).click();
      const dialog = page.getByRole('alertdialog', { name: /^Return Transcription/ });
      await expect(dialog).toContainText('You get $59.99 back.');
      await dialog.getByRole('button', { name: 'Return blueprint' }).click();
      await expect(page.getByText('Being returned').first()).toBeVisible();

      await secondAdmin.open('Purchases', `?status=returning&q=${member.username}`);
      await secondAdmin.row(member.username).getByRole('link', { name: /^View/ }).click();
      await secondAdmin.page.getByRole('button', { name: 'Reveal payer' }).click();
      await expect(secondAdmin.record).toContainText('payer@example.com');
      await secondAdmin.page.getByRole('button', { name: 'Mark as paid back' }).click();
      await secondAdmin.transactionReference.fill('BACK-1');
      await secondAdmin.dialog.getByRole('button', { name: '$59.99 was sent' }).click();
      await expect(secondAdmin.decision).toContainText('Returned by');

      await page.reload();
      await expect(page.getByText('to the account that paid')).toBeVisible();
    });
  },
);
