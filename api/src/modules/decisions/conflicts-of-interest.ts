import type { ConflictOfInterest } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';

/** Tells whether two users are connected in one way. */
type AreConnected = (one: Id, other: Id, tx?: Tx) => Promise<boolean>;

/** What connects two users; the modules that know it come after this one. */
export type Connections = {
  /** Whether one referred the other. */
  readonly isReferral: AreConnected;
  /** Whether both gave the same identity number. */
  readonly sharesIdentity: AreConnected;
  /** Whether both saved, or withdrew to, the same payout destination. */
  readonly sharesDestination: AreConnected;
  /** Whether both have logged in with the same browser. */
  readonly sharesDevice: AreConnected;
};

/** Keeps administrators from deciding about their own records, and about those of members they have an interest in. */
export type ConflictsOfInterest = ReturnType<typeof createConflictsOfInterest>;

export const CONFLICT_OF_INTEREST_MESSAGES: Readonly<Record<ConflictOfInterest, string>> = {
  own_record: 'This is your own record. Another administrator decides about it.',
  referral: 'You referred this member, or they referred you. Another administrator decides.',
  same_identity: 'You have the same identity number as this member. Another administrator decides.',
  same_destination: 'You have a payout destination of this member. Another administrator decides.',
  same_device: 'You and this member have used the same browser. Another administrator decides.',
};

/** @param settings one browser has several accounts where the platform is tried out, so it counts in production only */
export function createConflictsOfInterest(
  { isReferral, sharesIdentity, sharesDestination, sharesDevice }: Connections,
  settings: { readonly production: boolean },
) {
  /** Finds what two accounts share that one person has; `null` if nothing. */
  async function findShared(one: Id, other: Id, tx?: Tx): Promise<ConflictOfInterest | null> {
    if (await sharesIdentity(one, other, tx)) return 'same_identity';
    if (await sharesDestination(one, other, tx)) return 'same_destination';
    return settings.production && (await sharesDevice(one, other, tx)) ? 'same_device' : null;
  }

  /** Finds why an administrator cannot decide about a record of `member`; `null` if they can. */
  async function find(administrator: Id, member: Id, tx?: Tx): Promise<ConflictOfInterest | null> {
    if (administrator.equals(member)) return 'own_record';
    if (await isReferral(administrator, member, tx)) return 'referral';
    return findShared(administrator, member, tx);
  }

  /** Whether two administrators may be one person, who does not approve something twice. */
  const areOnePerson = async (one: Id, other: Id, tx?: Tx): Promise<boolean> =>
    one.equals(other) || (await findShared(one, other, tx)) !== null;

  return {
    find,
    areOnePerson,

    /** Finds the administrators who can decide about a record of `member` and are none of some persons. */
    async findOthers<Administrator extends { readonly userId: Id }>(
      administrators: readonly Administrator[],
      { member, persons }: { readonly member: Id; readonly persons: readonly Id[] },
      tx?: Tx,
    ): Promise<Administrator[]> {
      const others: Administrator[] = [];
      for (const administrator of administrators) {
        const { userId } = administrator;
        let isOther = (await find(userId, member, tx)) === null;
        for (const person of persons) if (isOther) isOther = !(await areOnePerson(person, userId, tx));
        if (isOther) others.push(administrator);
      }
      return others;
    },

    /**
     * @param administrator `null` for the platform itself, which has no interest
     * @throws AppError `not_allowed_to_review`
     */
    async assertNone(administrator: Id | null, member: Id, tx: Tx): Promise<void> {
      const conflictOfInterest = administrator && (await find(administrator, member, tx));
      if (conflictOfInterest)
        throw new AppError('not_allowed_to_review', CONFLICT_OF_INTEREST_MESSAGES[conflictOfInterest]);
    },
  };
}
