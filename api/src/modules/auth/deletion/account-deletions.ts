/*
 * Invariant: an account goes from requested over closed to erased. A closed one goes back to requested if a request of
 * its member was still in progress; the member can keep a requested one. `nextStepAt` says when the job does the next
 * step, so that it finds them with one index.
 */
import { rawCollection } from '../../../platform/db/raw-collection.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { AccountDeletion, AuthModels, UserRecord } from '../auth.model.ts';

/** A user whose deletion was requested. */
export type DeletedUser = UserRecord & { deletion: AccountDeletion };

/** What lists, other members and emails to them have in place of the name of an erased account. */
export const ERASED_NAME = 'Deleted member';

/** Stores how far the deletions of accounts have come, and erases what this module knows about a user. */
export function createAccountDeletions(models: AuthModels) {
  const users = rawCollection(models.users);

  return {
    /** Stores a request. Returns whether there was none, and the user is not an administrator. */
    async request(tx: Tx, userId: Id, deletion: AccountDeletion): Promise<boolean> {
      const filter = { _id: userId, isAdmin: false, isDisabled: false, deletion: null };
      return (await users.updateOne(filter, { $set: { deletion } }, { session: tx })).modifiedCount === 1;
    },

    /** Withdraws a request. Returns whether there was one. */
    async cancel(tx: Tx, userId: Id): Promise<boolean> {
      const filter = { _id: userId, 'deletion.state': 'requested' } as const;
      return (
        (await users.updateOne(filter, { $set: { deletion: null } }, { session: tx })).modifiedCount === 1
      );
    },

    /** Finds the users whose next step is due, those that have waited longest first. */
    async findDue(now: Date, limit: number): Promise<Id[]> {
      const due = await users
        .find({ 'deletion.nextStepAt': { $lte: now } }, { projection: { _id: 1 } })
        .sort({ 'deletion.nextStepAt': 1 })
        .limit(limit)
        .toArray();
      return due.map(({ _id }) => _id);
    },

    /** Reads a user whose next step is due; `null` if it was done, or the member kept the account. */
    findIfDue: (tx: Tx, userId: Id, now: Date): Promise<DeletedUser | null> =>
      users.findOne(
        { _id: userId, 'deletion.nextStepAt': { $lte: now } },
        { session: tx },
      ) as Promise<DeletedUser | null>,

    /** Whether an account was erased. */
    async isErased(userId: Id, tx: Tx): Promise<boolean> {
      const user = await users.findOne({ _id: userId }, { session: tx, projection: { deletion: 1 } });
      return user?.deletion?.state === 'erased';
    },

    /** Moves the time of the next step. @param at `null` after the last one */
    async schedule(tx: Tx, userId: Id, at: Date | null): Promise<void> {
      await users.updateOne({ _id: userId }, { $set: { 'deletion.nextStepAt': at } }, { session: tx });
    },

    /** Lets the last step of an erased account be done again: money of it has come back. */
    async resume(tx: Tx, userId: Id, at: Date): Promise<void> {
      const erased = { _id: userId, 'deletion.state': 'erased' } as const;
      await users.updateOne(erased, { $set: { 'deletion.nextStepAt': at } }, { session: tx });
    },

    ...createClosing(models),

    /** Erases what names the user. The record stays, because others refer to its id. */
    async erase(tx: Tx, { _id, emailKey, deletion }: DeletedUser): Promise<void> {
      const id = _id.toHexString();
      const erased: Partial<UserRecord> = {
        username: ERASED_NAME,
        // Unique, and longer than a username may be, so that it is never taken.
        usernameKey: `${ERASED_NAME.toLowerCase()} ${id}`,
        email: '',
        emailKey: `${ERASED_NAME.toLowerCase()} ${id}`,
        mailboxKey: `${ERASED_NAME.toLowerCase()} ${id}`,
        emailVerified: false,
        // No password has this hash.
        passwordHash: '',
        fullName: null,
        phoneNumber: null,
        // Unique. Codes are compared in upper case, so its links lead nowhere.
        referralCode: `del-${Buffer.from(id, 'hex').toString('base64url')}`,
        previousEmail: null,
        hasSecondFactor: false,
        secondFactorReset: null,
        deletion: { ...deletion, reason: null, state: 'erased', nextStepAt: null },
      };
      await users.updateOne({ _id }, { $set: erased }, { session: tx });
      for (const requests of [models.resetRequests, models.confirmationRequests, models.loginLinkRequests])
        await rawCollection(requests).deleteMany({ emailKey }, { session: tx });
    },
  };
}

/** Creates what closes an account, and opens it again. */
function createClosing(models: Pick<AuthModels, 'users'>) {
  const users = rawCollection(models.users);
  return {
    /** Closes an account: no session works from then on. */
    async close(tx: Tx, userId: Id, nextStepAt: Date): Promise<void> {
      const closed = {
        isDisabled: true,
        'deletion.state': 'closed',
        'deletion.nextStepAt': nextStepAt,
      } as const;
      await users.updateOne({ _id: userId }, { $set: closed, $inc: { sessionVersion: 1 } }, { session: tx });
    },

    /** Opens a closed account again: something of it waits, which could not be approved while it is disabled. */
    async reopen(tx: Tx, userId: Id, nextStepAt: Date): Promise<void> {
      const requested = {
        isDisabled: false,
        'deletion.state': 'requested',
        'deletion.nextStepAt': nextStepAt,
      } as const;
      const filter = { _id: userId, 'deletion.state': 'closed' } as const;
      await users.updateOne(filter, { $set: requested }, { session: tx });
    },
  };
}
