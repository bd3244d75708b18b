import type { Page } from '@playwright/test';
import { expect, test, type Account } from '../support/fixtures.ts';
import { extractLink, readCapturedMail } from '../support/captured-mails.ts';
import type { Platform } from '../support/platform.ts';
import { Seeder } from '../support/seeder.ts';

/** Lets support answer a question of the member, and returns the link of the email that unsubscribes. */
async function receiveOptionalMail(page: Page, { username }: Account, platform: Platform): Promise<string> {
  const data = { subject: 'A question', message: 'Why?' };
  const ticket = await page.request.post('/api/user/tickets', { data });
  const { id, reference } = (await ticket.json()) as { id: string; reference: string };
  const seeder = new Seeder(platform);
  await (
    await seeder.administrator()
  ).post(`/api/admin/tickets/${id}/answer`, { text: 'Because.', messagesRead: 1 });
  await seeder.close();
  const mail = await readCapturedMail(platform, { username, subject: `Re: A question (${reference})` });
  return extractLink(mail.slice(mail.indexOf('Turn all optional emails off')), platform);
}

/** Returns when answers of support are emailed to the member who is logged in. */
async function readChoice(page: Page): Promise<string | undefined> {
  const response = await page.request.get('/api/user/notice-preferences');
  const { kinds } = (await response.json()) as { kinds: { kind: string; mail: string }[] };
  return kinds.find(({ kind }) => kind === 'support_answers')?.mail;
}

test(
  'a member unsubscribes by the link in an email, and turns an email on again',
  { tag: '@core' },
  async ({ page, member, platform }) => {
    const link = await receiveOptionalMail(page, member, platform);
    await page.goto(link);
    expect(await readChoice(page)).toBe('now');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
    expect(await readChoice(page)).toBe('off');

    await page.getByRole('link', { name: 'Choose your emails' }).click();
    const field = page.getByLabel('Support answers');
    await expect(field).toHaveValue('off');
    await field.selectOption('Once a day');
    await expect(page.getByText('Choice saved', { exact: true })).toBeVisible();
    expect(await readChoice(page)).toBe('daily');
  },
);

test('a mail program unsubscribes a member with one click', async ({ page, member, platform }) => {
  const link = await receiveOptionalMail(page, member, platform);
  const response = await fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(response.status).toBe(200);
  expect(await readChoice(page)).toBe('off');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member unsubscribes by the link in an email, logged out', async ({
    page,
    member,
    platform,
    context,
  }) => {
    const link = await receiveOptionalMail(page, member, platform);
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.goto(link);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    await context.addCookies(cookies);
    expect(await readChoice(page)).toBe('off');
  });
});
