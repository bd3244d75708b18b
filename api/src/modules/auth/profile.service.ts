import type { PasswordBody, ProfileBody } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { SessionUser } from '../../platform/sessions/sessions.ts';
import { commonPassword, currentPasswordWrong, reauthenticationRequired } from './auth.errors.ts';
import type { AuthMails } from './auth.mails.ts';
import type { UserRecord } from './auth.model.ts';
import { emailKey, isCommonPassword } from './auth.policy.ts';
import { sessionUserOf } from './auth.presenter.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { Tokens } from './auth.tokens.ts';

/** What users change about themselves. */
export type Profiles = {
  /**
   * Changes the profile; a new address is told to both and has to be proved anew.
   *
   * @param isFresh whether the password was given lately
   * @throws AppError `email_taken`, `reauthentication_required`
   */
  update(userId: Id, body: ProfileBody, actor: Actor, isFresh: boolean): Promise<void>;
  /** Changes the password and ends all sessions. Returns the user for a new one. @throws AppError `current_password_wrong`, `common_password` */
  changePassword(userId: Id, body: PasswordBody, actor: Actor): Promise<SessionUser>;
};

type Parts = {
  repository: AuthRepository;
  tokens: Tokens;
  mails: AuthMails;
  outbox: Outbox;
  passwords: Passwords;
  withTransaction: WithTransaction;
  audit: AuditLog;
};

export function createProfiles(parts: Parts): Profiles {
  const { repository, tokens, mails, outbox, passwords, withTransaction, audit } = parts;

  /** Links in the old mailbox end with it. */
  async function tellNewAddress(tx: Tx, before: UserRecord, after: UserRecord, actor: Actor): Promise<void> {
    await tokens.endAll(tx, after._id);
    await outbox.queue(tx, mails.emailChanged(before, after.email));
    await outbox.queue(tx, mails.verifyEmail(after, await tokens.issue(tx, 'verify_email', after)));
    await audit.record(tx, actor, { action: 'user_email_changed', subjectId: after._id, userId: after._id });
  }

  return {
    update: (userId, body, actor, isFresh) =>
      withTransaction(async (tx) => {
        const before = await repository.get(userId, tx);
        const isNewAddress = emailKey(body.email) !== before.emailKey;
        if (isNewAddress && !isFresh) throw reauthenticationRequired();
        const after: UserRecord = {
          ...before,
          email: body.email,
          emailKey: emailKey(body.email),
          emailVerified: before.emailVerified && !isNewAddress,
          fullName: kept(body.fullName, before.fullName),
          phoneNumber: kept(body.phoneNumber, before.phoneNumber),
        };
        await repository.saveProfile(tx, after);
        if (isNewAddress) await tellNewAddress(tx, before, after, actor);
      }),

    async changePassword(userId, { currentPassword, newPassword }, actor) {
      const { passwordHash } = await repository.get(userId);
      if (!(await passwords.verify(passwordHash, currentPassword))) throw currentPasswordWrong();
      if (isCommonPassword(newPassword)) throw commonPassword('newPassword');
      const newHash = await passwords.hash(newPassword);
      return withTransaction(async (tx) => {
        const user = await repository.setPassword(tx, userId, newHash);
        await tokens.endAll(tx, userId, 'reset_password');
        await outbox.queue(tx, mails.passwordChanged(user));
        await audit.record(tx, actor, { action: 'user_password_changed', subjectId: userId, userId });
        return sessionUserOf(user);
      });
    },
  };
}

/** What is left out stays; what is empty is taken away. */
function kept(given: string | undefined, before: string | null): string | null {
  return given === undefined ? before : given.trim() || null;
}
