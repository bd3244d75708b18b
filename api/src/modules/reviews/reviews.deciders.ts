import { rejectWork, rolesFor } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { ConflictsOfInterest } from '../decisions/index.ts';
import type { SubmissionRecord } from '../work/index.ts';
import type { ReviewRecord } from './reviews.model.ts';

/** The roles with which work and appeals are decided. */
const DECIDER_ROLES = rolesFor(rejectWork);

export type Deciders = ReturnType<typeof createDeciders>;

/** Creates the answer to whether anyone else may decide about a submission. */
export function createDeciders({
  userDirectory,
  conflicts,
}: {
  userDirectory: Pick<UserDirectory, 'findAdministrators'>;
  conflicts: ConflictsOfInterest;
}) {
  const findAll = (tx?: Tx) => userDirectory.findAdministrators(DECIDER_ROLES, tx);

  return {
    /** Whether a user is an enabled administrator with the role. */
    isOne: async (user: Id, tx?: Tx): Promise<boolean> =>
      (await findAll(tx)).some(({ userId }) => userId.equals(user)),

    /** Finds the enabled administrators with the role and without a conflict, who are none of some persons. */
    findOthers: async ({ userId: member }: SubmissionRecord, persons: readonly Id[], tx?: Tx) =>
      conflicts.findOthers(await findAll(tx), { member, persons }, tx),
  };
}

/** Returns who rejected the work of a submission: the one who decided, and the one who wanted it first. */
export function listRejecters(
  reviews: readonly Pick<ReviewRecord, 'decision' | 'decidedBy' | 'proposedBy'>[],
): Id[] {
  return reviews
    .filter(({ decision }) => decision === 'rejected')
    .flatMap(({ decidedBy, proposedBy }) => [decidedBy, proposedBy])
    .filter((id) => id !== null);
}
