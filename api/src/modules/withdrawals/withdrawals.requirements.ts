import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { RestCause } from '@platform/contracts';
import type { Services } from '../../services.ts';
import type { PayoutMethods } from './payout-methods/payout-methods.service.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

/** Reads what a payout to a member requires. */
export type ReadRequirements = ReturnType<typeof createReadRequirements>;

export function createReadRequirements(
  userDirectory: UserDirectory,
  blueprints: Pick<Blueprints, 'findIdentity'>,
) {
  return async (userId: Id, tx?: Tx) => {
    const { emailVerified: emailConfirmed } = await userDirectory.getProfile(userId, tx);
    return { emailConfirmed, ...(await blueprints.findIdentity(userId, tx)) };
  };
}

/** Knows until when no payout of a member is approved; `null` if nothing ever rested. */
export type PayoutRests = {
  getProfile(userId: Id, tx?: Tx): Promise<{ readonly payoutsRestUntil: string | null }>;
};

/** Finds until when a payout rests, and why: the longer of two rests. `undefined` if it does not. */
export type FindRest = ReturnType<typeof createFindRest>;

export function createFindRest({
  services: { clock },
  payoutMethods,
  userDirectory,
}: {
  readonly services: Pick<Services, 'clock'>;
  readonly payoutMethods: Pick<PayoutMethods, 'findRestEnd'>;
  readonly userDirectory: PayoutRests;
}) {
  return async (
    record: WithdrawalRecord,
    tx?: Tx,
  ): Promise<{ until: Date; cause: RestCause } | undefined> => {
    const destination = await payoutMethods.findRestEnd(record, tx);
    const { payoutsRestUntil } = await userDirectory.getProfile(record.userId, tx);
    const reset = payoutsRestUntil === null ? undefined : new Date(payoutsRestUntil);
    if (reset && reset > clock.now() && !(destination && destination > reset))
      return { until: reset, cause: 'second_factor_reset' };
    return destination && { until: destination, cause: 'new_destination' };
  };
}
