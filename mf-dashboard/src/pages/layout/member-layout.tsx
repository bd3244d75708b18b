import { useSession } from '@platform/kit';
import { Outlet } from '@platform/kit/router';
import { SupportChat } from '../../features/support/chat/support-chat.tsx';
import { useSubmissionNews } from '../../features/work/offers/use-submission-news.ts';
import { useMoneyUpdates } from '../../shared/money/use-money-updates.ts';

/** Layout of all member pages: adds the support chat, whose button is in the layout around the page. */
export function MemberLayout() {
  const { user } = useSession();
  useMoneyUpdates(user);
  useSubmissionNews(user !== null);
  return (
    <>
      <Outlet />
      {user && <SupportChat key={user.id} userId={user.id} />}
    </>
  );
}
