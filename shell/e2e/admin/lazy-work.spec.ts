import type { ItemReportRow, Submission } from '@platform/contracts';
import type { ConsoleScreen } from '../screens/console.screen.ts';
import { test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';
import { findViolations } from '../support/visual-test.ts';

/** More than a tenth of sixty items. */
const REPORTS = 7;
const TASK = 'w01-03';
const REASON = 'Every answer is the same, also where the sentence says something else word by word.';

test('work without effort is rejected by two administrators, with its figures, and appealed', async ({
  page,
  admin,
  secondAdmin,
  seeder,
  logIn,
}) => {
  test.slow();
  await seeder.clearReviews();
  const member = await seeder.skilledMember();
  // The same answer everywhere.
  const id = await seeder.submission(member);

  await test.step('the first administrator wants it, and the second one agrees', async () => {
    await rejectForNoEffort(admin, id, 'A second administrator has to agree');
    await expect(admin.record).toContainText('wants to reject this for no effort');
    expect(await findViolations(admin.page)).toEqual([]);
    await rejectForNoEffort(secondAdmin, id, 'Another administrator wants this rejection');
    await expect(secondAdmin.decision).toContainText('Rejected by kate');
  });

  await test.step('the member reads the figures, and appeals', async () => {
    await logIn(member);
    await page.goto(`/dashboard/submissions/${id}`);
    await expect(page.getByText(/answers that we know, \d+% are right/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const text = 'I read every sentence, and each of them looked the same to me.';
    await page.getByLabel('Why is the decision wrong?').fill(text);
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText(/Your appeal waits for a decision/)).toBeVisible();
  });
});

test('work with too many reported items is given back, and goes on when they are decided', async ({
  page,
  secondAdmin,
  seeder,
  logIn,
}) => {
  test.slow();
  const member = await seeder.skilledMember();
  const started = await member.post<Submission>(`/api/tasks/${TASK}/work/start`);
  await seeder.saveDraft(member, started, { reports: REPORTS });
  await logIn(member);

  await test.step('the member reports them and gives the task back', async () => {
    await page.goto(`/dashboard/tasks/${TASK}/work`);
    await page.getByRole('button', { name: 'Hand in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand in for review' });
    await expect(dialog).toContainText('Too many items cannot be done');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Report and give back' }).click();
    await expect(page.getByText(/A person checks your reports of its items/)).toBeVisible();
  });

  await test.step('an administrator decides each report', async () => {
    const administrator = await seeder.administrator();
    const list = `/api/admin/item-reports?q=${started.id}&status=pending`;
    const { items } = await administrator.get<{ items: ItemReportRow[] }>(list);
    expect(items).toHaveLength(REPORTS);
    await secondAdmin.openRecord('Item reports', items[0]?.id ?? '');
    await expect(secondAdmin.record).toContainText('Given back');
    const reason = { reason: 'We looked at it: it can be done.' };
    for (const report of items)
      await administrator.post(`/api/admin/item-reports/${report.id}/reject`, reason);
  });

  await test.step('the draft goes on, and says that they can be done', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^(Start again|Continue)/ }).click();
    const continued = await member.get<Submission>(`/api/user/submissions/${started.id}`);
    const number = continued.items.findIndex(({ report }) => report !== null) + 1;
    await page.getByRole('button', { name: new RegExp(`^Item ${number}\\b`) }).click();
    await expect(page.getByText('A person has looked at this item: it can be done')).toBeVisible();
  });
});

/** Rejects a submission for no effort, after what the console says that it leads to. */
async function rejectForNoEffort(admin: ConsoleScreen, id: string, step: string): Promise<void> {
  const { page, dialog } = admin;
  await admin.openRecord('Reviews', id);
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByText('Claimed by you')).toBeVisible();
  await page.keyboard.press('m');
  await dialog.getByLabel('Comment', { exact: true }).fill('The sentence says something else.');
  await dialog.getByRole('button', { name: 'Save the comment' }).click();
  await admin.reject.click();
  await dialog.getByLabel('Why').selectOption('Its figures show no effort');
  await expect(dialog).toContainText(step);
  await admin.reason.fill(REASON);
  await dialog.getByRole('button', { name: 'Reject the work' }).click();
  await expect(admin.undoBar).toContainText('Work rejected');
  await page.waitForResponse((response) => response.url().endsWith(`/reviews/${id}/reject`));
}
