import type { Model } from 'mongoose';
import { AppError } from '../../../platform/app-error.ts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import { ENCRYPTED_FIELDS } from '../../../encryption/encrypted-fields.ts';
import { contextOf } from '../../../platform/crypto/encryptor.ts';
import { readOrReject } from '../../../platform/crypto/read-decrypted.ts';
import type { Id } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { AuthRepository } from '../auth.repository.ts';
import { digestRecoveryCode, normalizeCode } from './recovery-codes.ts';
import { codeWrong, tooManyCodesToday } from './second-factor.errors.ts';
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
  services,
  repository,
  factors,
  mails,
}: {
  services: Services;
  repository: AuthRepository;
  factors: Model<SecondFactorRecord>;
  mails: SecondFactorMails;
}) {
  const { clock, encryptor, withTransaction, notices, audit } = services;
  const limit = createLimit(services);
  const countWrong = createCountWrong(services, repository, mails);

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
      const change = { $set: { recoveryDigests: left } };
      const { modifiedCount } = await factors.updateOne(unused, change, { session: tx });
      if (modifiedCount === 0) return false;
      const user = await repository.get(_id, tx);
      const mail = mails.recoveryCodeUsed(user, left.length);
      await notices.notify(tx, toSecurityNotice(user, mail, clock.now()));
      await audit.record(tx, actor, { action: 'user_recovery_code_used', subjectId: _id, userId: _id });
      return true;
    });
  }

  return {
    decrypt,
    encrypt: (field: Field, userId: Id, text: string): string =>
      encryptor.encrypt(text, context(field, userId)),
    limit,

    /** Uses up a code of the authenticator app, or a recovery code. @throws AppError `code_wrong`, `rate_limited` */
    use: async (actor: UserActor, text: string): Promise<void> => {
      const code = normalizeCode(text);
      const isOfApp = /^\d{6}$/.test(code);
      const check = async (): Promise<boolean> => {
        const record = await factors.findById(actor.userId).lean();
        if (!record) return false;
        return isOfApp ? useTotpCode(record, code) : useRecoveryCode(record, code, actor);
      };
      try {
        await limit(actor.userId, check, codeWrong, isOfApp);
      } catch (error) {
        if (error instanceof AppError) await countWrong(actor.userId);
        throw error;
      }
    },
  };
}

/** Returns a function that counts a wrong code, and warns the user of the fifth one in a day, once. */
function createCountWrong(
  { limits, clock, withTransaction, notices }: Services,
  repository: AuthRepository,
  mails: SecondFactorMails,
) {
  return async (userId: Id): Promise<void> => {
    if (await limits.isWithin('secondFactorWarning', userId.toHexString())) return;
    await withTransaction(async (tx) => {
      const [user, now] = [await repository.get(userId, tx), clock.now()];
      const event = toSecurityNotice(user, mails.codesWrong(user), now);
      await notices.notify(tx, { ...event, key: `wrong-codes:${now.toISOString().slice(0, 10)}` });
    });
  };
}

function createLimit({ limits }: Pick<Services, 'limits'>) {
  const limitGuesses = createGuessLimit({ limits });
  /**
   * Runs a check of a code, unless too many were wrong before. Each attempt counts before it is checked and is given
   * back if the code is right, so that guesses sent at once are worth no more than guesses in a row.
   *
   * @param isOfApp whether it is a code of an app, which is limited within a day too
   * @throws AppError `code_wrong` or what `wrong` creates, `rate_limited`
   */
  return async (
    userId: Id,
    check: () => boolean | Promise<boolean>,
    wrong = codeWrong,
    isOfApp = false,
  ): Promise<void> => {
    const charges = [{ name: 'secondFactor', key: userId.toHexString() } as const];
    const attempt = async (): Promise<void> => {
      await limits.consumeAll(charges);
      if (!(await check())) throw wrong();
      await limits.giveBack(charges);
    };
    await (isOfApp ? limitGuesses(userId, attempt) : attempt());
  };
}

/**
 * Returns a function that runs an attempt with a code of an app, unless too many were wrong within a day. Only those
 * can be guessed in time, so recovery codes and passkeys let the owner in while a stranger guesses.
 */
function createGuessLimit({ limits }: Pick<Services, 'limits'>) {
  return async (userId: Id, attempt: () => Promise<void>): Promise<void> => {
    const charges = [{ name: 'secondFactorDay', key: userId.toHexString() } as const];
    try {
      await limits.consumeAll(charges);
    } catch (error) {
      throw error instanceof AppError ? tooManyCodesToday(error) : error;
    }
    try {
      await attempt();
    } catch (error) {
      // What was not compared, because of the other limit or a fault, is no guess.
      if (!(error instanceof AppError && error.code === 'code_wrong')) await limits.giveBack(charges);
      throw error;
    }
    await limits.giveBack(charges);
  };
}
