import { dollarsOf, type User } from '@platform/contracts';
import type { Auth, UserProfile } from '../modules/auth/index.ts';
import type { Ledger } from '../modules/ledger/index.ts';
import type { Tasks } from '../modules/tasks/index.ts';
import type { Tx } from '../platform/db/transaction.ts';
import type { Id } from '../platform/ids.ts';
import type { Services } from '../services.ts';
import type { SecondFactorProof } from '../platform/sessions/second-factor-proof.ts';

/**
 * Builds the `User` response from those that own its parts: auth (profile), ledger (money), tasks (today's count) and
 * the notices. A caller that has already read the profile passes it in to save a query.
 */
export type PresentUser = (userId: Id, tx?: Tx, profile?: UserProfile) => Promise<User>;

export function createPresentUser(
  { auth, ledger, tasks }: { auth: Auth; ledger: Ledger; tasks: Tasks },
  { clock, notices }: Pick<Services, 'clock' | 'notices'>,
  { isMissing }: Pick<SecondFactorProof, 'isMissing'>,
): PresentUser {
  return async (userId, tx, knownProfile) => {
    const { hasSecondFactor, ...profile } = knownProfile ?? (await auth.getProfile(userId, tx));
    const readSummary = () => ledger.getBalanceSummary(userId, tx);
    const readToday = () => tasks.getDailyProgress(userId, tx);
    const countUnread = () => notices.countUnread(userId, tx);
    // MongoDB sessions do not support parallel operations within one transaction.
    const [summary, today, unreadNotices] = tx
      ? [await readSummary(), await readToday(), await countUnread()]
      : await Promise.all([readSummary(), readToday(), countUnread()]);
    const { payoutsPausedUntil } = profile;
    const isPaused = payoutsPausedUntil !== null && payoutsPausedUntil > clock.now().toISOString();
    const { availableCents, lockedCents, heldCents, creditedCents, nextUnlock } = summary;
    return {
      ...profile,
      payoutsPausedUntil: isPaused ? payoutsPausedUntil : null,
      payoutsPausedCause: isPaused ? profile.payoutsPausedCause : null,
      mustSetUpSecondFactor: isMissing({ ...profile, hasSecondFactor }),
      signupBonusClaimed: summary.signupBonusClaimed,
      balance: dollarsOf(availableCents),
      lockedBalance: dollarsOf(lockedCents),
      heldBalance: dollarsOf(heldCents),
      totalEarned: dollarsOf(creditedCents),
      totalWithdrawn: dollarsOf(summary.paidOutCents),
      nextUnlock: nextUnlock && { amount: dollarsOf(nextUnlock.cents), at: nextUnlock.at.toISOString() },
      tasksToday: { ...today, resetsAt: today.resetsAt.toISOString() },
      unreadNotices,
      now: clock.now().toISOString(),
    };
  };
}
