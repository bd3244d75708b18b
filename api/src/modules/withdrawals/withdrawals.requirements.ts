import type { IdentityState } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';

/** Finds how far a member's identity is known, and the id of the verification that says so; another module owns it. */
export type ReadIdentity = (
  userId: Id,
  tx?: Tx,
) => Promise<{ readonly identity: IdentityState; readonly verificationId: string | null }>;

/** Reads what a payout to a member requires. */
export type ReadRequirements = ReturnType<typeof createReadRequirements>;

export function createReadRequirements(userDirectory: UserDirectory, readIdentity: ReadIdentity) {
  return async (userId: Id, tx?: Tx) => {
    const { emailVerified: emailConfirmed } = await userDirectory.getProfile(userId, tx);
    return { emailConfirmed, ...(await readIdentity(userId, tx)) };
  };
}
