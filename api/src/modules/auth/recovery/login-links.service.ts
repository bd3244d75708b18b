import type { Tx } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import type { AuthMails } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';
import { toEmailKey } from '../auth.policy.ts';
import type { AuthRepository } from '../auth.repository.ts';
import type { Tokens } from '../auth.tokens.ts';
import type { LinkRequests } from './link-requests.ts';
import type { TokenOwners } from './token-owners.ts';

/**
 * Lets members log in with a link that is sent to their mailbox, while strangers use up the failed logins. The link of
 * an administrator, whose sessions need an entered password, only lets the password be entered.
 */
export type LoginLinks = ReturnType<typeof createLoginLinks>;

/** Upper bound on login links of one user that are valid at a time, so that strangers cannot flood the mailbox. */
const MAX_ACTIVE_LINKS = 3;

export function createLoginLinks({
  services,
  repository,
  tokens,
  owners,
  requests,
  mails,
}: {
  services: Pick<Services, 'audit' | 'outbox' | 'withTransaction'>;
  repository: AuthRepository;
  tokens: Tokens;
  owners: TokenOwners;
  requests: LinkRequests;
  mails: AuthMails;
}) {
  const { outbox, withTransaction, audit } = services;

  async function processNext(tx: Tx): Promise<boolean> {
    const request = await requests.takeOldest(tx);
    if (!request) return false;
    const user = await repository.findByEmailKey(request.emailKey, tx);
    if (!user || user.isDisabled) return true;
    if ((await tokens.countActive(tx, 'log_in', user._id)) >= MAX_ACTIVE_LINKS) return true;
    const mail = user.isAdmin ? mails.passwordLink : mails.loginLink;
    await outbox.queue(tx, mail(user, await tokens.issue(tx, 'log_in', user)));
    return true;
  }

  return {
    /** Queues a request; the job answers it later, so that known and unknown addresses take the same time. */
    request: (email: string): Promise<void> => requests.add(toEmailKey(email)),

    /** Emails the requested links to addresses that have an account; called by the job. */
    async processRequests(): Promise<void> {
      while (await withTransaction(processNext));
    },

    /**
     * Redeems a link, revokes the user's other ones and confirms the address. Returns the user for a new session; for
     * an administrator it is no login.
     *
     * @throws AppError `invalid_token`
     */
    redeem: (token: string, requestId: string): Promise<UserRecord> =>
      withTransaction(async (tx) => {
        const user = await owners.find(tx, await tokens.redeem(tx, 'log_in', token));
        const actor = { userId: user._id, requestId };
        await tokens.revokeAll(tx, user._id, 'log_in');
        await owners.markEmailVerified(tx, user, actor);
        // Otherwise the login is recorded after the password, or after its second step.
        if (user.isAdmin || user.hasSecondFactor) return user;
        const reason = 'With a link sent by email.';
        await audit.record(tx, actor, {
          action: 'user_signed_in',
          subjectId: user._id,
          userId: user._id,
          reason,
        });
        return user;
      }),
  };
}
