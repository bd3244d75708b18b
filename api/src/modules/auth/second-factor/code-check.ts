import type { Model } from 'mongoose';
import type { UserActor } from '../../../platform/audit/actor.ts';
import { contextOf, ENCRYPTED_FIELDS } from '../../../platform/crypto/encrypted-fields.ts';
import { readOrReject } from '../../../platform/crypto/read-decrypted.ts';
import type { Id } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { AuthRepository } from '../auth.repository.ts';
import { digestRecoveryCode, normalizeCode } from './recovery-codes.ts';
import { codeWrong } from './second-factor.errors.ts';
import type { SecondFactorMails } from './second-factor.mails.ts';
import type { SecondFactorRecord } from './second-factor.model.ts';
import { findStep } from './totp.ts';

/*
 * Invariant: a code counts once, even if it is sent several times at once. The update that uses it up names what must
 * not have changed, and only the call whose update matches has proved anything.
 */

/** Checks codes of a user's authenticator app, and recovery codes. */
export type CodeCheck = ReturnType<typeof createCodeCheck>;

type Field = 'totpSecret' | 'newTotpSecret' | 'recoveryKey';

export function createCodeCheck({
  platform,
  repository,
  factors,
  mails,
}: {
  platform: Platform;
  repository: AuthRepository;
  factors: Model<SecondFactorRecord>;
  mails: SecondFactorMails;
}) {
  const { limits, clock, encryptor, withTransaction, notices, audit } = platform;

  const context = (field: Field, userId: Id) => contextOf(ENCRYPTED_FIELDS[field], userId.toHexString());
  const decrypt = (field: Field, userId: Id, text: string): string =>
    readOrReject(() => encryptor.decrypt(text, context(field, userId)));

  async function useTotpCode({ _id, encryptedSecret }: SecondFactorRecord, code: string): Promise<boolean> {
    if (encryptedSecret === null) return false;
    const step = findStep(decrypt('totpSecret', _id, encryptedSecret), code, clock.now());
    if (step === undefined) return false;
    const unused = { _id, encryptedSecret, lastStep: { $lt: step } };
    return (await factors.updateOne(unused, { $set: { lastStep: step } })).modifiedCount === 1;
  }

  async function useRecoveryCode(
    record: SecondFactorRecord,
    code: string,
    actor: UserActor,
  ): Promise<boolean> {
    const { _id, encryptedRecoveryKey } = record;
    if (encryptedRecoveryKey === null) return false;
    const digest = digestRecoveryCode(decrypt('recoveryKey', _id, encryptedRecoveryKey), code);
    return withTransaction(async (tx) => {
      const current = await factors.findById(_id).session(tx).lean();
      const left = current?.recoveryDigests.filter((unused) => unused !== digest) ?? [];
      if (left.length === (current?.recoveryDigests.length ?? 0)) return false;
      const unused = { _id, recoveryDigests: digest };
      const { modifiedCount } = await factors.updateOne(
        unused,
        { $set: { recoveryDigests: left } },
        { session: tx },
      );
      if (modifiedCount === 0) return false;
      const user = await repository.get(_id, tx);
      await notices.announce(
        tx,
        toSecurityNotice(user, mails.recoveryCodeUsed(user, left.length), clock.now()),
      );
      await audit.record(tx, actor, { action: 'user_recovery_code_used', subjectId: _id, userId: _id });
      return true;
    });
  }

  /**
   * Runs a check of a code, unless too many were wrong before. Each attempt counts before it is checked and is given
   * back if the code is right, so that guesses sent at once are worth no more than guesses in a row.
   *
   * @throws AppError `code_wrong` or what `wrong` creates, `rate_limited`
   */
  async function limit(userId: Id, check: () => boolean | Promise<boolean>, wrong = codeWrong) {
    const charges = [{ name: 'secondFactor', key: userId.toHexString() } as const];
    await limits.consumeAll(charges);
    if (!(await check())) throw wrong();
    await limits.giveBack(charges);
  }

  return {
    decrypt,
    encrypt: (field: Field, userId: Id, text: string): string =>
      encryptor.encrypt(text, context(field, userId)),
    limit,

    /** Uses up a code of the authenticator app, or a recovery code. @throws AppError `code_wrong`, `rate_limited` */
    use: (actor: UserActor, text: string): Promise<void> =>
      limit(actor.userId, async () => {
        const record = await factors.findById(actor.userId).lean();
        if (!record) return false;
        const code = normalizeCode(text);
        return /^\d{6}$/.test(code) ? useTotpCode(record, code) : useRecoveryCode(record, code, actor);
      }),
  };
}
