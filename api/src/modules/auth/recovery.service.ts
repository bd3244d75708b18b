import type { ResetPasswordBody } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { commonPassword, invalidToken } from './auth.errors.ts';
import type { AuthMails } from './auth.mails.ts';
import type { TokenRecord, UserRecord } from './auth.model.ts';
import { emailKey, isCommonPassword } from './auth.policy.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { Tokens } from './auth.tokens.ts';
import type { ResetRequests } from './reset-requests.ts';

/** What is proved by a mail: that an address is one's own, and with it that an account is. */
export type Recovery = {
  /** Notes that somebody asks for a link. Known and unknown addresses take the same time; the job does the rest. */
  ask(email: string): Promise<void>;
  /** Mails the links that were asked for, where there is an account; for the job. */
  answerRequests(): Promise<void>;
  /** Sets a new password and ends all sessions. @throws AppError `invalid_token`, `common_password` */
  resetPassword(body: ResetPasswordBody, requestId: string): Promise<void>;
  /** @throws AppError `invalid_token` */
  verifyEmail(token: string, requestId: string): Promise<void>;
};

/** Links to one mailbox that are good at the same time: a stranger cannot fill it, and the owner has enough of them. */
const LIVE_LINKS_MAX = 3;

type Parts = {
  repository: AuthRepository;
  requests: ResetRequests;
  tokens: Tokens;
  mails: AuthMails;
  outbox: Outbox;
  passwords: Passwords;
  withTransaction: WithTransaction;
  audit: AuditLog;
};

export function createRecovery(parts: Parts): Recovery {
  const { repository, requests, tokens, mails, outbox, passwords, withTransaction, audit } = parts;

  async function answerNext(tx: Tx): Promise<boolean> {
    const request = await requests.take(tx);
    if (!request) return false;
    const user = await repository.findByEmailKey(request.emailKey, tx);
    if (!user || user.isDisabled) return true;
    if ((await tokens.countLive(tx, 'reset_password', user._id)) >= LIVE_LINKS_MAX) return true;
    await outbox.queue(tx, mails.resetPassword(user, await tokens.issue(tx, 'reset_password', user)));
    return true;
  }

  /** The user of a token, if the mailbox that it went to is still the user's. */
  async function ownerOf(tx: Tx, token: TokenRecord): Promise<UserRecord> {
    const user = await repository.get(token.userId, tx);
    if (user.isDisabled || user.emailKey !== token.emailKey) throw invalidToken();
    return user;
  }

  async function noteVerified(tx: Tx, user: UserRecord, actor: Actor): Promise<void> {
    if (user.emailVerified) return;
    await repository.setEmailVerified(tx, user._id);
    await audit.record(tx, actor, { action: 'user_email_verified', subjectId: user._id, userId: user._id });
  }

  return {
    ask: (email) => requests.add(emailKey(email)),

    async answerRequests() {
      while (await withTransaction(answerNext));
    },

    async resetPassword({ token, password }, requestId) {
      if (isCommonPassword(password)) throw commonPassword('password');
      const passwordHash = await passwords.hash(password);
      await withTransaction(async (tx) => {
        const user = await ownerOf(tx, await tokens.redeem(tx, 'reset_password', token));
        const actor = { userId: user._id, requestId };
        await repository.setPassword(tx, user._id, passwordHash);
        await tokens.endAll(tx, user._id, 'reset_password');
        await outbox.queue(tx, mails.passwordChanged(user));
        await audit.record(tx, actor, {
          action: 'user_password_reset',
          subjectId: user._id,
          userId: user._id,
        });
        await noteVerified(tx, user, actor);
      });
    },

    verifyEmail: (token, requestId) =>
      withTransaction(async (tx) => {
        const user = await ownerOf(tx, await tokens.redeem(tx, 'verify_email', token));
        await noteVerified(tx, user, { userId: user._id, requestId });
      }),
  };
}
