import { PAYOUT_COOLDOWN_HOURS } from '@platform/contracts';
import type { RunningPlatform } from './run-command.ts';

/** Lets no approval wait: neither because its destination is new, nor because its member logged in on a new device. */
export async function settleDestinations({ clock, database }: RunningPlatform): Promise<void> {
  const requestedAt = new Date(clock.now().getTime() - PAYOUT_COOLDOWN_HOURS * 3_600_000);
  const pending = { status: 'pending', requestedAt: { $gt: requestedAt } };
  await database.connection.collection('withdrawals').updateMany(pending, { $set: { requestedAt } });
  const paused = { 'payoutPause.cause': 'new_device' };
  await database.connection.collection('users').updateMany(paused, { $unset: { payoutPause: true } });
}
