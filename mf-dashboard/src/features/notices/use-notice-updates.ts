import type { User } from '@platform/contracts';
import { useSyncWithUser } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const LISTS = [TAGS.notices];

/** Keeps the list of notices and the unread count in the header at one state. */
export function useNoticeUpdates(): void {
  useSyncWithUser(LISTS, describeNotices);
}

function describeNotices({ id, unreadNotices }: User): string {
  return `${id} ${unreadNotices}`;
}
