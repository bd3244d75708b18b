import type { Model } from 'mongoose';
import type { AdminRole } from '@platform/contracts';
import { isDuplicateKey } from '../../platform/db/database-errors.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { emailUsedByAnotherAccount, emailTaken, usernameTaken } from './auth.errors.ts';
import type { PayoutPause, UserRecord } from './auth.model.ts';
import type { RoleGrant } from './users/role-grants.ts';

export type AuthRepository = ReturnType<typeof createAuthRepository>;

export function createAuthRepository(users: Model<UserRecord>) {
  return {
    ...createQueries(users),
    ...createUpdates(users),
    ...createRightsUpdates(users),
    ...createResetUpdates(users),
  };
}

function createQueries(users: Model<UserRecord>) {
  const collection = rawCollection(users);
  const findById = (id: Id, tx?: Tx): Promise<UserRecord | null> =>
    collection.findOne({ _id: id }, { session: tx });

  return {
    findById,

    /** Returns a user by id. @throws Error if there is none: callers pass ids of existing users */
    async get(id: Id, tx?: Tx): Promise<UserRecord> {
      const user = await findById(id, tx);
      if (!user) throw new Error(`User ${id.toHexString()} does not exist.`);
      return user;
    },

    findByUsernameKey: (usernameKey: string): Promise<UserRecord | null> =>
      collection.findOne({ usernameKey }),

    findByEmailKey: (emailKey: string, tx?: Tx): Promise<UserRecord | null> =>
      users
        .findOne({ emailKey })
        .session(tx ?? null)
        .lean(),

    findByMailboxKey: (mailboxKey: string, tx?: Tx): Promise<UserRecord | null> =>
      users
        .findOne({ mailboxKey })
        .session(tx ?? null)
        .lean(),

    /** Returns those of the email keys that an account has. */
    async findUsedEmailKeys(emailKeys: readonly string[]): Promise<Set<string>> {
      if (emailKeys.length === 0) return new Set();
      const rows = await users.find({ emailKey: { $in: emailKeys } }, { emailKey: 1 }).lean();
      return new Set(rows.map(({ emailKey }) => emailKey));
    },

    findByReferralCode: (referralCode: string, tx?: Tx): Promise<UserRecord | null> =>
      users
        .findOne({ referralCode })
        .session(tx ?? null)
        .lean(),

    /**
     * Finds users by username prefix, sorted by name. The prefix is an index bound, not a pattern: no escaping is
     * needed.
     */
    async searchByUsernameKey(prefix: string, limit: number): Promise<Id[]> {
      const rows = await users
        .find({ usernameKey: { $gte: prefix, $lt: `${prefix}\u{10ffff}` } }, { _id: 1 })
        .sort({ usernameKey: 1 })
        .limit(limit)
        .lean();
      return rows.map(({ _id }) => _id);
    },

    /** Finds the enabled administrators with one of the roles. */
    findAdministrators: (roles: readonly AdminRole[], tx?: Tx): Promise<UserRecord[]> =>
      users
        .find({ isAdmin: true, isDisabled: false, adminRoles: { $in: [...roles] } })
        .session(tx ?? null)
        .lean(),

    /** Finds the session versions of enabled users, by id. */
    async findSessionVersions(ids: readonly Id[]): Promise<Map<string, number>> {
      const enabled = { _id: { $in: [...ids] }, isDisabled: false };
      const rows = await users.find(enabled, { sessionVersion: 1 }).lean();
      return new Map(rows.map(({ _id, sessionVersion }) => [_id.toHexString(), sessionVersion]));
    },

    /** Returns those of the users whose accounts are disabled, as hex ids. */
    async findDisabled(ids: readonly Id[], tx?: Tx): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await users
        .find({ _id: { $in: ids }, isDisabled: true }, { _id: 1 })
        .session(tx ?? null)
        .lean();
      return new Set(rows.map(({ _id }) => _id.toHexString()));
    },

    async usernamesOf(ids: readonly Id[], tx?: Tx): Promise<Map<string, string>> {
      const rows = await users
        .find({ _id: { $in: ids } }, { username: 1 })
        .session(tx ?? null)
        .lean();
      return new Map(rows.map(({ _id, username }) => [_id.toHexString(), username]));
    },
  };
}

function createUpdates(users: Model<UserRecord>) {
  return {
    /** @throws AppError `username_taken`, `email_taken` */
    async insert(tx: Tx, user: UserRecord): Promise<void> {
      try {
        await users.create([user], { session: tx });
      } catch (error) {
        if (isDuplicateKey(error, 'usernameKey')) throw usernameTaken();
        if (isDuplicateKey(error, 'emailKey')) throw emailTaken();
        throw error;
      }
    },

    /** Replaces a hash of the same password, unless the password has been changed meanwhile. */
    async rehashPassword(
      { _id, passwordHash }: Pick<UserRecord, '_id' | 'passwordHash'>,
      newHash: string,
    ): Promise<void> {
      await users.updateOne({ _id, passwordHash }, { $set: { passwordHash: newHash } });
    },

    /** @throws AppError `email_taken` */
    async saveProfile(tx: Tx, user: UserRecord): Promise<void> {
      const { _id, email, emailKey, mailboxKey, emailVerified, fullName, phoneNumber } = user;
      const { previousEmail = null } = user;
      const profile = { email, emailKey, mailboxKey, emailVerified, fullName, phoneNumber, previousEmail };
      try {
        await users.updateOne({ _id }, { $set: profile }, { session: tx });
      } catch (error) {
        if (isDuplicateKey(error, 'emailKey')) throw emailUsedByAnotherAccount();
        throw error;
      }
    },

    /** Removes previous addresses whose time has ended. Returns how many. */
    async removePreviousEmails(tx: Tx, before: Date, limit: number): Promise<number> {
      const filter = { 'previousEmail.until': { $lte: before } };
      const rows = await users.find(filter, { _id: 1 }).limit(limit).session(tx).lean();
      const ids = rows.map(({ _id }) => _id);
      await users.updateMany({ _id: { $in: ids } }, { $set: { previousEmail: null } }, { session: tx });
      return ids.length;
    },

    /**
     * Replaces the password hash and ends all sessions. Returns `null` if the user has another hash than `before`: the
     * password that it proves was changed meanwhile.
     */
    setPassword: (
      tx: Tx,
      before: Pick<UserRecord, '_id' | 'passwordHash'>,
      newHash: string,
    ): Promise<UserRecord | null> =>
      users
        .findOneAndUpdate(
          { _id: before._id, passwordHash: before.passwordHash },
          { $set: { passwordHash: newHash }, $inc: { sessionVersion: 1 } },
          { session: tx, returnDocument: 'after' },
        )
        .lean(),

    /** Pauses the payouts of a user, unless they are paused for longer. */
    async pausePayouts(tx: Tx, id: Id, payoutPause: PayoutPause): Promise<void> {
      const isLonger = { $or: [{ payoutPause: null }, { 'payoutPause.until': { $lt: payoutPause.until } }] };
      await users.updateOne({ _id: id, ...isLonger }, { $set: { payoutPause } }, { session: tx });
    },

    async setEmailVerified(tx: Tx, id: Id): Promise<void> {
      await users.updateOne({ _id: id }, { $set: { emailVerified: true } }, { session: tx });
    },
  };
}

/** The updates of what an administrator may do, and of who is disabled. */
function createRightsUpdates(users: Model<UserRecord>) {
  return {
    /** Disables or enables an account. Also ends all sessions, so that none is restored when it is enabled again. */
    async setDisabled(tx: Tx, id: Id, isDisabled: boolean): Promise<void> {
      await users.updateOne(
        { _id: id },
        { $set: { isDisabled }, $inc: { sessionVersion: 1 } },
        { session: tx },
      );
    },

    /** Changes a user's roles. Sessions continue: each call reads the roles again. */
    async setAdminRoles(
      tx: Tx,
      id: Id,
      adminRoles: readonly AdminRole[],
      roleGrants: RoleGrant[],
    ): Promise<void> {
      const change = { adminRoles: [...adminRoles], isAdmin: adminRoles.length > 0, roleGrants };
      await users.updateOne({ _id: id }, { $set: change }, { session: tx });
    },

    async setRoleGrants(tx: Tx, id: Id, roleGrants: RoleGrant[]): Promise<void> {
      await users.updateOne({ _id: id }, { $set: { roleGrants } }, { session: tx });
    },

    /** Counts an act of an owner. Returns whether the user is one, and enabled. */
    async countOwnerAct(tx: Tx, id: Id): Promise<boolean> {
      const owner = { _id: id, adminRoles: 'owner' as const, isDisabled: false };
      const { matchedCount } = await users.updateOne(owner, { $inc: { ownerActs: 1 } }, { session: tx });
      return matchedCount === 1;
    },

    /** Writes the record of an administrator whose rights matter, so that a change of them at once conflicts. */
    async countAct(tx: Tx, id: Id): Promise<UserRecord> {
      return users
        .findOneAndUpdate({ _id: id }, { $inc: { ownerActs: 1 } }, { session: tx, returnDocument: 'after' })
        .orFail()
        .lean();
    },
  };
}

/** The updates of a second factor and its reset. */
function createResetUpdates(users: Model<UserRecord>) {
  return {
    /** Stores whether a user has a second factor, and conflicts with every other change of it at once. */
    async setSecondFactor(tx: Tx, id: Id, hasSecondFactor: boolean): Promise<void> {
      const change = { $set: { hasSecondFactor }, $inc: { secondFactorChanges: 1 } };
      await users.updateOne({ _id: id }, change, { session: tx });
    },

    /** Stores how far the reset of a user's second factor is; `null` once it has ended. Returns the user. */
    async setSecondFactorReset(
      tx: Tx,
      id: Id,
      secondFactorReset: NonNullable<UserRecord['secondFactorReset']> | null,
    ): Promise<UserRecord> {
      const change = { $set: { secondFactorReset } };
      return users
        .findOneAndUpdate({ _id: id }, change, { session: tx, returnDocument: 'after' })
        .orFail()
        .lean();
    },

    /** Takes a user's second factor away and ends all sessions. Returns the user. */
    async removeSecondFactor(tx: Tx, id: Id, payoutPause: PayoutPause): Promise<UserRecord> {
      const change = {
        $set: { hasSecondFactor: false, secondFactorReset: null, payoutPause },
        $inc: { sessionVersion: 1 },
      };
      return users
        .findOneAndUpdate({ _id: id }, change, { session: tx, returnDocument: 'after' })
        .orFail()
        .lean();
    },
  };
}
