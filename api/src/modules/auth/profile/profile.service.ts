import type { PasswordBody, ProfileBody } from '@platform/contracts';
import type { Actor } from '../../../platform/audit/actor.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import { toMailboxKey } from '../../../platform/mailbox-key.ts';
import type { Services } from '../../../services.ts';
import type { SessionUser } from '../../../platform/sessions/sessions.ts';
import { wrongCurrentPassword } from '../auth.errors.ts';
import { toSecurityNotice, type AuthMails } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';
import { assertNotGuessable, payoutPauseFrom, toEmailKey } from '../auth.policy.ts';
import { toSessionUser } from '../auth.presenter.ts';
import type { AuthRepository } from '../auth.repository.ts';
import type { Tokens } from '../auth.tokens.ts';

/** How long the previous address gets warnings about payout methods. */
const PREVIOUS_EMAIL_MS = 7 * DAY_MS;

/** Lets users change their own profile and password. */
export type Profiles = ReturnType<typeof createProfiles>;

type Dependencies = { services: Services; repository: AuthRepository; tokens: Tokens; mails: AuthMails };

export function createProfiles({ services, repository, tokens, mails }: Dependencies) {
  const { notices, passwords, withTransaction, audit, clock, limitTakenAnswers } = services;
  const onEmailChanged = createOnEmailChanged({ services, repository, tokens, mails });

  return {
    /**
     * Changes the profile. A new email address is announced to the old and the new address and has to be confirmed.
     *
     * @param assertProved throws unless the session has proved recently who its user is
     * @throws AppError `email_taken`, `rate_limited`, and what `assertProved` throws
     */
    update: (
      userId: Id,
      body: ProfileBody,
      { actor, address, assertProved }: { actor: Actor; address: string; assertProved: () => void },
    ): Promise<void> =>
      withTransaction(async (tx) => {
        const before = await repository.get(userId, tx);
        const isNewEmail = toEmailKey(body.email) !== before.emailKey;
        if (isNewEmail) assertProved();
        const after: UserRecord = {
          ...before,
          email: body.email,
          emailKey: toEmailKey(body.email),
          mailboxKey: toMailboxKey(body.email),
          emailVerified: before.emailVerified && !isNewEmail,
          previousEmail: isNewEmail ? toPreviousEmail(before, clock.now()) : (before.previousEmail ?? null),
          fullName: applyChange(body.fullName, before.fullName),
          phoneNumber: applyChange(body.phoneNumber, before.phoneNumber),
        };
        const save = (): Promise<void> => repository.saveProfile(tx, after);
        await (isNewEmail ? limitTakenAnswers({ address, userId: userId.toHexString() }, save) : save());
        if (isNewEmail) await onEmailChanged(tx, before, after, actor);
      }),

    /**
     * Changes the password, ends all sessions, and returns the user for a new session.
     *
     * @throws AppError `current_password_wrong`, `common_password`
     */
    async changePassword(
      userId: Id,
      { currentPassword, newPassword }: PasswordBody,
      actor: Actor,
    ): Promise<SessionUser> {
      const before = await repository.get(userId);
      const { passwordHash, username } = before;
      if (!(await passwords.verify(passwordHash, currentPassword))) throw wrongCurrentPassword();
      assertNotGuessable(newPassword, 'newPassword', username);
      const newHash = await passwords.hash(newPassword);
      return withTransaction(async (tx) => {
        const user = await repository.setPassword(tx, before, newHash);
        if (!user) throw wrongCurrentPassword();
        await tokens.revokeAll(tx, userId, 'reset_password', 'log_in');
        await repository.pausePayouts(tx, userId, payoutPauseFrom(clock.now(), 'password_changed'));
        await notices.notify(tx, toSecurityNotice(user, mails.passwordChanged(user), clock.now()));
        await audit.record(tx, actor, { action: 'user_password_changed', subjectId: userId, userId });
        return toSessionUser(user);
      });
    },
  };
}

/** Returns a function that revokes the links in the old mailbox and informs all addresses. */
function createOnEmailChanged({ services, repository, tokens, mails }: Dependencies) {
  const { outbox, notices, audit, clock, mailLimit } = services;
  return async (tx: Tx, before: UserRecord, after: UserRecord, actor: Actor): Promise<void> => {
    await mailLimit.assertAllows(tx, { to: after.email, userId: null });
    await tokens.revokeAll(tx, after._id);
    await repository.pausePayouts(tx, after._id, payoutPauseFrom(clock.now(), 'email_changed'));
    await notices.notify(tx, toSecurityNotice(before, mails.emailChanged(before, after.email), clock.now()));
    await outbox.queue(tx, mails.verifyEmail(after, await tokens.issue(tx, 'verify_email', after)));
    await audit.record(tx, actor, { action: 'user_email_changed', subjectId: after._id, userId: after._id });
  };
}

/** Keeps an address that still gets warnings: a stranger who changes it twice must not hide from its owner. */
function toPreviousEmail({ email, previousEmail }: UserRecord, now: Date): UserRecord['previousEmail'] {
  if (previousEmail && previousEmail.until > now) return previousEmail;
  return { email, until: new Date(now.getTime() + PREVIOUS_EMAIL_MS) };
}

/** Keeps the current value if the new one is omitted; clears it if the new one is empty. */
function applyChange(value: string | undefined, current: string | null): string | null {
  return value === undefined ? current : value || null;
}
