import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import { alreadyConfirmed } from '../auth.errors.ts';
import type { AuthMails } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';
import { toEmailKey } from '../auth.policy.ts';
import type { AuthRepository } from '../auth.repository.ts';
import type { Tokens } from '../auth.tokens.ts';
import type { LinkRequests } from './link-requests.ts';

/** Sends new links to confirm an email address; each revokes the earlier ones. */
export type ConfirmationLinks = ReturnType<typeof createConfirmationLinks>;

export function createConfirmationLinks({
  services,
  repository,
  tokens,
  confirmationRequests,
  mails,
}: {
  services: Pick<Services, 'limits' | 'mailLimit' | 'outbox' | 'withTransaction'>;
  repository: AuthRepository;
  tokens: Tokens;
  confirmationRequests: LinkRequests;
  mails: AuthMails;
}) {
  const { limits, mailLimit, outbox, withTransaction } = services;

  async function send(tx: Tx, user: UserRecord): Promise<void> {
    await tokens.revokeAll(tx, user._id, 'verify_email');
    await outbox.queue(tx, mails.verifyEmail(user, await tokens.issue(tx, 'verify_email', user)));
  }

  async function processNext(tx: Tx): Promise<boolean> {
    const request = await confirmationRequests.takeOldest(tx);
    if (!request) return false;
    const user = await repository.findByEmailKey(request.emailKey, tx);
    if (!user || user.isDisabled || user.emailVerified) return true;
    const recipient = { to: user.email, userId: null };
    if ((await hasLinkLeft(user._id)) && (await mailLimit.allows(tx, recipient))) await send(tx, user);
    return true;
  }

  /** Counts a link that was requested by address. The requester must not learn that the limit is reached. */
  async function hasLinkLeft(userId: Id): Promise<boolean> {
    try {
      await limits.consume('confirmationByEmail', userId.toHexString());
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate_limited') return false;
      throw error;
    }
  }

  return {
    /**
     * Sends a link to the member's own address.
     *
     * @throws AppError `already_confirmed`, `rate_limited`
     */
    async sendTo(userId: Id): Promise<void> {
      if ((await repository.get(userId)).emailVerified) throw alreadyConfirmed();
      await limits.consume('confirmationByMember', userId.toHexString());
      await withTransaction(async (tx) => {
        const user = await repository.get(userId, tx);
        if (user.emailVerified) throw alreadyConfirmed();
        await mailLimit.assertAllows(tx, { to: user.email, userId: null });
        await send(tx, user);
      });
    },

    /** Queues a request by address; the job answers it, so that known and unknown addresses take the same time. */
    request: (email: string): Promise<void> => confirmationRequests.add(toEmailKey(email)),

    /** Emails the requested links to unconfirmed addresses that have an account; called by the job. */
    async processRequests(): Promise<void> {
      while (await withTransaction(processNext));
    },
  };
}
