import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { CooldownCause } from '@platform/contracts';
import type { Services } from '../../services.ts';
import type { FindDestinationCooldown } from './payout-methods/payout-cooldown.ts';
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

/** Knows until when no payout of a member is approved, and why; `null` if none was ever paused. */
export type PayoutPauses = {
  getProfile(
    userId: Id,
    tx?: Tx,
  ): Promise<{
    readonly payoutsPausedUntil: string | null;
    readonly payoutsPausedCause: CooldownCause | null;
  }>;
};

/** Finds until when a payout is not approved, and why: of two reasons, the longer one. `undefined` if there is none. */
export type FindCooldown = ReturnType<typeof createFindCooldown>;

export function createFindCooldown({
  services: { clock },
  findDestinationCooldown,
  userDirectory,
}: {
  readonly services: Pick<Services, 'clock'>;
  readonly findDestinationCooldown: FindDestinationCooldown;
  readonly userDirectory: PayoutPauses;
}) {
  return async (
    record: Pick<WithdrawalRecord, 'userId' | 'destinationDigests'>,
    tx?: Tx,
  ): Promise<{ until: Date; cause: CooldownCause } | undefined> => {
    const destination = await findDestinationCooldown(record.userId, record.destinationDigests, tx);
    const { payoutsPausedUntil, payoutsPausedCause: cause } = await userDirectory.getProfile(
      record.userId,
      tx,
    );
    const pause = payoutsPausedUntil === null ? undefined : new Date(payoutsPausedUntil);
    if (pause && cause && pause > clock.now() && !(destination && destination > pause))
      return { until: pause, cause };
    return destination && { until: destination, cause: 'new_destination' };
  };
}
