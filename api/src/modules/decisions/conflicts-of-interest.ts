import type { ConflictOfInterest } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';

/** Tells whether one of two users referred the other. */
type IsReferral = (one: Id, other: Id, tx?: Tx) => Promise<boolean>;

/** Keeps administrators from deciding about their own records, and about those of members they have an interest in. */
export type ConflictsOfInterest = ReturnType<typeof createConflictsOfInterest>;

const MESSAGES: Readonly<Record<ConflictOfInterest, string>> = {
  own_record: 'This is your own record. Another administrator decides about it.',
  referral: 'You referred this member, or they referred you. Another administrator decides.',
};

export function createConflictsOfInterest(isReferral: IsReferral) {
  /** Finds why an administrator cannot decide about a record of `member`; `null` if they can. */
  async function find(administrator: Id, member: Id, tx?: Tx): Promise<ConflictOfInterest | null> {
    if (administrator.equals(member)) return 'own_record';
    return (await isReferral(administrator, member, tx)) ? 'referral' : null;
  }

  return {
    find,

    /**
     * @param administrator `null` for the platform itself, which has no interest
     * @throws AppError `not_allowed_to_review`
     */
    async assertNone(administrator: Id | null, member: Id, tx: Tx): Promise<void> {
      const conflictOfInterest = administrator && (await find(administrator, member, tx));
      if (conflictOfInterest) throw new AppError('not_allowed_to_review', MESSAGES[conflictOfInterest]);
    },
  };
}
