import { login, type ErrorBody } from '@platform/contracts';
import { ConsoleScreen } from '../screens/console.screen.ts';
import { ADMINISTRATOR } from './fixtures.ts';
import type { FormCase } from './form-case.ts';
import { leavePagesToBrowser } from './mock-api.ts';

/** What administrator calls answer when the password was entered too long ago. */
const RIGHTS_LAPSED = {
  code: 'sign_in_again',
  message: 'Administrator pages ask for your password again after a while.',
  requestId: 'a-request-of-a-test',
} satisfies ErrorBody;

/** The forms in which administrators enter their password. */
export const CONSOLE_LOGIN_FORMS: readonly FormCase[] = [
  {
    name: 'console login',
    source: 'mf-admin/src/features/sign-in/sign-in-form.tsx',
    endpoint: login,
    open: async ({ page, platform }) => {
      await page.goto(platform.address('mf-admin'));
      return { form: page.getByRole('main').locator('form'), values: { ...ADMINISTRATOR } };
    },
  },
  {
    name: 'password again',
    source: 'shell/kit/src/password/password-dialog.tsx',
    endpoint: login,
    open: async (context) => {
      const { page } = context;
      await context.logIn(ADMINISTRATOR);
      await leavePagesToBrowser(page);
      await page.route(
        '**/api/admin/users*',
        (route) => route.fulfill({ status: 403, json: RIGHTS_LAPSED }),
        { times: 1 },
      );
      await new ConsoleScreen(page, '/dashboard/admin').open('Users');
      return { form: page.getByRole('dialog').locator('form'), values: { password: ADMINISTRATOR.password } };
    },
  },
];
