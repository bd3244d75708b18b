import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { extractLink, readCapturedMail } from '../support/captured-mails.ts';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { SupportScreen } from '../screens/support.screen.ts';

test.describe('a forgotten password', () => {
  // The link is used a second time.
  test.use({ expectedMessages: /400 \(Bad Request\)/ });

  test(
    'is reset by the link in an email, which works once',
    { tag: '@core' },
    async ({ page, context, member, platform }) => {
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
    },
  );
});

test('a member who is kept out logs in by the link in an email and a button', async ({
  page,
  context,
  member,
  platform,
}) => {
  await context.clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Get a login link' }).click();
  await page.getByLabel('Email').fill(`${member.username}@example.org`);
  await page.getByRole('button', { name: 'Send login link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();

  const mail = await readCapturedMail(platform, {
    username: member.username,
    subject: 'Log in to your account',
  });
  await page.goto(extractLink(mail, platform));
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Log in on this device' }).click();

  await expect(page).toHaveURL('/dashboard');
});

test(
  'an email address is confirmed by the link in an email and a button',
  { tag: '@core' },
  async ({ page, member, platform }) => {
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
  },
);

test.describe('a confirmation link that no longer works', () => {
  // The link is opened after a newer one has replaced it.
  test.use({ expectedMessages: /400 \(Bad Request\)/ });

  test('is replaced by a new one, for a visitor by address', async ({ page, context, member, platform }) => {
    const mail = { username: member.username, subject: 'Confirm your email address' };
    const readLink = async () => extractLink(await readCapturedMail(platform, mail), platform);
    const firstLink = await readLink();
    await context.clearCookies();
    await page.goto('/verify-email?token=used-up');
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await expect(page.getByRole('heading', { name: 'Get a new link' })).toBeFocused();

    await page.getByLabel('Email').fill(`${member.username}@example.org`);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();

    await expect.poll(readLink).not.toBe(firstLink);
    await page.goto(firstLink);
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await expect(page.getByRole('alert')).toContainText('no longer valid');
    await page.goto(await readLink());
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeFocused();
  });

  test('is replaced by a new one in the settings', async ({ page, member, platform }) => {
    await page.goto('/dashboard/settings');
    await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText('A new link is on its way')).toBeVisible();

    const mail = { username: member.username, subject: 'Confirm your email address' };
    await page.goto(extractLink(await readCapturedMail(platform, mail), platform));
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await page.goto('/dashboard/settings');
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new link' })).toHaveCount(0);
  });
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
