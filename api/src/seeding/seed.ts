import type { DemoTaskSeed } from '@platform/content';
import type { DEMO_ACCOUNTS } from '@platform/contracts';
import { StartError } from '@platform/server-kit/node-utils';
import type { Logger } from '@platform/server-kit/logging';
import type { Auth } from '../modules/auth/index.ts';
import type { Tasks } from '../modules/tasks/index.ts';
import { AppError } from '../platform/app-error.ts';
import type { Settings } from '../settings/settings.ts';

/** Rights are never given to an existing account: a stranger may have registered it with the operator's data. */
const CONFLICT_WARNINGS = {
  username:
    'ADMIN_USERNAME is the username of a member, so the first administrator was not created. Set ADMIN_USERNAME and ADMIN_EMAIL to values that no account has.',
  email:
    'ADMIN_EMAIL belongs to another account, so the first administrator was not created. Set ADMIN_EMAIL to an address that no account has, or remove the three ADMIN settings if there is an administrator already.',
} as const;

/** An account that a start makes sure of; none in production. */
export type SeededAccount = (typeof DEMO_ACCOUNTS)[number];

/**
 * Inserts seed data: demo tasks, the first administrator if the settings name one, and, outside production, the
 * accounts. Existing records are left unchanged, and several processes may seed at the same time.
 */
export async function seed(
  auth: Auth,
  tasks: Tasks,
  {
    demoTasks,
    accounts,
    settings,
    logger,
  }: {
    demoTasks: readonly DemoTaskSeed[];
    accounts: readonly SeededAccount[];
    settings: Pick<Settings, 'production' | 'firstAdministrator'>;
    logger: Logger;
  },
): Promise<void> {
  await tasks.seed(demoTasks);
  if (settings.firstAdministrator) await seedAdministrator(auth, settings.firstAdministrator, logger);
  if (settings.production) return;
  // No email reaches these addresses, and payouts require a confirmed one.
  for (const account of accounts)
    await auth.accounts.ensure({ ...account, emailVerified: true }, 'A demo account.');
}

/**
 * Creates the first administrator. A conflict is no reason to stop: the platform works, and other administrators may
 * exist.
 *
 * @throws StartError if the password is one that a sign-up rejects
 */
async function seedAdministrator(
  auth: Auth,
  account: NonNullable<Settings['firstAdministrator']>,
  logger: Logger,
): Promise<void> {
  try {
    const administrator = { ...account, fullName: undefined, isAdmin: true, emailVerified: false };
    const conflict = await auth.accounts.ensure(administrator, 'Created by ADMIN_USERNAME.');
    if (conflict) logger.warn(CONFLICT_WARNINGS[conflict]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'common_password') throw error;
    throw new StartError(`ADMIN_PASSWORD is not accepted. ${error.message}`);
  }
}
