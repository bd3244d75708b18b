import { useSession } from '@platform/kit';
import { Outlet } from '@platform/kit/router';
import { SupportChat } from '../../features/support/chat/support-chat.tsx';

/** Layout of all member pages: adds the support chat, whose button is in the layout around the page. */
export function MemberLayout() {
  const { user } = useSession();
  return (
    <>
      <Outlet />
      {user && <SupportChat />}
    </>
  );
}
