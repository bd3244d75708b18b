import { PAYOUT_COOLDOWN_HOURS } from '@platform/contracts';
import type { RunningPlatform } from './run-command.ts';

/** Moves what was requested so far back that no approval waits because its destination is new. */
export async function settleDestinations({ clock, database }: RunningPlatform): Promise<void> {
  const requestedAt = new Date(clock.now().getTime() - PAYOUT_COOLDOWN_HOURS * 3_600_000);
  const pending = { status: 'pending', requestedAt: { $gt: requestedAt } };
  await database.connection.collection('withdrawals').updateMany(pending, { $set: { requestedAt } });
}
