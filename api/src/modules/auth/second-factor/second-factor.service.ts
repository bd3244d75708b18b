import type { SecondFactor } from '@platform/contracts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import type { Id } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';
import type { AuthRepository } from '../auth.repository.ts';
import { createCodeCheck } from './code-check.ts';
import { notEnabled, passwordWrong, requiredOfAdministrators } from './second-factor.errors.ts';
import { createSecondFactorMails } from './second-factor.mails.ts';
import { createSecondFactorModel, type SecondFactorRecord } from './second-factor.model.ts';
import { createRecoveryCodes, createSetup } from './setup.ts';

/** Lets users turn two-factor authentication on and off, and checks codes. */
export type SecondFactors = ReturnType<typeof createSecondFactors>;

export function createSecondFactors(platform: Platform, repository: AuthRepository) {
  const { connection, passwords, withTransaction, audit, notices, settings } = platform;
  const factors = createSecondFactorModel(connection);
  const mails = createSecondFactorMails(settings.shellOrigin);
  const codes = createCodeCheck({ platform, repository, factors, mails });

  /** Returns the user and asserts their password. @throws AppError `current_password_wrong` */
  async function checkPassword(userId: Id, password: string): Promise<UserRecord> {
    const user = await repository.get(userId);
    if (!(await passwords.verify(user.passwordHash, password))) throw passwordWrong();
    return user;
  }

  async function getEnabled(userId: Id): Promise<SecondFactorRecord> {
    const record = await factors.findById(userId).lean();
    if (!record?.encryptedSecret) throw notEnabled();
    return record;
  }

  return {
    /** Uses up a code. @throws AppError `code_wrong`, `rate_limited` */
    useCode: codes.use,

    /**
     * Uses up a code of a user who has a second factor.
     *
     * @throws AppError `wrong_state`, `code_wrong`, `rate_limited`
     */
    async check(actor: UserActor, code: string): Promise<void> {
      await getEnabled(actor.userId);
      await codes.use(actor, code);
    },

    async get(userId: Id): Promise<SecondFactor> {
      const record = await factors.findById(userId).lean();
      if (!record?.encryptedSecret) return { enabledAt: null, recoveryCodesLeft: 0 };
      return {
        enabledAt: record.enabledAt?.toISOString() ?? null,
        recoveryCodesLeft: record.recoveryDigests.length,
      };
    },

    ...createSetup({ platform, repository, factors, codes, mails, checkPassword }),

    /**
     * Turns the second factor off.
     *
     * @throws AppError `wrong_state`, `current_password_wrong`, `code_wrong`, `rate_limited`
     */
    async disable(actor: UserActor, { password, code }: { password: string; code: string }): Promise<void> {
      const { userId } = actor;
      await getEnabled(userId);
      const { isAdmin } = await checkPassword(userId, password);
      if (isAdmin && settings.requiresAdminSecondFactor) throw requiredOfAdministrators();
      await codes.use(actor, code);
      await withTransaction(async (tx) => {
        await factors.deleteOne({ _id: userId }, { session: tx });
        await repository.setSecondFactor(tx, userId, false);
        const user = await repository.get(userId, tx);
        await notices.announce(tx, toSecurityNotice(user, mails.disabled(user)));
        await audit.record(tx, actor, { action: 'user_second_factor_disabled', subjectId: userId, userId });
      });
    },

    /** Replaces all recovery codes. @throws AppError `wrong_state`, `code_wrong`, `rate_limited` */
    async renewRecoveryCodes(actor: UserActor, code: string): Promise<string[]> {
      const { userId } = actor;
      await getEnabled(userId);
      await codes.use(actor, code);
      const { recoveryCodes, stored } = createRecoveryCodes(codes, userId);
      await withTransaction(async (tx) => {
        await factors.updateOne({ _id: userId }, { $set: stored }, { session: tx });
        const user = await repository.get(userId, tx);
        await notices.announce(tx, toSecurityNotice(user, mails.recoveryCodesRenewed(user)));
        await audit.record(tx, actor, { action: 'user_recovery_codes_renewed', subjectId: userId, userId });
      });
      return recoveryCodes;
    },
  };
}
