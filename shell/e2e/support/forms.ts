import type { Locator, Page } from '@playwright/test';
import {
  addPayoutMethod,
  answerTicket,
  approveVerification,
  bounceWithdrawal,
  changePassword,
  checkDecision,
  disableUser,
  enableUser,
  failWithdrawal,
  forgotPassword,
  inviteFriend,
  login,
  MAIL_SUBJECT_MAX,
  MAIL_TEXT_MAX,
  MINIMUM_BALANCE_DOLLARS,
  openTicket,
  openUserTicket,
  processWithdrawal,
  purchaseBlueprint,
  register,
  rejectVerification,
  rejectWithdrawal,
  replyToTicket,
  reportPayment,
  requestLoginLink,
  requestWithdrawal,
  resendVerification,
  resetPassword,
  updateProfile,
  verifyFreeBlueprint,
} from '@platform/contracts';
import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { ConsoleScreen, type ConsoleSection } from '../screens/console.screen.ts';
import { WithdrawalsScreen } from '../screens/withdrawals.screen.ts';
import { settleDestinations } from './api-commands.ts';
import { CONSOLE_LOGIN_FORMS } from './console-login-forms.ts';
import { extractLink, readCapturedMail } from './captured-mails.ts';
import { ADMINISTRATOR, expect, waitForHydration } from './fixtures.ts';
import { formInDialog, formWith, type FormCase, type FormContext, type OpenForm } from './form-case.ts';
import {
  createLongestEmail,
  createLongestUsername,
  LONGEST_PASSWORD,
  LONGEST_PAYOUT_EMAIL,
  LONGEST_PHONE_NUMBER,
} from './longest-values.ts';
import { CASE_FORMS } from './case-forms.ts';
import { LEARNING_FORMS } from './learning-forms.ts';
import { RELEASE_FORMS } from './release-forms.ts';
import { REVIEW_FORMS } from './review-forms.ts';
import { ROLE_FORMS } from './role-forms.ts';
import { SECOND_FACTOR_FORMS } from './second-factor-forms.ts';
import type { ApiUser } from './seeder.ts';

/** The forms of the product. `forms.spec.ts` fails if one is missing. */
export const FORMS: readonly FormCase[] = [
  {
    name: 'login',
    source: 'mf-marketing/src/features/auth/login-form.tsx',
    endpoint: login,
    open: async ({ page, seeder }) => {
      const { username, password } = await seeder.member();
      return { form: await openPage(page, '/login'), values: { username, password } };
    },
  },
  {
    name: 'sign-up',
    source: 'mf-marketing/src/features/auth/register-form.tsx',
    endpoint: register,
    open: async ({ page }) => ({
      form: await openPage(page, '/register'),
      values: {
        username: createLongestUsername(),
        email: createLongestEmail(),
        password: LONGEST_PASSWORD,
      },
    }),
  },
  {
    name: 'password request',
    source: 'mf-marketing/src/features/auth/link-request-forms.tsx',
    endpoint: forgotPassword,
    open: async ({ page }) => ({
      form: await openPage(page, '/forgot-password'),
      values: { email: createLongestEmail() },
    }),
  },
  {
    name: 'login link',
    source: 'mf-marketing/src/features/auth/link-request-forms.tsx',
    endpoint: requestLoginLink,
    open: async ({ page }) => ({
      form: await openPage(page, '/login-link'),
      values: { email: createLongestEmail() },
    }),
  },
  {
    name: 'password reset',
    source: 'mf-marketing/src/features/auth/reset-password-form.tsx',
    endpoint: resetPassword,
    open: async ({ page, platform, seeder }) => {
      const member = await seeder.member();
      const { username } = member;
      await member.post('/api/auth/forgot-password', { email: `${username}@example.org` });
      const mail = await readCapturedMail(platform, { username, subject: 'Set a new password' });
      const { pathname, search } = new URL(extractLink(mail, platform));
      return {
        form: await openPage(page, `${pathname}${search}`),
        values: { password: LONGEST_PASSWORD },
      };
    },
  },
  {
    name: 'confirmation link',
    source: 'mf-marketing/src/features/auth/new-confirmation-link.tsx',
    endpoint: resendVerification,
    open: async ({ page }) => ({
      form: await openPage(page, '/verify-email'),
      values: { email: createLongestEmail() },
    }),
  },
  {
    name: 'public ticket',
    source: 'mf-marketing/src/features/support/ticket-form.tsx',
    endpoint: openTicket,
    open: async ({ page }) => ({
      form: await openPage(page, '/support'),
      values: { email: createLongestEmail() },
    }),
  },
  {
    name: 'profile',
    source: 'mf-dashboard/src/features/auth/profile-form.tsx',
    endpoint: updateProfile,
    open: async (context) => {
      await logInAsMember(context);
      await context.page.goto('/dashboard/settings');
      return {
        form: formWith(context.page, 'Save profile'),
        values: { email: createLongestEmail(), phoneNumber: LONGEST_PHONE_NUMBER },
      };
    },
  },
  {
    name: 'password change',
    source: 'shell/kit/src/password/password-form.tsx',
    endpoint: changePassword,
    open: async (context) => {
      const { password } = await logInAsMember(context);
      await context.page.goto('/dashboard/settings');
      return {
        form: formWith(context.page, 'Change password'),
        values: {
          currentPassword: password,
          newPassword: LONGEST_PASSWORD,
          confirmPassword: LONGEST_PASSWORD,
        },
      };
    },
  },
  {
    name: 'invitation',
    source: 'mf-dashboard/src/features/referrals/invite-form.tsx',
    endpoint: inviteFriend,
    open: async (context) => {
      await logInAsMember(context);
      await context.page.goto('/dashboard/referrals');
      return {
        form: formWith(context.page, 'Send invitation'),
        values: { email: createLongestEmail() },
      };
    },
  },
  {
    name: 'identity',
    source: 'mf-dashboard/src/features/verification/use-verification-form.ts',
    endpoint: verifyFreeBlueprint,
    open: async (context) => {
      await logInAsMember(context);
      await context.page.goto('/blueprint/1');
      await new BlueprintScreen(context.page).activate.click();
      return {
        form: formInDialog(context.page),
        values: { email: createLongestEmail(), phoneNumber: LONGEST_PHONE_NUMBER },
      };
    },
    confirmation: (page) => new BlueprintScreen(page).confirm,
  },
  {
    name: 'purchase',
    source: 'mf-dashboard/src/features/blueprints/purchase/purchase-dialog.tsx',
    endpoint: purchaseBlueprint,
    open: async (context) => {
      await logInAs(context, await context.seeder.activeMember());
      await context.page.goto('/blueprint/2');
      await new BlueprintScreen(context.page).purchase.click();
      return { form: formInDialog(context.page) };
    },
  },
  {
    name: 'payment report',
    source: 'mf-dashboard/src/features/blueprints/purchase/report-payment-form.tsx',
    endpoint: reportPayment,
    open: async (context) => {
      const member = await context.seeder.activeMember();
      await member.post('/api/user/blueprints', { blueprintId: 2, paymentMethod: 'paypal' });
      await logInAs(context, member);
      await context.page.goto('/blueprint/2');
      return {
        form: new BlueprintScreen(context.page).payment.locator('form'),
        values: { paymentMethod: 'paypal' },
      };
    },
  },
  {
    name: 'withdrawal',
    source: 'mf-dashboard/src/features/withdrawals/use-withdrawal-form.ts',
    endpoint: requestWithdrawal,
    open: async (context) => {
      // A member of their own: after a login on a new device no payout is approved for days, as other forms do.
      await logInAs(context, await context.seeder.richMember(MINIMUM_BALANCE_DOLLARS));
      await context.page.goto('/dashboard/withdrawals');
      const withdrawals = new WithdrawalsScreen(context.page);
      await withdrawals.request.click();
      await withdrawals.paymentMethod.selectOption('PayPal');
      return {
        form: formInDialog(context.page),
        values: { amount: '50', paymentMethod: 'paypal', email: LONGEST_PAYOUT_EMAIL },
      };
    },
  },
  {
    name: 'payout method',
    source: 'mf-dashboard/src/features/withdrawals/add-payout-method-dialog.tsx',
    endpoint: addPayoutMethod,
    open: async (context) => {
      await logInAsMember(context);
      await context.page.goto('/dashboard/settings');
      await context.page.getByRole('button', { name: 'Add a payout method' }).click();
      await context.page.getByLabel('Payment method').selectOption('PayPal');
      return {
        form: formInDialog(context.page),
        values: { paymentMethod: 'paypal', email: LONGEST_PAYOUT_EMAIL },
      };
    },
  },
  {
    name: 'message to support',
    source: 'mf-dashboard/src/features/support/tickets/new-ticket-form.tsx',
    endpoint: openUserTicket,
    open: async (context) => {
      await logInAsMember(context);
      return { form: await openPage(context.page, '/dashboard/support/new') };
    },
  },
  {
    name: 'reply to support',
    source: 'mf-dashboard/src/features/support/tickets/reply-form.tsx',
    endpoint: replyToTicket,
    open: async (context) => {
      const member = await logInAsMember(context);
      const message = { subject: 'Where is it?', message: 'It has not arrived.' };
      const { id } = await member.post<{ id: string }>('/api/user/tickets', message);
      return { form: await openPage(context.page, `/dashboard/support/${id}`) };
    },
  },
  ...CONSOLE_LOGIN_FORMS,
  {
    name: 'approval of a verification',
    source: 'mf-admin/src/features/verifications/approve-dialog.tsx',
    endpoint: approveVerification,
    check: checkDecision,
    open: async (context) => ({
      ...(await openDecision(context, 'Verifications', newVerification, 'Approve')),
      values: { subject: 'W'.repeat(MAIL_SUBJECT_MAX), text: 'W'.repeat(MAIL_TEXT_MAX) },
    }),
  },
  {
    name: 'rejection of a verification',
    source: 'mf-admin/src/features/verifications/reject-dialog.tsx',
    endpoint: rejectVerification,
    check: checkDecision,
    open: (context) => openDecision(context, 'Verifications', newVerification, 'Reject'),
  },
  ...CASE_FORMS,
  {
    name: 'rejection of a withdrawal',
    source: 'mf-admin/src/features/withdrawals/withdrawal-dialogs.tsx',
    endpoint: rejectWithdrawal,
    check: checkDecision,
    open: (context) => openDecision(context, 'Withdrawals', newWithdrawal, 'Reject'),
  },
  {
    name: 'failure of a withdrawal',
    source: 'mf-admin/src/features/withdrawals/withdrawal-dialogs.tsx',
    endpoint: failWithdrawal,
    open: (context) => openDecision(context, 'Withdrawals', newApprovedWithdrawal, 'Mark as failed'),
  },
  {
    name: 'payout of a withdrawal',
    source: 'mf-admin/src/features/withdrawals/withdrawal-dialogs.tsx',
    endpoint: processWithdrawal,
    open: (context) => openDecision(context, 'Withdrawals', newApprovedWithdrawal, 'Mark as paid out'),
  },
  {
    name: 'return of a withdrawal',
    source: 'mf-admin/src/features/withdrawals/withdrawal-dialogs.tsx',
    endpoint: bounceWithdrawal,
    open: (context) => openDecision(context, 'Withdrawals', newCompletedWithdrawal, 'Payment came back'),
  },
  {
    name: 'answer to a ticket',
    source: 'mf-admin/src/features/tickets/answer-composer.tsx',
    endpoint: answerTicket,
    open: async (context) => {
      const reference = await context.seeder.ticket(await context.seeder.member(), 'Where is it?');
      const console = await openConsole(context);
      await console.open('Tickets');
      await context.page.getByRole('link', { name: `View ${reference}` }).click();
      await context.page.getByRole('button', { name: 'Answer', exact: true }).click();
      return { form: console.composer };
    },
  },
  {
    name: 'disabling of a user',
    source: 'mf-admin/src/features/users/user-state.tsx',
    endpoint: disableUser,
    open: (context) =>
      openDecision(context, 'Users', async ({ seeder }) => (await seeder.member()).id, 'Disable the account'),
  },
  {
    name: 'enabling of a user',
    source: 'mf-admin/src/features/users/user-state.tsx',
    endpoint: enableUser,
    open: (context) => openDecision(context, 'Users', newDisabledUser, 'Enable the account'),
  },
  ...REVIEW_FORMS,
  ...LEARNING_FORMS,
  ...RELEASE_FORMS,
  ...ROLE_FORMS,
  ...SECOND_FACTOR_FORMS,
];

async function openPage(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await waitForHydration(page);
  return page.getByRole('main').locator('form');
}

async function logInAsMember(context: FormContext): Promise<ApiUser> {
  return logInAs(context, await context.seeder.member());
}

async function logInAs({ logIn }: FormContext, member: ApiUser): Promise<ApiUser> {
  await logIn(member);
  return member;
}

async function openConsole({ page, logIn }: FormContext): Promise<ConsoleScreen> {
  await logIn(ADMINISTRATOR);
  return new ConsoleScreen(page, '/dashboard/admin');
}

async function openDecision(
  context: FormContext,
  section: ConsoleSection,
  createRecord: (context: FormContext) => Promise<string>,
  action: string,
): Promise<OpenForm> {
  const id = await createRecord(context);
  const console = await openConsole(context);
  await console.openRecord(section, id);
  if (section === 'Verifications') {
    await context.page.getByRole('button', { name: 'Reveal identity documents' }).click();
    await expect(console.record).toContainText('Personal data revealed.');
  }
  await context.page.getByRole('button', { name: action, exact: true }).click();
  return { form: formInDialog(context.page) };
}

async function newVerification({ seeder }: FormContext): Promise<string> {
  return seeder.verification(await seeder.member());
}

function newWithdrawal({ seeder, richMember }: FormContext): Promise<string> {
  return seeder.withdrawal(richMember, 50);
}

async function newApprovedWithdrawal(context: FormContext): Promise<string> {
  const id = await newWithdrawal(context);
  await settleDestinations(context.platform.dataFolder);
  await (await context.seeder.administrator()).post(`/api/admin/withdrawals/${id}/approve`);
  return id;
}

async function newCompletedWithdrawal(context: FormContext): Promise<string> {
  const id = await newApprovedWithdrawal(context);
  const administrator = await context.seeder.administrator();
  await administrator.post(`/api/admin/withdrawals/${id}/process`, { transactionReference: 'TX-1' });
  return id;
}

async function newDisabledUser({ seeder }: FormContext): Promise<string> {
  const { id } = await seeder.member();
  await (
    await seeder.administrator()
  ).post(`/api/admin/users/${id}/disable`, { reason: 'A second account.' });
  return id;
}
