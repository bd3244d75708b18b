import type { Completion } from '@platform/contracts';
import { DashboardScreen } from '../screens/dashboard.screen.ts';
import { test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';
import type { ApiUser, Seeder } from '../support/seeder.ts';

const DAILY_LIMIT = 20;

test(
  'a double click completes one task, and no other row moves under the pointer',
  { tag: '@core' },
  async ({ page, seeder, logIn }) => {
    const member = await seeder.activeMember();
    await logIn(member);
    await page.goto('/dashboard');
    const { todaysTasks } = new DashboardScreen(page);
    const rows = todaysTasks.getByRole('listitem');
    const second = rows.nth(1);
    const title = await second.getByRole('link').innerText();

    await second.getByRole('button').dblclick({ delay: 60 });
    await expect(page.getByText('Task Completed', { exact: true })).toBeVisible();
    // Longer than a completed row stays without the pointer.
    await page.waitForTimeout(2_000);
    await page.mouse.down();
    await page.mouse.up();

    await expect(second.getByRole('button', { name: `Completed: ${title}` })).toBeDisabled();
    await expect(rows).toHaveCount(6);
    expect(await countCompletions(member)).toBe(1);
    await page.mouse.move(0, 0);
    await expect(todaysTasks).not.toContainText(title);
    await expect(rows).toHaveCount(5);
  },
);

test.describe('after the last task of the day', () => {
  test.slow();

  test('nothing can be started until the limit resets', { tag: '@core' }, async ({ page, seeder, logIn }) => {
    const member = await seeder.activeMember();
    await completeTasks(member, DAILY_LIMIT - 1);
    await logIn(member);
    await page.goto('/dashboard');
    const { todaysTasks } = new DashboardScreen(page);

    await test.step('on the dashboard', async () => {
      await todaysTasks
        .getByRole('button', { name: /^Complete/ })
        .first()
        .click();
      await expect(todaysTasks).toContainText('Done for today');
      await expect(todaysTasks).toContainText(
        /Check back tomorrow! You can complete more tasks in \d+ (min|h), from [A-Z][a-z]{2} \d\d, \d{4}/,
      );
      await expect(todaysTasks.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Start this task' })).toHaveCount(0);
    });

    await test.step('on My Tasks', async () => {
      await page.goto('/dashboard/tasks');
      await expect(page.getByText('0 Tasks Available')).toBeVisible();
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Done for today');
      await expect(dialog.getByRole('button')).toHaveText(['Close', '']);
    });

    await test.step('on Free Tasks', async () => {
      await page.goto('/dashboard/free-tasks');
      await expect(page.getByRole('article', { name: 'Browser Detection Task' })).toContainText(
        'Done for today',
      );
      await expect(page.getByRole('main').getByRole('article').getByRole('button')).toHaveCount(0);
    });

    await test.step('on the page of a blueprint', async () => {
      await page.goto('/blueprint/1');
      await expect(page.getByRole('region', { name: 'Yours' })).toContainText('Done for today');
      await expect(page.getByRole('link', { name: 'Start a task' })).toHaveCount(0);
    });
  });
});

test('after a final rejection, every page says that it is final and none offers another try', async ({
  page,
  seeder,
  logIn,
}) => {
  const member = await seeder.member();
  await rejectForGood(seeder, await seeder.verification(member));
  await logIn(member);

  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toContainText('This decision is final');
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await page.goto('/dashboard/blueprints');
  await expect(page.getByRole('main')).toContainText('This decision is final');
  await page.goto('/dashboard/free-tasks');
  await expect(page.getByRole('region', { name: "What's Next" })).toContainText('This decision is final');
  await page.goto('/blueprint/1');
  await expect(page.getByText('The documents are forged. This decision is final.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate Free Blueprint' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(/^My identity verification was rejected/);
});

async function completeTasks(member: ApiUser, count: number): Promise<void> {
  const { items } = await member.get<{ items: { id: string }[] }>('/api/tasks/blueprint/1');
  for (const { id } of items.slice(0, count)) await member.post('/api/user/tasks', { taskId: id });
}

async function countCompletions(member: ApiUser): Promise<number> {
  return (await member.get<{ items: Completion[] }>('/api/user/tasks')).items.length;
}

async function rejectForGood(seeder: Seeder, id: string): Promise<void> {
  const administrator = await seeder.administrator();
  await administrator.post(`/api/admin/verifications/${id}/reject`, {
    reason: 'The documents are forged.',
    final: true,
  });
}
