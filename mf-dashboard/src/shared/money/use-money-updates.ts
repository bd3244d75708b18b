import type { User } from '@platform/contracts';
import { useRefetch, useSyncWithUser } from '@platform/kit';
import { useEffect } from 'react';
import { MONEY_LISTS, MONEY_TAGS } from '../tags.ts';

/** The server's clock may be this much behind the answer that named the time. */
const UNLOCK_MARGIN_MS = 1_000;

/**
 * Keeps all places that show the member's money at one state: lists and balances are refetched together when either
 * turns out to be newer, and all of them when the lock of the next reward ends.
 */
export function useMoneyUpdates(user: User | null): void {
  const { refetch } = useRefetch(MONEY_TAGS);
  useSyncWithUser(MONEY_LISTS, describeMoney);
  const unlockAt = user?.nextUnlock?.at;
  const now = user?.now;

  useEffect(() => {
    if (unlockAt === undefined || now === undefined) return;
    const timer = setTimeout(refetch, Date.parse(unlockAt) - Date.parse(now) + UNLOCK_MARGIN_MS);
    return () => clearTimeout(timer);
    // `refetch` is a new function each time and does the same.
  }, [unlockAt, now]);
}

function describeMoney({
  id,
  balance,
  lockedBalance,
  heldBalance,
  totalEarned,
  totalWithdrawn,
}: User): string {
  return [id, balance, lockedBalance, heldBalance, totalEarned, totalWithdrawn].join();
}
