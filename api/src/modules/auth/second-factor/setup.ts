import type { Model } from 'mongoose';
import type { NewSecret } from '@platform/contracts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newSecret, type Id } from '../../../platform/ids.ts';
import { normalizeReference } from '../../../platform/normalize-reference.ts';
import type { Services } from '../../../services.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';
import type { AuthRepository } from '../auth.repository.ts';
import type { CodeCheck } from './code-check.ts';
import { digestRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { codeWrong, setupCodeWrong, setupNotStarted } from './second-factor.errors.ts';
import type { SecondFactorMails } from './second-factor.mails.ts';
import type { SecondFactorRecord } from './second-factor.model.ts';
import { describeSecret, findClockError, findStep, newTotpSecret } from './totp.ts';

/** How long a setup waits for its first code, by the business clock. */
const SETUP_MS = 3_600_000;

/** Creates recovery codes with what is stored of them. */
export function createRecoveryCodes({ encrypt }: Pick<CodeCheck, 'encrypt'>, userId: Id) {
  const [key, recoveryCodes] = [newSecret(), newRecoveryCodes()];
  const stored = {
    encryptedRecoveryKey: encrypt('recoveryKey', userId, key),
    recoveryDigests: recoveryCodes.map((code) => digestRecoveryCode(key, code)),
  };
  return { recoveryCodes, stored };
}

/** The two calls that turn the second factor on, or replace it. */
export function createSetup({
  services,
  repository,
  factors,
  codes,
  mails,
  checkPassword,
}: {
  services: Pick<Services, 'audit' | 'clock' | 'notices' | 'withTransaction'>;
  repository: AuthRepository;
  factors: Model<SecondFactorRecord>;
  codes: CodeCheck;
  mails: SecondFactorMails;
  /** Returns the user. @throws AppError `current_password_wrong` */
  checkPassword: (userId: Id, password: string) => Promise<UserRecord>;
}) {
  const { withTransaction, audit, notices, clock } = services;

  /** Makes the new secret the one that counts. @throws AppError `code_wrong` if another call was faster */
  async function replaceSecret(tx: Tx, record: SecondFactorRecord, values: Partial<SecondFactorRecord>) {
    const { _id, encryptedNewSecret } = record;
    const none = { encryptedNewSecret: null, newSecretAt: null };
    const unchanged = { _id, encryptedNewSecret };
    const { modifiedCount } = await factors.updateOne(
      unchanged,
      { $set: { ...none, ...values } },
      { session: tx },
    );
    if (modifiedCount === 0) throw codeWrong();
    await repository.setSecondFactor(tx, _id, true);
  }

  return {
    /** Creates a secret that waits for its first code. @throws AppError `current_password_wrong` */
    async setUp(userId: Id, password: string): Promise<NewSecret> {
      const { username } = await checkPassword(userId, password);
      const secret = newTotpSecret();
      const encryptedNewSecret = codes.encrypt('newTotpSecret', userId, secret);
      const values = { encryptedNewSecret, newSecretAt: clock.now() };
      await factors.updateOne({ _id: userId }, { $set: values }, { upsert: true, setDefaultsOnInsert: true });
      return describeSecret(secret, username);
    },

    /**
     * Turns the second factor on, or replaces it, and returns new recovery codes.
     *
     * @throws AppError `wrong_state`, `code_wrong`
     */
    async confirm(actor: UserActor, code: string): Promise<string[]> {
      const { userId } = actor;
      const record = await factors.findById(userId).lean();
      const { encryptedNewSecret, newSecretAt } = record ?? {};
      if (!record || !encryptedNewSecret || !newSecretAt) throw setupNotStarted();
      if (clock.now().getTime() >= newSecretAt.getTime() + SETUP_MS) throw setupNotStarted();
      const secret = codes.decrypt('newTotpSecret', userId, encryptedNewSecret);
      // Not a guess: the session was shown the secret.
      const [typed, now] = [normalizeReference(code), clock.now()];
      const lastStep = findStep(secret, typed, now);
      if (lastStep === undefined) throw setupCodeWrong(now, findClockError(secret, typed, now));
      const { recoveryCodes, stored } = createRecoveryCodes(codes, userId);
      const encryptedSecret = codes.encrypt('totpSecret', userId, secret);
      await withTransaction(async (tx) => {
        const user = await repository.get(userId, tx);
        const isFirst = record.encryptedSecret === null;
        await replaceSecret(tx, record, { encryptedSecret, lastStep, enabledAt: clock.now(), ...stored });
        const mail = isFirst ? mails.enabled(user) : mails.replaced(user);
        await notices.notify(tx, toSecurityNotice(user, mail, clock.now()));
        const action = isFirst ? 'user_second_factor_enabled' : 'user_second_factor_replaced';
        await audit.record(tx, actor, { action, subjectId: userId, userId });
      });
      return recoveryCodes;
    },
  };
}
