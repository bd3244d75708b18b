import { UNREAD_NOTICES_MAX } from '@platform/contracts';
import { MOTION, NotificationsIcon, RADIUS, space, VisuallyHidden, WEIGHT } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { Link, useLocation } from '@platform/kit/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNewNotices } from './use-new-notices.ts';

/** Links to the page of the user's notices, and says how many are unread, also of new ones. */
export function NoticeBell({ path }: { path: string }) {
  const { pathname } = useLocation();
  const { user } = useSession();
  useNewNotices(user);
  const news = useNews(user?.unreadNotices);
  const unread = formatUnread(user?.unreadNotices ?? 0);
  return (
    <>
      <BellLink to={path} aria-current={pathname === path ? 'page' : undefined}>
        <NotificationsIcon size={20} aria-hidden="true" />
        <VisuallyHidden>Notices{unread && `, ${unread} unread`}</VisuallyHidden>
        {unread && <Count aria-hidden="true">{unread}</Count>}
      </BellLink>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}

/** Returns what a screen reader says when there are more unread notices than before; empty at first. */
function useNews(unread: number | undefined): string {
  const [known, setKnown] = useState(unread);
  const [news, setNews] = useState('');
  if (unread !== undefined && unread !== known) {
    setKnown(unread);
    setNews(known !== undefined && unread > known ? `New notices: ${formatUnread(unread)} unread` : '');
  }
  return news;
}

function formatUnread(count: number): string {
  if (count === 0) return '';
  return count >= UNREAD_NOTICES_MAX ? `${UNREAD_NOTICES_MAX - 1}+` : String(count);
}

const BellLink = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  border-radius: ${RADIUS.control};
  color: var(--ink);
  transition: background-color ${MOTION.quick};

  &:hover,
  &[aria-current='page'] {
    background: var(--primary-soft);
  }
`;

const Count = styled.span`
  position: absolute;
  top: ${space(1)};
  right: ${space(0.5)};
  min-width: 1.125rem;
  padding-inline: ${space(1)};
  border-radius: ${RADIUS.badge};
  background: var(--primary);
  color: var(--on-primary);
  font-size: 0.6875rem;
  font-weight: ${WEIGHT.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1.125rem;
  text-align: center;
`;
