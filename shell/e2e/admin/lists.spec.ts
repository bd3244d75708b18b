import { readFile } from 'node:fs/promises';
import { expect } from '../support/fixtures.ts';
import { HOSTS, test } from '../support/admin-fixtures.ts';

for (const host of HOSTS) {
  test.describe(host.name, () => {
    test.use({ host });

    test('keeps search, filters and order in the URL and exports the same list as CSV', async ({
      admin,
      seeder,
    }) => {
      const { page } = admin;
      const member = await seeder.activeMember();
      for (const blueprintId of [2, 3]) await seeder.purchase(member, blueprintId);
      const approved = await seeder.purchase(member, 4);
      await (
        await seeder.administrator()
      ).post(`/api/admin/purchases/${approved}/approve`, { payer: 'payer@example.com' });

      await admin.open('Purchases');
      await admin.search.fill(member.username);
      await expect(page).toHaveURL(/\?q=/); // The search is debounced.
      await expect(admin.blueprints).toHaveText(['AI Image Creation', 'AI Video Creation']);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByLabel('Status').selectOption('All');
      await page.getByRole('button', { name: 'Price' }).click();
      await expect(page).toHaveURL(new RegExp(`\\?q=${member.username}&status=all&sort=lowest$`));
      await page.getByRole('button', { name: 'Price' }).click();
      await expect(admin.blueprints).toHaveText([
        'AI Video Creation',
        'AI Voiceover Work',
        'AI Image Creation',
      ]);

      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Reference' }).click();
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(admin.columns.filter({ hasText: 'Reference' })).toBeVisible();
      await expect(admin.columns.filter({ hasText: 'Price' })).toHaveAttribute('aria-sort', 'descending');
      await expect(admin.table.getByRole('row')).toHaveCount(4);

      const arriving = page.waitForEvent('download');
      await admin.csv.click();
      const lines = (await readFile(await (await arriving).path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(4);
      expect(lines.slice(1).map((line) => /AI [\w ]+/.exec(line)?.[0])).toEqual([
        'AI Video Creation',
        'AI Voiceover Work',
        'AI Image Creation',
      ]);
    });

    test('goes to the next page and back', async ({ admin, richMember }) => {
      test.slow(); // Creates the member whose referrals fill more than one page on first use.
      expect(richMember.username).toBeTruthy();
      const { page } = admin;
      await admin.open('Audit log', '?sort=oldest');
      const rows = admin.table.getByRole('row');
      await expect(rows).toHaveCount(51);
      const firstRow = () => rows.nth(1).innerText();
      const onPageOne = await firstRow();

      // The old page stays until the new one has loaded.
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page).toHaveURL(/cursor=/);
      await expect.poll(firstRow).not.toBe(onPageOne);
      const onPageTwo = await firstRow();
      await page.goBack();
      await expect.poll(firstRow).toBe(onPageOne);
      await page.goForward();
      await expect.poll(firstRow).toBe(onPageTwo);
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(page).not.toHaveURL(/cursor=/);
      await expect.poll(firstRow).toBe(onPageOne);
    });

    test.describe('while the API is down', () => {
      test.use({ expectedMessages: /503 \(Service Unavailable\)/ });

      test('reports that a list did not load, and loads it on retry', async ({ admin, platform, seeder }) => {
        test.slow();
        const { page } = admin;
        const member = await seeder.member();
        await seeder.verification(member);
        await admin.open('Overview');
        await expect(admin.heading).toHaveText('Admin Dashboard');
        await platform.stop('api');
        try {
          await page.getByRole('link', { name: /^Verifications/ }).click();
          await expect(page.getByText('Failed to load verifications')).toBeVisible();
        } finally {
          await platform.resume('api');
        }
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(admin.table).toBeVisible();
      });
    });
  });
}
