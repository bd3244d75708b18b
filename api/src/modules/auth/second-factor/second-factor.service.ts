import type { Model } from 'mongoose';
import type { SecondFactor } from '@platform/contracts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';
import type { AuthRepository } from '../auth.repository.ts';
import { createCodeCheck, type CodeCheck } from './code-check.ts';
import { createPasskeys, type Passkeys } from './passkeys/passkeys.service.ts';
import { notEnabled, passwordWrong, requiredOfAdministrators } from './second-factor.errors.ts';
import { createSecondFactorMails, type SecondFactorMails } from './second-factor.mails.ts';
import { createSecondFactorModel, type SecondFactorRecord } from './second-factor.model.ts';
import { createRecoveryCodes, createSetup } from './setup.ts';

/** What is left of the record without an app. */
const NO_APP = { encryptedSecret: null, lastStep: 0, enabledAt: null } as const;

/** Lets users turn two-factor authentication on and off, and checks codes. */
export type SecondFactors = ReturnType<typeof createSecondFactors>;

export function createSecondFactors(services: Services, repository: AuthRepository) {
  const { connection, passwords, withTransaction, audit, notices, settings, clock } = services;
  const factors = createSecondFactorModel(connection);
  const mails = createSecondFactorMails(settings.shellOrigin);
  const codes = createCodeCheck({ services, repository, factors, mails });
  const passkeys = createPasskeys({ services, repository, codes });

  /** Returns the user and asserts their password. @throws AppError `current_password_wrong` */
  async function checkPassword(userId: Id, password: string): Promise<UserRecord> {
    const user = await repository.get(userId);
    if (!(await passwords.verify(user.passwordHash, password))) throw passwordWrong();
    return user;
  }

  /** Asserts that a user has an authenticator app. @throws AppError `wrong_state` */
  async function assertApp(userId: Id): Promise<void> {
    const record = await factors.findById(userId).lean();
    if (!record?.encryptedSecret) throw notEnabled();
  }

  /** Asserts that a user has an app or a passkey, so that codes can count. @throws AppError `wrong_state` */
  async function assertEnabled(userId: Id): Promise<void> {
    if (!(await repository.get(userId)).hasSecondFactor) throw notEnabled();
  }

  const { removeApp, renewCodes } = createChanges({ services, repository, factors, codes, passkeys, mails });

  return {
    /** Uses up a code. @throws AppError `code_wrong`, `rate_limited` */
    useCode: codes.use,

    /**
     * Uses up a code of a user who has a second factor.
     *
     * @throws AppError `wrong_state`, `code_wrong`, `rate_limited`
     */
    async check(actor: UserActor, code: string): Promise<void> {
      await assertEnabled(actor.userId);
      await codes.use(actor, code);
    },

    passkeys,

    /** Returns the state of the second factor: app, passkeys, and how many recovery codes are left. */
    async get(userId: Id): Promise<SecondFactor> {
      const record = await factors.findById(userId).lean();
      return {
        enabledAt: record?.enabledAt?.toISOString() ?? null,
        hasPasskeys: (await passkeys.count(userId)) > 0,
        recoveryCodesLeft: record?.recoveryDigests.length ?? 0,
      };
    },

    ...createSetup({ services, repository, factors, codes, mails, checkPassword }),

    /**
     * Turns the authenticator app off.
     *
     * @throws AppError `wrong_state`, `current_password_wrong`, `code_wrong`, `rate_limited`
     */
    async disable(actor: UserActor, { password, code }: { password: string; code: string }): Promise<void> {
      const { userId } = actor;
      await assertApp(userId);
      const { isAdmin } = await checkPassword(userId, password);
      const mustStay = isAdmin && settings.requiresAdminSecondFactor;
      if (mustStay && (await passkeys.count(userId)) === 0) throw requiredOfAdministrators();
      await codes.use(actor, code);
      await withTransaction(async (tx) => {
        await removeApp(tx, userId);
        const user = await repository.get(userId, tx);
        const mail = user.hasSecondFactor ? mails.appRemoved(user) : mails.disabled(user);
        await notices.notify(tx, toSecurityNotice(user, mail, clock.now()));
        await audit.record(tx, actor, { action: 'user_second_factor_disabled', subjectId: userId, userId });
      });
    },

    /** Replaces all recovery codes. @throws AppError `wrong_state`, `code_wrong`, `rate_limited` */
    async renewRecoveryCodes(actor: UserActor, code: string): Promise<string[]> {
      await assertEnabled(actor.userId);
      await codes.use(actor, code);
      return renewCodes(actor);
    },

    /** Replaces all recovery codes. The router has asked for a recent proof. @throws AppError `wrong_state` */
    async renewRecoveryCodesByProof(actor: UserActor): Promise<string[]> {
      await assertEnabled(actor.userId);
      return renewCodes(actor);
    },
  };
}

/** The changes that each have one transaction. */
function createChanges({
  services: { withTransaction, audit, notices, settings, clock },
  repository,
  factors,
  codes,
  passkeys,
  mails,
}: {
  services: Services;
  repository: AuthRepository;
  factors: Model<SecondFactorRecord>;
  codes: CodeCheck;
  passkeys: Passkeys;
  mails: SecondFactorMails;
}) {
  /** Turns the app off. Passkeys remain the second factor, with the same recovery codes. */
  async function removeApp(tx: Tx, userId: Id): Promise<void> {
    const hasPasskeys = (await passkeys.count(userId, tx)) > 0;
    const { isAdmin } = await repository.get(userId, tx);
    if (isAdmin && settings.requiresAdminSecondFactor && !hasPasskeys) throw requiredOfAdministrators();
    await repository.setSecondFactor(tx, userId, hasPasskeys);
    if (hasPasskeys) await factors.updateOne({ _id: userId }, { $set: NO_APP }, { session: tx });
    else await factors.deleteOne({ _id: userId }, { session: tx });
  }

  async function renewCodes(actor: UserActor): Promise<string[]> {
    const { userId } = actor;
    const { recoveryCodes, stored } = createRecoveryCodes(codes, userId);
    await withTransaction(async (tx) => {
      await factors.updateOne({ _id: userId }, { $set: stored }, { session: tx });
      const user = await repository.get(userId, tx);
      await notices.notify(tx, toSecurityNotice(user, mails.recoveryCodesRenewed(user), clock.now()));
      await audit.record(tx, actor, { action: 'user_recovery_codes_renewed', subjectId: userId, userId });
    });
    return recoveryCodes;
  }

  return { removeApp, renewCodes };
}
