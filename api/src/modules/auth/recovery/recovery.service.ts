import type { ResetPasswordBody } from '@platform/contracts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import { toSecurityNotice, type AuthMails } from '../auth.mails.ts';
import { assertNotGuessable, payoutPauseFrom, toEmailKey } from '../auth.policy.ts';
import type { AuthRepository } from '../auth.repository.ts';
import type { Tokens } from '../auth.tokens.ts';
import { createPasskeyModel } from '../second-factor/passkeys/passkeys.model.ts';
import { createPasswordRequirement } from '../second-factor/passkeys/password-requirement.ts';
import type { LinkRequests } from './link-requests.ts';
import type { TokenOwners } from './token-owners.ts';
import { createRemoveUnprovedFactor } from './unproved-factor.ts';

/** Confirms email addresses and resets passwords through links in emails. */
export type Recovery = ReturnType<typeof createRecovery>;

/** Upper bound on reset links of one user that are valid at a time, so that strangers cannot flood the mailbox. */
const MAX_ACTIVE_LINKS = 3;

export function createRecovery({
  services,
  repository,
  tokens,
  owners,
  resetRequests,
  mails,
}: {
  services: Services;
  repository: AuthRepository;
  tokens: Tokens;
  owners: TokenOwners;
  resetRequests: LinkRequests;
  mails: AuthMails;
}) {
  const { outbox, notices, passwords, withTransaction, audit, clock } = services;
  const passkeys = createPasswordRequirement(createPasskeyModel(services.connection));
  const removeUnprovedFactor = createRemoveUnprovedFactor(services, repository);

  async function processNext(tx: Tx): Promise<boolean> {
    const request = await resetRequests.takeOldest(tx);
    if (!request) return false;
    const user = await repository.findByEmailKey(request.emailKey, tx);
    if (!user || user.isDisabled) return true;
    if ((await tokens.countActive(tx, 'reset_password', user._id)) >= MAX_ACTIVE_LINKS) return true;
    await outbox.queue(tx, mails.resetPassword(user, await tokens.issue(tx, 'reset_password', user)));
    return true;
  }

  return {
    /**
     * Queues a request for a reset link. The job sends it later, so that known and unknown addresses take the same
     * time.
     */
    requestReset: (email: string): Promise<void> => resetRequests.add(toEmailKey(email)),

    /** Emails the requested links to addresses that have an account; called by the job. */
    async processRequests(): Promise<void> {
      while (await withTransaction(processNext));
    },

    /**
     * Sets a new password, ends all sessions and confirms the address. Each passkey logs in only after the new password
     * until it has done so once: one may belong to a person who knew the password before. The second factor of a user
     * who never confirmed the address is removed.
     *
     * @throws AppError `invalid_token`, `common_password`
     */
    async resetPassword({ token, password }: ResetPasswordBody, requestId: string): Promise<void> {
      assertNotGuessable(password, 'password');
      const passwordHash = await passwords.hash(password);
      await withTransaction(async (tx) => {
        const user = await owners.find(tx, await tokens.redeem(tx, 'reset_password', token));
        assertNotGuessable(password, 'password', user.username);
        const actor = { userId: user._id, requestId };
        await repository.setPassword(tx, user, passwordHash);
        await tokens.revokeAll(tx, user._id, 'reset_password', 'log_in');
        await passkeys.requirePassword(tx, user._id);
        await repository.pausePayouts(tx, user._id, payoutPauseFrom(clock.now(), 'password_changed'));
        await removeUnprovedFactor(tx, user, actor);
        await notices.notify(tx, toSecurityNotice(user, mails.passwordChanged(user), clock.now()));
        await audit.record(tx, actor, {
          action: 'user_password_reset',
          subjectId: user._id,
          userId: user._id,
        });
        await owners.markEmailVerified(tx, user, actor);
      });
    },

    /** Confirms an email address. @throws AppError `invalid_token` */
    verifyEmail: (token: string, requestId: string): Promise<void> =>
      withTransaction(async (tx) => {
        const user = await owners.find(tx, await tokens.redeem(tx, 'verify_email', token));
        await owners.markEmailVerified(tx, user, { userId: user._id, requestId });
      }),
  };
}
