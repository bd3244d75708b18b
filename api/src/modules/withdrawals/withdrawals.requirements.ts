import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Blueprints } from '../blueprints/index.ts';

/** Reads what a payout to a member requires. */
export type ReadRequirements = ReturnType<typeof createReadRequirements>;

export function createReadRequirements(
  userDirectory: UserDirectory,
  blueprints: Pick<Blueprints, 'findIdentity'>,
) {
  return async (userId: Id, tx?: Tx) => {
    const { emailVerified: emailConfirmed } = await userDirectory.getProfile(userId, tx);
    return { emailConfirmed, ...(await blueprints.findIdentity(userId, tx)) };
  };
}
