import { UNREAD_NOTICES_MAX, type User } from '@platform/contracts';
import { useEffect, useRef } from 'react';
import { useRefetch } from '../api/use-refetch.ts';

/**
 * Shows what a decision has changed on the page that is open: a lookup of the user that counts more unread notices than
 * before refetches what they can be about. Above the highest count, each lookup does.
 *
 * @param tags everything that a notice can be about
 */
export function useNoticeUpdates(user: User | null, tags: readonly string[]): void {
  const { refetch } = useRefetch(tags);
  const unread = user?.unreadNotices;
  const state = unread === UNREAD_NOTICES_MAX ? user?.now : unread;
  const known = useRef(state);
  useEffect(() => {
    const before = known.current;
    known.current = state;
    if (before === undefined || state === undefined || before === state) return;
    if (typeof before === 'number' && typeof state === 'number' && state < before) return;
    refetch();
    // `refetch` is a new function each time and does the same.
  }, [state]);
}
