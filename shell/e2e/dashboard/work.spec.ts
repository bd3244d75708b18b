import type { ReviewDetail, Submission } from '@platform/contracts';
import type { Locator, Page } from '@playwright/test';
import { test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';
import type { ApiUser, Seeder } from '../support/seeder.ts';

/** Sixty sentences, each with the options 1, 2 and 0. */
const TASK = 'w01-03';
const ITEMS = 60;
/** The first items, which are answered in the browser. */
const OPEN_ITEMS = 5;
const TWO_MINUTES_MS = 120_000;

/** What the browser says about requests that this test makes fail. */
test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|status of 409/ });

test(
  'work survives a lost connection and another device, is revised, approved and paid',
  { tag: '@core' },
  async ({ page, context, seeder, logIn }) => {
    test.slow();
    const member = await seeder.skilledMember();
    const id = await startWithOpenItems(member);
    await logIn(member);
    await page.clock.install();
    await page.goto(`/dashboard/tasks/${TASK}/work`);
    await expect(page.getByRole('heading', { name: `Item 1 of ${ITEMS}` })).toBeVisible();

    await test.step('two minutes without a connection', async () => {
      await context.setOffline(true);
      await answer(page, 1);
      await expect(page.getByText('Not saved yet: kept on this device, will be sent')).toBeVisible();
      await page.clock.fastForward(TWO_MINUTES_MS);
      await answer(page, 2);
      await context.setOffline(false);
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/^57 of 60 done/)).toBeVisible();
    });

    await test.step('another device saves meanwhile', async () => {
      const submission = await member.get<Submission>(`/api/user/submissions/${id}`);
      await saveElsewhere(member, submission, [
        { itemId: submission.items[5]?.id, answers: {}, cannotDo: 'unreadable' },
      ]);
      await answer(page, 3);
      const panel = page.getByRole('alert', { name: 'Two versions of your answers' });
      await expect(panel).toContainText('Chrome on Android');
      await panel.getByRole('button', { name: 'Keep the answers of this page' }).press('Enter');
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
      await expect(panel).toBeHidden();
    });

    await test.step('hand-in by keyboard', async () => {
      for (let item = 4; item <= OPEN_ITEMS; item++) await answer(page, item);
      await handIn(page, async (dialog) => {
        await expect(dialog.getByRole('alert')).toContainText('Nearly all of your answers are the same.');
        await dialog.getByRole('button', { name: 'Hand in anyway' }).press('Enter');
      });
      await expect(page.getByText(/Your work waits for a reviewer/)).toBeVisible();
    });

    await test.step('changes are requested and made', async () => {
      await requestChanges(seeder, id);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('Look at the first sentence again.').first()).toBeVisible();
      await page.getByRole('link', { name: 'Revise' }).press('Enter');
      await page.getByRole('button', { name: /^Item 1\b/ }).press('Enter');
      await page.keyboard.press('2');
      await handIn(page);
    });

    await test.step('the approved reward is locked', async () => {
      await approve(seeder, id);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText(/^It was approved/)).toBeVisible();
      await page.goto('/dashboard/withdrawals?tab=pending');
      await expect(page.getByRole('row').filter({ hasText: TASK })).toContainText('$10.00');
    });
  },
);

test('of two tabs one writes, and the other can take over without losing an answer', async ({
  page,
  context,
  seeder,
  logIn,
}) => {
  const member = await seeder.skilledMember();
  const id = await startWithOpenItems(member);
  await logIn(member);
  await page.goto(`/dashboard/tasks/${TASK}/work`);
  await answer(page, 1);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/dashboard/tasks/${TASK}/work`);
  const notice = (tab: Page) => tab.getByRole('status').filter({ hasText: 'open in another tab' });
  await expect(notice(other)).toBeVisible();
  await expect(other.getByRole('radio', { name: /^The note says so/ })).toHaveCount(0);
  // Not saved yet when the other tab takes over.
  await answer(page, 2);
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByText(/^57 of 60 done/)).toBeVisible();
  await expect(notice(other)).toBeHidden();
  await expect(notice(page)).toBeVisible();

  await answer(other, 3);
  await expect(other.getByText(/^Saved \d/)).toBeVisible();
  const { items } = await member.get<Submission>(`/api/user/submissions/${id}`);
  const answered = items.slice(0, OPEN_ITEMS).map(({ answers }) => Object.keys(answers).length > 0);
  expect(answered).toEqual([true, true, true, false, false]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a question is answered by touch beside its material', async ({ page, seeder, logIn }) => {
    const member = await seeder.skilledMember();
    await logIn(member);
    await page.goto(`/dashboard/tasks/${TASK}/work`);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    const material = page.getByRole('heading', { name: 'Sentence', exact: true });
    await expect(material).toBeInViewport();
    await page.getByRole('button', { name: 'Hide the material' }).tap();
    await expect(material).toBeHidden();
    await page.getByRole('button', { name: 'Show the material' }).tap();
    await page.getByRole('radio', { name: /^The note says so/ }).tap();
    await expect(material).toBeInViewport();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(page.getByRole('heading', { name: `Item 2 of ${ITEMS}` })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

/** Answers the item that is shown, and goes to the next. */
async function answer(page: Page, item: number): Promise<void> {
  await expect(page.getByRole('heading', { name: `Item ${item} of ${ITEMS}` })).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
}

/** @param goOn what follows if something looks wrong, which is said at the first hand-in */
async function handIn(page: Page, goOn?: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Hand in' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hand in for review' });
  await dialog.getByRole('radio', { name: 'No' }).press('Space');
  await dialog.getByRole('button', { name: 'Hand in' }).press('Enter');
  await goOn?.(dialog);
  await expect(page).toHaveURL(/\/dashboard\/submissions\//);
}

/** Starts the task on another device and answers all but the first items there. Returns the submission's id. */
async function startWithOpenItems(member: ApiUser): Promise<string> {
  const submission = await member.post<Submission>(`/api/tasks/${TASK}/work/start`);
  const items = submission.items.slice(OPEN_ITEMS).map(({ id: itemId, parts }) => ({
    itemId,
    answers: { [parts[0]!.id]: { selected: [], cannotTell: true, note: '' } },
    cannotDo: null,
  }));
  await saveElsewhere(member, submission, items);
  return submission.id;
}

async function saveElsewhere(member: ApiUser, { id, version }: Submission, items: unknown[]): Promise<void> {
  await member.post(`/api/user/submissions/${id}/draft`, {
    version,
    editorId: 'other-device',
    device: 'Chrome on Android',
    activeSeconds: 30,
    effort: { typed: 0, pasted: 0, inserted: 0 },
    items,
  });
}

async function requestChanges(seeder: Seeder, id: string): Promise<void> {
  const reviewer = await seeder.administrator();
  const { items } = await reviewer.post<ReviewDetail>(`/api/admin/reviews/${id}/claim`);
  const [item] = items;
  await reviewer.post(`/api/admin/reviews/${id}/request-revision`, {
    criteria: {},
    text: 'Nearly there.',
    comments: [
      {
        itemId: item?.id,
        part: item?.parts[0]?.id,
        target: null,
        span: null,
        text: 'Look at the first sentence again.',
      },
    ],
  });
}

async function approve(seeder: Seeder, id: string): Promise<void> {
  const reviewer = await seeder.administrator();
  const { rubric } = await reviewer.post<ReviewDetail>(`/api/admin/reviews/${id}/claim`);
  await reviewer.post(`/api/admin/reviews/${id}/approve`, {
    criteria: Object.fromEntries(rubric.map(({ id: criterion, options }) => [criterion, options[2]?.id])),
    comments: [],
    text: 'Good work.',
    fixes: [],
  });
}
