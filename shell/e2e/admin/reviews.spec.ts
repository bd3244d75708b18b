import type { Submission } from '@platform/contracts';
import type { ConsoleScreen } from '../screens/console.screen.ts';
import { test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import type { ApiUser, Seeder } from '../support/seeder.ts';
import { findViolations } from '../support/visual-test.ts';

const COMMENT = 'The note leaves this open. Read it once more.';

test(
  'reviews work by keyboard: claims, comments, asks for changes, and approves the second round',
  { tag: '@core' },
  async ({ admin, seeder }) => {
    const { page } = admin;
    const keyboard = new Keyboard(page);
    const { member, id } = await seedReview(seeder);

    await test.step('claims what is due first', async () => {
      await admin.open('Reviews');
      await expect(page.getByRole('button', { name: 'Claim next' })).toBeVisible();
      await page.keyboard.press('n');
      await expect(page).toHaveURL(new RegExp(`/reviews/${id}$`));
      await expect(page.getByText('Claimed by you')).toBeVisible();
      await expect(admin.record).not.toContainText(member.username);
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('comments on an item that differs from the right answer', async () => {
      const first = await page.getByRole('heading', { level: 2, name: /^Item \d+ of/ }).textContent();
      await page.keyboard.press('j');
      await expect(page.getByRole('heading', { level: 2, name: /^Item \d+ of/ })).not.toHaveText(first ?? '');
      await page.keyboard.press('m');
      await keyboard.fill(admin.dialog.getByLabel('Comment', { exact: true }), COMMENT);
      await keyboard.press(admin.dialog.getByRole('button', { name: 'Save the comment' }));
      await page.reload();
      await expect(page.getByRole('region', { name: 'Comments' })).toContainText(COMMENT);
    });

    await test.step('asks for changes', async () => {
      await page.keyboard.press('r');
      await expect(admin.dialog).toContainText('The member reads your 1 comment');
      expect(await findViolations(page)).toEqual([]);
      await keyboard.press(admin.dialog.getByRole('button', { name: 'Ask for changes' }));
      await expect(admin.decision).toContainText(/Changes requested · sent in \d+ s/);
      await expect(page.getByRole('button', { name: 'Claim next' })).toBeFocused();
      await admin.passUndo();
      await expect(admin.decision).toContainText('Changes requested by admin');
    });

    const submission = await member.get<Submission>(`/api/user/submissions/${id}`);
    expect(submission.reviews[0]?.comments).toMatchObject([{ text: COMMENT }]);
    await seeder.handIn(member, submission, { option: 1 });

    await test.step('approves the second round with the version before beside it, and undoes that', async () => {
      await page.keyboard.press('n');
      await expect(page.getByText('Claimed by you')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Version before' })).toBeChecked();
      const checked = page.getByRole('region', { name: 'Rubric' }).getByRole('radio', { checked: true });
      // The score has filled in the others.
      for (const { scoredBy } of submission.rubric) if (!scoredBy) await page.keyboard.press('3');
      await expect(checked).toHaveCount(submission.rubric.length);
      await page.keyboard.press('a');
      await keyboard.press(admin.dialog.getByRole('button', { name: /^Approve \$/ }));
      await expect(admin.decision).toContainText(/Work approved · sent in \d+ s/);
      await keyboard.press(admin.decision.getByRole('button', { name: 'Undo' }));
      await expect(admin.approve).toBeVisible();
      await expect(checked).toHaveCount(submission.rubric.length);
    });
    const { state } = await member.get<Submission>(`/api/user/submissions/${id}`);
    expect(state).toBe('submitted');
  },
);

test('shows a second reviewer who has claimed a submission and who decided it', async ({
  admin,
  secondAdmin,
  seeder,
}) => {
  const { member, id } = await seedReview(seeder);
  const { rubric } = await member.get<Submission>(`/api/user/submissions/${id}`);
  await admin.openRecord('Reviews', id);
  await claim(admin);

  await secondAdmin.openRecord('Reviews', id);
  await expect(secondAdmin.record).toContainText('Claimed by admin');
  await expect(secondAdmin.page.getByRole('button', { name: 'Claim', exact: true })).toHaveCount(0);

  await admin.page.getByRole('button', { name: 'Release' }).click();
  await expect(admin.page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
  await secondAdmin.page.reload();
  await claim(secondAdmin);
  for (const { scoredBy } of rubric) if (!scoredBy) await secondAdmin.page.keyboard.press('3');
  await secondAdmin.approve.click();
  await secondAdmin.dialog.getByRole('button', { name: /^Approve \$/ }).click();
  await expect(secondAdmin.undoBar).toContainText('Work approved');
  await admin.page.reload();
  await expect(admin.record).toContainText('Claimed by kate');
  await secondAdmin.page.reload();
  await expect(secondAdmin.decision).toContainText('Approved by kate');
  await admin.page.reload();
  await expect(admin.decision).toContainText('Approved by kate');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('shows the queue and a submission without sideways scrolling', async ({ admin, seeder }) => {
    const { page } = admin;
    const { id } = await seedReview(seeder);
    await admin.open('Reviews');
    await expect(page.getByRole('button', { name: 'Claim next' })).toBeVisible();
    await expectFits(admin);
    await admin.openRecord('Reviews', id);
    await claim(admin);
    await expectFits(admin);
    expect(await findViolations(page)).toEqual([]);
  });
});

/** Hands in the only work that waits for a review in this platform. */
async function seedReview(seeder: Seeder): Promise<{ member: ApiUser; id: string }> {
  await seeder.clearReviews();
  const member = await seeder.skilledMember();
  return { member, id: await seeder.submission(member) };
}

async function claim({ page }: ConsoleScreen): Promise<void> {
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByText('Claimed by you')).toBeVisible();
}

async function expectFits({ page }: ConsoleScreen): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
}
