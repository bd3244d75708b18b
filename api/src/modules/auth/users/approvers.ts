import type { AdminRole } from '@platform/contracts';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import { formatMailTime } from '../../../platform/outbox/email-template.ts';
import type { UserRecord } from '../auth.model.ts';
import type { AuthRepository } from '../auth.repository.ts';
import { awaitsConfirmation, doesRoleCount, grantCountsFrom } from './role-grants.ts';

type Repository = Pick<AuthRepository, 'countAct' | 'findAdministrators' | 'get'>;

/** Creates what tells whose roles count for approvals; see `UserDirectory`. */
export function createApprovers(repository: Repository, clock: Clock) {
  const findOwners = (tx?: Tx): Promise<UserRecord[]> => repository.findAdministrators(['owner'], tx);

  async function isApprover(user: UserRecord, roles: readonly AdminRole[], tx: Tx): Promise<boolean> {
    const owners = await findOwners(tx);
    return !user.isDisabled && roles.some((role) => doesRoleCount(user, role, owners, clock.now()));
  }

  return {
    async findApprovers(roles: readonly AdminRole[], tx?: Tx) {
      const owners = await findOwners(tx);
      const found = await repository.findAdministrators(roles, tx);
      return found
        .filter((user) => roles.some((role) => doesRoleCount(user, role, owners, clock.now())))
        .map(({ _id: userId, username, email }) => ({ userId, username, email }));
    },

    assureApprover: async (tx: Tx, userId: Id, roles: readonly AdminRole[]): Promise<boolean> =>
      isApprover(await repository.countAct(tx, userId), roles, tx),

    async assertApprover(tx: Tx, userId: Id, roles: readonly AdminRole[]): Promise<void> {
      const user = await repository.get(userId, tx);
      if (await isApprover(user, roles, tx)) return;
      throw roleTooNew(user, roles, await findOwners(tx), clock.now());
    },
  };
}

/** Creates the error for an approval with a role that does not count yet; it says from when it does. */
function roleTooNew(
  user: UserRecord,
  roles: readonly AdminRole[],
  owners: readonly UserRecord[],
  now: Date,
): AppError {
  const grants = (user.roleGrants ?? []).filter(({ role }) => roles.includes(role));
  const [first] = grants.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (!first) return new AppError('forbidden', 'Your account has lost the role for this.');
  const from = grantCountsFrom(first);
  const when = from > now ? `from ${formatMailTime(from)}` : '';
  const then = awaitsConfirmation(user, first, owners, now) ? 'once another owner has confirmed it' : '';
  return new AppError(
    'role_too_new',
    `Your role counts for approvals ${[when, then].filter(Boolean).join(', ')}.`,
  );
}
