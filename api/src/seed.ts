import { DEMO_ACCOUNTS } from '@platform/contracts';
import type { Auth } from './modules/auth/index.ts';
import type { Tasks } from './modules/tasks/index.ts';
import type { Settings } from './platform/settings/settings.ts';

/**
 * Inserts seed data: tasks, the first administrator if the settings name one, and, outside production, the demo
 * accounts. Existing records are left unchanged, and several processes may seed at the same time.
 */
export async function seed(
  auth: Auth,
  tasks: Tasks,
  settings: Pick<Settings, 'production' | 'firstAdministrator'>,
): Promise<void> {
  await tasks.seed();
  if (settings.firstAdministrator) {
    await auth.accounts.ensure({ ...settings.firstAdministrator, fullName: undefined, isAdmin: true });
  }
  if (settings.production) return;
  for (const account of DEMO_ACCOUNTS) await auth.accounts.ensure(account);
}
