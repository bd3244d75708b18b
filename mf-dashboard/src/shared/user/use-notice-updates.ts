import { UNREAD_NOTICES_MAX, type User } from '@platform/contracts';
import { useRefetch } from '@platform/kit';
import { useEffect, useRef } from 'react';
import { TAGS } from '../tags.ts';

/**
 * Everything that a notice can be about, of any kind. The user was just looked up, and a question of practice that is
 * being answered must stay.
 */
const NOTICE_TAGS = Object.values(TAGS).filter((tag) => tag !== TAGS.user && tag !== TAGS.practice);

/**
 * Shows what a decision has changed on the page that is open: a lookup of the user that counts more unread notices than
 * before refetches what they can be about. Above the highest count, each lookup does.
 */
export function useNoticeUpdates(user: User | null): void {
  const { refetch } = useRefetch(NOTICE_TAGS);
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
