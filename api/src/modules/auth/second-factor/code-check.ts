import type { Model } from 'mongoose';
import { AppError } from '../../../platform/app-error.ts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import { ENCRYPTED_FIELDS } from '../../../encryption/encrypted-fields.ts';
import { contextOf } from '../../../platform/crypto/encryptor.ts';
import { readOrReject } from '../../../platform/crypto/read-decrypted.ts';
import type { Id } from '../../../platform/ids.ts';
import { normalizeReference } from '../../../platform/normalize-reference.ts';
import type { Services } from '../../../services.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { AuthRepository } from '../auth.repository.ts';
import { digestRecoveryCode } from './recovery-codes.ts';
import { codeWrong, tooManyCodes } from './second-factor.errors.ts';
import type { SecondFactorMails } from './second-factor.mails.ts';
import type { SecondFactorRecord } from './second-factor.model.ts';
import { findStep, isTotpCode } from './totp.ts';

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

    /** Uses up a code of the authenticator app, or a recovery code. @throws AppError `code_wrong`, `rate_limited` */
    use: async (actor: UserActor, text: string): Promise<void> => {
      const code = normalizeReference(text);
      const isOfApp = isTotpCode(code);
      const record = await factors.findById(actor.userId).lean();
      try {
        if (isOfApp) await limit(actor.userId, () => record !== null && useTotpCode(record, code));
        else if (!record || !(await useRecoveryCode(record, code, actor))) throw codeWrong();
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

/**
 * Returns a function that runs a check of a code of an app, unless too many were wrong before. Only those can be
 * guessed in time, so recovery codes and passkeys have no limit per user: they let the owner in while a stranger
 * guesses. Each attempt counts before it is checked and is given back if the code is right, so that guesses sent at
 * once are worth no more than guesses in a row.
 *
 * @throws AppError `code_wrong`, `rate_limited`
 */
function createLimit({ limits }: Pick<Services, 'limits'>) {
  return async (userId: Id, check: () => boolean | Promise<boolean>): Promise<void> => {
    const key = userId.toHexString();
    const charges = [
      { name: 'secondFactor', key },
      { name: 'secondFactorDay', key },
    ] as const;
    await limits.consumeAll(charges).catch((error: unknown) => {
      throw error instanceof AppError ? tooManyCodes(error) : error;
    });
    let isWrong = false;
    try {
      isWrong = !(await check());
    } finally {
      // What a fault has kept from being compared is no guess.
      if (!isWrong) await limits.giveBack(charges);
    }
    if (isWrong) throw codeWrong();
  };
}
