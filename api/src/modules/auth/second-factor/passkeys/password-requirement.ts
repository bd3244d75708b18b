import type { Model } from 'mongoose';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { Id } from '../../../../platform/ids.ts';
import type { PasskeyRecord } from './passkeys.model.ts';

/** The two changes of whether a passkey logs in alone (docs/decisions/passkeys.md). */
export function createPasswordRequirement(passkeys: Model<PasskeyRecord>) {
  return {
    /** Lets the passkeys of a user log in only after the password, each until it has done so once. */
    async requirePassword(tx: Tx, userId: Id): Promise<void> {
      await passkeys.updateMany({ userId }, { $set: { needsPassword: true } }).session(tx);
    },

    /** Lets a passkey that was used after the password log in alone again. */
    async allowAlone({ _id, needsPassword }: PasskeyRecord): Promise<void> {
      if (needsPassword) await passkeys.updateOne({ _id }, { $unset: { needsPassword: 1 } });
    },
  };
}
