import type { Actor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { createEvent } from '../../../platform/events.ts';
import type { Id } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import { invalidToken } from '../auth.errors.ts';
import type { TokenRecord, UserRecord } from '../auth.model.ts';
import type { AuthRepository } from '../auth.repository.ts';

/** What every link in an email proves: that its user reads the mailbox. */
export type TokenOwners = ReturnType<typeof createTokenOwners>;

export function createTokenOwners({ audit }: Pick<Services, 'audit'>, repository: AuthRepository) {
  const emailConfirmed = createEvent<{ userId: Id }>();
  return {
    /** Published when a user has confirmed an address. */
    emailConfirmed,

    /**
     * Returns the user of a token.
     *
     * @throws AppError `invalid_token` if the user is disabled or has another address now
     */
    async find(tx: Tx, token: TokenRecord): Promise<UserRecord> {
      const user = await repository.get(token.userId, tx);
      if (user.isDisabled || user.emailKey !== token.emailKey) throw invalidToken();
      return user;
    },

    async markEmailVerified(tx: Tx, user: UserRecord, actor: Actor): Promise<void> {
      if (user.emailVerified) return;
      await repository.setEmailVerified(tx, user._id);
      const entry = { action: 'user_email_verified', subjectId: user._id, userId: user._id } as const;
      await audit.record(tx, actor, entry);
      await emailConfirmed.publish(tx, { userId: user._id });
    },
  };
}
