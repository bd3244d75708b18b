import {
  changePassword,
  forgotPassword,
  inviteFriend,
  login,
  openTicket,
  register,
  requestLoginLink,
  resetPassword,
  updateProfile,
  verifyFreeBlueprint,
  type Endpoint,
} from '@platform/contracts';
import type { Locator, Page } from '@playwright/test';
import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { rejectRequests } from '../support/mock-api.ts';

type Form = {
  readonly name: string;
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly fields: Readonly<Record<string, string>>;
  readonly submit: string;
};

const PUBLIC_FORMS: readonly Form[] = [
  {
    name: 'login',
    path: '/login',
    endpoint: login,
    fields: { Username: 'maria', Password: 'a-line-of-its-own' },
    submit: 'Log in',
  },
  {
    name: 'sign-up',
    path: '/register',
    endpoint: register,
    fields: { Username: 'maria', Email: 'maria@example.org', Password: 'a-line-of-its-own' },
    submit: 'Create account',
  },
  {
    name: 'forgotten password',
    path: '/forgot-password',
    endpoint: forgotPassword,
    fields: { Email: 'maria@example.org' },
    submit: 'Send link',
  },
  {
    name: 'login link',
    path: '/login-link',
    endpoint: requestLoginLink,
    fields: { Email: 'maria@example.org' },
    submit: 'Send login link',
  },
  {
    name: 'new password',
    path: '/reset-password?token=one-time',
    endpoint: resetPassword,
    fields: { 'New password': 'a-line-of-its-own' },
    submit: 'Set password',
  },
  {
    name: 'support',
    path: '/support',
    endpoint: openTicket,
    fields: {
      Name: 'Maria',
      Email: 'maria@example.org',
      Subject: 'A question',
      Message: 'Where is my withdrawal?',
    },
    submit: 'Send message',
  },
];

const MEMBER_FORMS: readonly Form[] = [
  {
    name: 'profile',
    path: '/dashboard/settings',
    endpoint: updateProfile,
    fields: { Email: 'maria@example.org' },
    submit: 'Save profile',
  },
  {
    name: 'password',
    path: '/dashboard/settings',
    endpoint: changePassword,
    fields: {
      'Current password': 'a-line-of-its-own',
      'New password': 'another-line-of-its-own',
      'Confirm new password': 'another-line-of-its-own',
    },
    submit: 'Change password',
  },
  {
    name: 'invitation',
    path: '/dashboard/referrals',
    endpoint: inviteFriend,
    fields: { "Friend's email address": 'friend@example.org' },
    submit: 'Send invitation',
  },
];

test.use({
  viewport: { width: 360, height: 640 },
  expectedMessages: /503 \(Service Unavailable\)/,
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const form of PUBLIC_FORMS) {
  test(`the error of the ${form.name} form has the focus and is in view`, async ({ page }) => {
    await page.goto(form.path);
    await waitForHydration(page);
    await expectErrorInView(page, form);
  });
}

for (const form of MEMBER_FORMS) {
  test(`the error of the ${form.name} form has the focus and is in view`, async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    await page.goto(form.path);
    await expectErrorInView(page, form);
  });
}

test('the first invalid field of a form has the focus and is in view', async ({ page }) => {
  await page.goto('/register');
  await waitForHydration(page);
  await page.getByLabel('Username').fill('maria');

  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByLabel('Email')).toBeFocused();
  await expectVisibleBelowBars(page, page.getByLabel('Email'));
});

test('the error of a form in a dialog is in view, with the request id to copy', async ({ page, member }) => {
  expect(member.username).toBeTruthy();
  await page.goto('/blueprint/1');
  const blueprint = new BlueprintScreen(page);
  await blueprint.activate.click();
  await blueprint.fillInIdentity();
  await rejectRequests(page, [verifyFreeBlueprint]);
  await blueprint.next.click();
  await blueprint.confirm.click();

  const alert = blueprint.verificationDialog.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(alert).toContainText('The service is not available. Try again in a moment');
  await page.keyboard.press('Tab');
  await expect(alert.getByRole('button', { name: 'Copy the request ID' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('request-41aa7f3k');
});

async function expectErrorInView(page: Page, { endpoint, fields, submit }: Form): Promise<void> {
  await rejectRequests(page, [endpoint]);
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);

  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();

  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeFocused();
  await expectVisibleBelowBars(page, alert);
  // Once: the message, its advice, and the request id.
  await expect(alert.getByText('The service is not available.')).toHaveCount(1);
  await expect(alert.getByText('request-41aa7f3k')).toHaveCount(1);
  await expect(alert).toHaveText(/(Try again|try again)/);
}

/** Expects an element to be on the screen, below the top bar that stays in view. */
async function expectVisibleBelowBars(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const box = await element.boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}
