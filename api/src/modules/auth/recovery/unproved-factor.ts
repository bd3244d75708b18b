import { RESET_PAYOUT_PAUSE_DAYS } from '@platform/contracts';
import type { Actor } from '../../../platform/audit/actor.ts';
import { addDays } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import { toSecurityNotice } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';
import type { AuthRepository } from '../auth.repository.ts';
import { createPasskeyModel } from '../second-factor/passkeys/passkeys.model.ts';
import { createSecondFactorMails } from '../second-factor/second-factor.mails.ts';
import { createSecondFactorModel } from '../second-factor/second-factor.model.ts';

/**
 * Removes the second factor of an account whose address its user never confirmed, once another person has proved to own
 * that address by a new password: strangers must not keep its owner out. A change of the address needs the second
 * factor, so this way gives no rights that the change did not need. An administrator's factor stays.
 */
export function createRemoveUnprovedFactor(
  { connection, clock, notices, audit, settings }: Services,
  repository: AuthRepository,
) {
  const factors = createSecondFactorModel(connection);
  const passkeys = createPasskeyModel(connection);
  const mails = createSecondFactorMails(settings.shellOrigin);

  /** @param user as they were before the address was confirmed */
  return async (tx: Tx, user: UserRecord, actor: Actor): Promise<void> => {
    const { _id: userId, hasSecondFactor, isAdmin, emailVerified } = user;
    if (!hasSecondFactor || isAdmin || emailVerified) return;
    await factors.deleteOne({ _id: userId }, { session: tx });
    await passkeys.deleteMany({ userId }, { session: tx });
    const until = addDays(clock.now(), RESET_PAYOUT_PAUSE_DAYS);
    await repository.removeSecondFactor(tx, userId, { until, cause: 'second_factor_reset' });
    await notices.notify(tx, toSecurityNotice(user, mails.disabled(user), clock.now()));
    const reason = 'The address was not confirmed before a new password was set by email.';
    const event = { action: 'user_second_factor_disabled', subjectId: userId, userId } as const;
    await audit.record(tx, actor, { ...event, reason });
  };
}
