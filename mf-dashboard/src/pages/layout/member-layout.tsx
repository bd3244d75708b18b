import { MEDIA, space } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { Outlet } from '@platform/kit/router';
import { styled } from 'styled-components';
import { SupportChat } from '../../features/support/chat/support-chat.tsx';
import { useMoneyUpdates } from '../../shared/money/use-money-updates.ts';

/** Layout of all member pages: adds the floating chat, with space for it below the page. */
export function MemberLayout() {
  const { user } = useSession();
  useMoneyUpdates(user);
  return (
    <PageArea>
      <Outlet />
      {user && <SupportChat />}
    </PageArea>
  );
}

/** The scroll margin keeps focused elements clear of the chat button. */
const PageArea = styled.div`
  padding-bottom: ${space(8)};

  & :is(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-bottom: ${space(20)};
  }

  ${MEDIA.phone} {
    padding-bottom: ${space(16)};
  }
`;
