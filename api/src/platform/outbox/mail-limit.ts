import { createHash } from 'node:crypto';
import { AppError } from '../app-error.ts';
import { toMailboxKey } from '../mailbox-key.ts';
import type { Tx } from '../db/transaction.ts';
import type { Id } from '../ids.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { NewMail } from './outbox.ts';

type Recipient = Pick<NewMail, 'to' | 'userId'>;

/** Tells whether an address is certainly that of a user. */
export type IsConfirmed = (userId: Id, address: string, tx: Tx) => Promise<boolean>;

/**
 * Limits the emails of a day to an address that no user has confirmed: it may be that of a stranger, entered at a
 * sign-up, in the profile, in an invitation or in a message. Confirmed addresses get every email.
 */
export function createMailLimit({ isWithin }: Pick<RateLimits, 'isWithin'>, isConfirmed: IsConfirmed) {
  /** Counts an email. Returns whether its recipient may get it. */
  async function allows(tx: Tx, { to, userId }: Recipient): Promise<boolean> {
    if (userId && (await isConfirmed(userId, to, tx))) return true;
    // Apart, so that strangers cannot use up what an account is told.
    return isWithin('mailsToUnconfirmed', `${userId ? 'account' : 'stranger'}:${digestMailbox(to)}`);
  }

  return {
    allows,
    /** Counts an email that its sender is told about. @throws AppError `rate_limited` */
    async assertAllows(tx: Tx, recipient: Recipient): Promise<void> {
      if (await allows(tx, recipient)) return;
      const message = 'This email address has got many emails from us today.';
      throw new AppError('rate_limited', message, { retryAfterSeconds: 3_600 });
    },
  };
}

/** Returns a digest that is the same for all spellings of a mailbox, so that the counts contain no address. */
function digestMailbox(address: string): string {
  return createHash('sha256').update(toMailboxKey(address)).digest('base64url');
}
