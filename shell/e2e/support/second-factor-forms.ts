import {
  cancelSecondFactorReset,
  checkSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  listSessions,
  openSecondFactorReset,
  renamePasskey,
  renewRecoveryCodes,
  secondStep,
  setUpSecondFactor,
  type ErrorBody,
  type ErrorCode,
  type NewSecret,
} from '@platform/contracts';
import { formInDialog, formWith, type FormCase, type FormContext, type OpenForm } from './form-case.ts';
import { ConsoleScreen } from '../screens/console.screen.ts';
import { ADMINISTRATOR, waitForHydration } from './fixtures.ts';
import { createCode, enrol, openReset } from './second-factor.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

/** The forms of two-factor authentication. */
export const SECOND_FACTOR_FORMS: readonly FormCase[] = [
  {
    name: 'opening of a reset',
    source: 'mf-admin/src/features/users/user-second-factor.tsx',
    endpoint: openSecondFactorReset,
    open: async (context) => {
      const member = await context.seeder.member();
      await enrol(member);
      return openUserDialog(context, member.id, 'Open a reset');
    },
  },
  {
    name: 'stop of a reset',
    source: 'mf-admin/src/features/users/user-second-factor.tsx',
    endpoint: cancelSecondFactorReset,
    open: async (context) => {
      const member = await context.seeder.member();
      await openReset(member, context.platform);
      return openUserDialog(context, member.id, 'Stop the reset');
    },
  },
  {
    name: 'second step of a login',
    source: 'mf-marketing/src/features/auth/second-step-form.tsx',
    endpoint: secondStep,
    open: async ({ page, seeder }) => {
      const member = await seeder.member();
      const code = await enrol(member);
      await page.goto('/login');
      await waitForHydration(page);
      await page.getByLabel('Username').fill(member.username);
      await page.getByLabel('Password', { exact: true }).fill(member.password);
      await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
      // The address changes before the login form goes.
      await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
      return { form: page.getByRole('main').locator('form'), values: { code } };
    },
  },
  {
    name: 'setup of a second factor',
    source: 'shell/kit/src/second-factor/second-factor-setup.tsx',
    endpoint: setUpSecondFactor,
    open: async (context) => {
      const { password } = await openSettings(context);
      await context.page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
      return { form: formWith(context.page, 'Continue'), values: { password } };
    },
  },
  {
    name: 'first code of a second factor',
    source: 'shell/kit/src/second-factor/second-factor-setup.tsx',
    endpoint: confirmSecondFactor,
    open: async (context) => {
      const { page } = context;
      const { password } = await openSettings(context);
      await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
      const form = formWith(page, 'Continue');
      await form.getByLabel('Your password').fill(password);
      const response = page.waitForResponse(`**${setUpSecondFactor.path}`);
      await form.getByRole('button', { name: 'Continue' }).click();
      const { secret } = (await (await response).json()) as NewSecret;
      await form.getByLabel('Code').waitFor();
      return { form, values: { code: createCode(secret) } };
    },
  },
  {
    name: 'new recovery codes',
    source: 'shell/kit/src/second-factor/change-forms.tsx',
    endpoint: renewRecoveryCodes,
    open: (context) => openChange(context, 'New recovery codes', 'Replace all codes'),
  },
  {
    name: 'end of a second factor',
    source: 'shell/kit/src/second-factor/change-forms.tsx',
    endpoint: disableSecondFactor,
    open: (context) => openChange(context, 'Turn off', 'Turn off'),
  },
  {
    name: 'code again',
    source: 'shell/kit/src/second-factor/code-dialog.tsx',
    endpoint: checkSecondFactor,
    open: async (context) => {
      const { code } = await openSettings(context, 'second_factor_again');
      return { form: formInDialog(context.page), values: { code } };
    },
  },
  {
    name: 'code after the password again',
    source: 'shell/kit/src/password/code-form.tsx',
    endpoint: secondStep,
    open: async (context) => {
      const { password, code } = await openSettings(context, 'reauthentication_required');
      const dialog = context.page.getByRole('dialog');
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByLabel('Code').waitFor();
      return { form: dialog.locator('form'), values: { code } };
    },
  },
  {
    name: 'name of a passkey',
    source: 'shell/kit/src/passkeys/rename-dialog.tsx',
    endpoint: renamePasskey,
    open: async (context) => {
      const { page } = context;
      await addVirtualAuthenticator(page);
      await openSettings(context);
      const panel = page.getByRole('region', { name: 'Passkeys' });
      await panel.getByRole('button', { name: 'Add a passkey' }).click();
      await panel.getByRole('button', { name: 'I have saved them' }).click();
      await panel.getByRole('button', { name: /^Rename / }).click();
      return { form: formInDialog(page), values: { name: 'Work phone' } };
    },
  },
];

async function openChange(context: FormContext, action: string, submit: string): Promise<OpenForm> {
  const { password, code } = await openSettings(context, 'second factor on');
  await context.page.getByRole('button', { name: action, exact: true }).click();
  return { form: formWith(context.page, submit), values: { password, code } };
}

/**
 * Opens the settings of a new member, with the second factor on unless nothing is given. With an error, the API rejects
 * the list of sessions once, so that the page asks for what the error requires.
 */
async function openSettings(
  { page, seeder, logIn }: FormContext,
  state?: 'second factor on' | ErrorCode,
): Promise<{ password: string; code: string }> {
  const member = await seeder.member();
  // The session of the browser begins before, so that its login needs no code.
  await logIn(member);
  const code = state === undefined ? '' : await enrol(member);
  if (state !== undefined && state !== 'second factor on') {
    const json: ErrorBody = { code: state, message: 'Once more, please.', requestId: 'a-request-of-a-test' };
    await page.route(`**${listSessions.path}`, (route) => route.fulfill({ status: 403, json }), { times: 1 });
    // A page that was rendered for another zone asks for everything itself.
    await page.goto('/about');
    await page.context().addCookies([{ name: 'time-zone', value: 'Asia/Tokyo', url: page.url() }]);
  }
  await page.goto('/dashboard/settings');
  return { password: member.password, code };
}

async function openUserDialog({ page, logIn }: FormContext, id: string, button: string): Promise<OpenForm> {
  await logIn(ADMINISTRATOR);
  await new ConsoleScreen(page, '/dashboard/admin').openRecord('Users', id);
  await page.getByRole('button', { name: button, exact: true }).click();
  return { form: formInDialog(page) };
}
