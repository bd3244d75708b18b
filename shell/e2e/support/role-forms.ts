import { setUserRoles } from '@platform/contracts';
import { ConsoleScreen } from '../screens/console.screen.ts';
import { ADMINISTRATOR } from './fixtures.ts';
import type { FormCase } from './form-case.ts';

/** The form with which owners change the roles of a user. */
export const ROLE_FORMS: readonly FormCase[] = [
  {
    name: 'change of roles',
    source: 'mf-admin/src/features/users/user-roles.tsx',
    endpoint: setUserRoles,
    open: async ({ page, logIn, seeder }) => {
      const { id } = await seeder.member();
      await logIn(ADMINISTRATOR);
      await new ConsoleScreen(page, '/dashboard/admin').openRecord('Users', id);
      await page.getByRole('button', { name: 'Change the roles' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Support').check();
      return { form: dialog.locator('form'), values: {} };
    },
  },
];
