/**
 * How many keys a decision costs. What is typed into a field counts as one. The console is used all day, so a change
 * that costs one key more has to say why.
 */
import type { Locator, Page } from '@playwright/test';
import type { ConsoleScreen } from '../screens/console.screen.ts';
import { test } from '../support/admin-fixtures.ts';
import { settleDestinations } from '../support/api-commands.ts';
import { expect } from '../support/fixtures.ts';
import { PICTURE_BLUEPRINT, PICTURE_TASK } from '../support/seeder.ts';

/** Counts the keys that an administrator presses. */
class Presses {
  count = 0;

  constructor(page: Page) {
    this.page = page;
  }

  private readonly page: Page;

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.count++;
  }

  /** Types into a field that has the focus already. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await this.page.keyboard.type(text);
    this.count++;
  }
}

test('an identity is looked at and approved with 4 keys', async ({ admin, seeder }) => {
  const member = await seeder.member();
  await admin.openRecord('Verifications', await seeder.verification(member));
  await expect(admin.approve).toBeVisible();
  const keys = new Presses(admin.page);
  await keys.press('v');
  await expect(admin.record).toContainText('Mask again');
  await keys.press('a');
  await expect(admin.sendApproval).toBeVisible();
  await keys.press('ControlOrMeta+Enter');
  await expect(admin.undoBar).toContainText('Verification approved');
  await goOn(admin.decision, keys);
  expect(keys.count).toBe(4);
});

test('a payment is recorded with 4 keys', async ({ admin, seeder }) => {
  const member = await seeder.activeMember();
  await admin.openRecord('Purchases', await seeder.purchase(member));
  await expect(admin.approve).toBeVisible();
  const keys = new Presses(admin.page);
  await keys.press('a');
  await keys.type(admin.payer, 'payer@example.com');
  await keys.press('ControlOrMeta+Enter');
  await expect(admin.undoBar).toContainText('Purchase approved');
  await goOn(admin.decision, keys);
  expect(keys.count).toBe(4);
});

test('a withdrawal is approved with 3 keys', async ({ admin, platform, seeder, richMember }) => {
  test.slow(); // Creates the member with enough money on first use.
  const id = await seeder.withdrawal(richMember, 50);
  await settleDestinations(platform.dataFolder);
  await admin.openRecord('Withdrawals', id);
  await expect(admin.approve).toBeVisible();
  const keys = new Presses(admin.page);
  await keys.press('a');
  await expect(admin.confirmApproval).toBeFocused();
  await keys.press('a');
  await expect(admin.undoBar).toContainText('Withdrawal approved');
  await goOn(admin.decision, keys);
  expect(keys.count).toBe(3);
});

test('a ticket is answered with 4 keys', async ({ admin, seeder }) => {
  const { page } = admin;
  const member = await seeder.member();
  const reference = await seeder.ticket(member, 'Where is my withdrawal?');
  await admin.open('Tickets');
  await page.getByRole('link', { name: `View ${reference}` }).click();
  await expect(admin.record).toContainText('It still says Processing.');
  const keys = new Presses(page);
  await keys.press('r');
  await keys.type(admin.composer.getByLabel('Answer'), 'It was paid out this morning.');
  await keys.press('ControlOrMeta+Enter');
  await expect(page.getByText('Answer sent', { exact: true })).toBeVisible();
  await goOn(admin.decision, keys);
  expect(keys.count).toBe(4);
});

test('all choices of a submission are looked at and approved with 5 keys and one for each criterion', async ({
  admin,
  seeder,
}) => {
  const { page } = admin;
  await seeder.clearReviews();
  await seeder.submission(await seeder.skilledMember());
  const keys = await claimNext(admin);
  await keys.press('t');
  await expect(page.getByRole('region', { name: 'All answers' })).toBeVisible();
  const rubric = page.getByRole('region', { name: 'Rubric' });
  const criteria = await rubric.getByRole('group').count();
  const filledIn = await rubric.getByRole('radio', { checked: true }).count();
  for (let open = criteria - filledIn; open > 0; open--) await keys.press('3');
  await approveWork(admin, keys);
  expect(keys.count).toBe(5 + criteria - filledIn);
});

test('eight pictures are looked at and approved with 3 keys, and one for each picture and criterion', async ({
  admin,
  seeder,
}) => {
  const { page } = admin;
  await seeder.clearReviews();
  const { member } = await seeder.owner(PICTURE_BLUEPRINT);
  await seeder.submission(member, PICTURE_TASK);
  const keys = await claimNext(admin);
  const pictures = 8;
  for (let number = 1; number <= pictures; number++) {
    await expect(page.getByRole('heading', { name: new RegExp(`${number} of ${pictures}`) })).toBeVisible();
    await expect(page.getByRole('img').first()).toBeInViewport();
    if (number < pictures) await keys.press('j');
  }
  const rubric = page.getByRole('region', { name: 'Rubric' });
  const criteria = await rubric.getByRole('group').count();
  for (let number = 1; number <= criteria; number++) await keys.press('3');
  await approveWork(admin, keys);
  expect(keys.count).toBe(3 + pictures + criteria);
});

/** Claims the work that is due first. Returns the keys that it took. */
async function claimNext(admin: ConsoleScreen): Promise<Presses> {
  const { page } = admin;
  await admin.open('Reviews');
  await expect(page.getByRole('button', { name: 'Claim next' })).toBeVisible();
  const keys = new Presses(page);
  await keys.press('n');
  await expect(page.getByText('Claimed by you')).toBeVisible();
  return keys;
}

/** Approves the work and claims the next one. */
async function approveWork({ page, dialog, undoBar }: ConsoleScreen, keys: Presses): Promise<void> {
  await keys.press('a');
  await expect(dialog.getByRole('button', { name: /^Approve \$/ })).toBeVisible();
  await keys.press('ControlOrMeta+Enter');
  await expect(undoBar).toContainText('Work approved');
  await expect(page.getByRole('button', { name: 'Claim next' })).toBeFocused();
  await keys.press('n');
}

/** Opens what comes next: its button has the focus after a decision. */
async function goOn(decision: Locator, keys: Presses): Promise<void> {
  const next = decision.getByRole('button', { name: /^(Next in the queue|Back to the list)$/ });
  await expect(next).toBeFocused();
  await keys.press('Enter');
  await expect(next).toHaveCount(0);
}
