import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { extractLink, readCapturedMail } from '../support/captured-mails.ts';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { SupportScreen } from '../screens/support.screen.ts';

test.describe('a forgotten password', () => {
  // The link is used a second time.
  test.use({ expectedMessages: /400 \(Bad Request\)/ });

  test('is reset by the link in an email, which works once', async ({ page, context, member, platform }) => {
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(`${member.username}@example.org`);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();

    const mail = await readCapturedMail(platform, {
      username: member.username,
      subject: 'Set a new password',
    });
    const link = extractLink(mail, platform);
    await page.goto(link);
    await page.getByLabel('New password').fill('a-second-line-of-its-own');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeFocused();

    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await new LogInScreen(page).logIn({ ...member, password: 'a-second-line-of-its-own' });
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link);
    await page.getByLabel('New password').fill('a-third-line-of-its-own');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('an email address is confirmed by the link in an email and a button', async ({
  page,
  member,
  platform,
}) => {
  const mail = await readCapturedMail(platform, {
    username: member.username,
    subject: 'Confirm your email address',
  });
  await page.goto(extractLink(mail, platform));
  await waitForHydration(page);
  expect(await emailVerified(page)).toBe(false);

  await page.getByRole('button', { name: 'Confirm this email' }).click();

  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeFocused();
  expect(await emailVerified(page)).toBe(true);
});

test('a support message is confirmed by an email with the reference on the page', async ({
  page,
  platform,
}) => {
  const support = new SupportScreen(page);
  await page.goto('/support');
  await support.name.fill('Maria Delgado');
  await support.email.fill('maria@example.org');
  await support.subject.fill('A reward');
  await support.message.fill('Which day does my reward of yesterday unlock?');
  await support.send.click();
  await expect(support.sent).toBeFocused();
  const [, reference = ''] = /^Reference (\S+)$/.exec(await support.reference.innerText()) ?? [];

  const subject = `We have received your message (${reference})`;
  expect(await readCapturedMail(platform, { username: null, subject })).toContain(reference);
});

async function emailVerified(page: {
  request: { get(path: string): Promise<{ json(): Promise<unknown> }> };
}) {
  const me = (await (await page.request.get('/api/auth/me')).json()) as { emailVerified: boolean };
  return me.emailVerified;
}
