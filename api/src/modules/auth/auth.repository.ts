import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/db/database-errors.ts';
import { directly } from '../../platform/db/direct.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { emailOfAnother, emailTaken, usernameTaken } from './auth.errors.ts';
import type { UserRecord } from './auth.model.ts';

export type AuthRepository = ReturnType<typeof createAuthRepository>;

export function createAuthRepository(users: Model<UserRecord>) {
  return { ...lookups(users), ...changes(users) };
}

function lookups(users: Model<UserRecord>) {
  const direct = directly(users);
  const findById = (id: Id, tx?: Tx): Promise<UserRecord | null> =>
    direct.findOne({ _id: id }, { session: tx });

  return {
    findById,

    /** @throws Error when there is no such user: callers hold the id of one. */
    async get(id: Id, tx?: Tx): Promise<UserRecord> {
      const user = await findById(id, tx);
      if (!user) throw new Error(`There is no user ${id.toHexString()}.`);
      return user;
    },

    findByUsernameKey: (usernameKey: string): Promise<UserRecord | null> => direct.findOne({ usernameKey }),

    findByEmailKey: (emailKey: string, tx?: Tx): Promise<UserRecord | null> =>
      users
        .findOne({ emailKey })
        .session(tx ?? null)
        .lean(),

    findByReferralCode: (referralCode: string, tx?: Tx): Promise<UserRecord | null> =>
      users
        .findOne({ referralCode })
        .session(tx ?? null)
        .lean(),

    /** In the order of names. The text is a bound and no pattern: nothing in it means anything. */
    async searchByUsernameKey(beginning: string, limit: number): Promise<Id[]> {
      const found = await users
        .find({ usernameKey: { $gte: beginning, $lt: `${beginning}\u{10ffff}` } }, { _id: 1 })
        .sort({ usernameKey: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },

    async usernamesOf(ids: readonly Id[], tx?: Tx): Promise<Map<string, string>> {
      const found = await users
        .find({ _id: { $in: ids } }, { username: 1 })
        .session(tx ?? null)
        .lean();
      return new Map(found.map(({ _id, username }) => [_id.toHexString(), username]));
    },
  };
}

function changes(users: Model<UserRecord>) {
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

    async replacePasswordHash(id: Id, passwordHash: string): Promise<void> {
      await users.updateOne({ _id: id }, { $set: { passwordHash } });
    },

    /** @throws AppError `email_taken` */
    async saveProfile(tx: Tx, user: UserRecord): Promise<void> {
      const { _id, email, emailKey, emailVerified, fullName, phoneNumber } = user;
      const profile = { email, emailKey, emailVerified, fullName, phoneNumber };
      try {
        await users.updateOne({ _id }, { $set: profile }, { session: tx });
      } catch (error) {
        if (isDuplicateKey(error, 'emailKey')) throw emailOfAnother();
        throw error;
      }
    },

    /** Ends all sessions with it. */
    setPassword: (tx: Tx, id: Id, passwordHash: string): Promise<UserRecord> =>
      users
        .findByIdAndUpdate(
          id,
          { $set: { passwordHash }, $inc: { sessionGeneration: 1 } },
          { session: tx, returnDocument: 'after' },
        )
        .orFail()
        .lean(),

    /** Ends all sessions too, so that none comes back when the account is opened again. */
    async setDisabled(tx: Tx, id: Id, isDisabled: boolean): Promise<void> {
      await users.updateOne(
        { _id: id },
        { $set: { isDisabled }, $inc: { sessionGeneration: 1 } },
        { session: tx },
      );
    },

    async setEmailVerified(tx: Tx, id: Id): Promise<void> {
      await users.updateOne({ _id: id }, { $set: { emailVerified: true } }, { session: tx });
    },
  };
}
