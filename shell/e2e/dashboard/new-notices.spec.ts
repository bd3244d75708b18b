import type { Request } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { Seeder } from '../support/seeder.ts';

const STREAM = '/api/user/notices/stream';

test(
  'a new notice is announced in every window without a reload, once, and leaves the focus',
  { tag: '@core' },
  async ({ page, context, member, platform }) => {
    const streams = new Set<Request>();
    context.on('request', (request) => {
      if (request.url().includes(STREAM)) streams.add(request);
    });
    context.on('requestfinished', (request) => streams.delete(request)); // cspell:disable-line
    context.on('requestfailed', (request) => streams.delete(request)); // cspell:disable-line
    const second = await context.newPage();
    await page.goto('/dashboard/settings');
    await waitForHydration(page);
    await second.goto('/dashboard/notices');
    await waitForHydration(second);
    await expect(second.getByText('No notices yet')).toBeVisible();
    const field = page.getByLabel('Full name');
    await field.focus();
    await expect.poll(() => streams.size).toBe(1);

    const ticket = await context.request.post('/api/user/tickets', {
      data: { subject: member.username, message: 'Why?' },
    });
    const { id } = (await ticket.json()) as { id: string };
    const seeder = new Seeder(platform);
    await (
      await seeder.administrator()
    ).post(`/api/admin/tickets/${id}/answer`, { text: 'Because.', messagesRead: 1 });
    await seeder.close();

    for (const window of [page, second])
      await expect(window.getByRole('link', { name: 'Notices, 1 unread' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'New notices: 1 unread' })).toHaveCount(1);
    await expect(field).toBeFocused();
    await expect(second.getByRole('link', { name: `Support has answered: ${member.username}` })).toHaveCount(
      1,
    );
    // One tab holds the stream for both.
    expect(streams.size).toBe(1);
  },
);

test.describe('without a stream', () => {
  test.use({ expectedMessages: /404|503|ERR_FAILED/ });

  test('a new notice is found when the window gets the focus', async ({
    page,
    context,
    member,
    platform,
  }) => {
    await context.route(`**${STREAM}*`, (route) => route.abort());
    await page.goto('/dashboard');
    await waitForHydration(page);
    const { id } = (await (
      await context.request.post('/api/user/tickets', { data: { subject: member.username, message: 'Why?' } })
    ).json()) as { id: string };
    const seeder = new Seeder(platform);
    await (
      await seeder.administrator()
    ).post(`/api/admin/tickets/${id}/answer`, { text: 'Because.', messagesRead: 1 });
    await seeder.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('link', { name: 'Notices, 1 unread' })).toBeVisible();
  });
});
