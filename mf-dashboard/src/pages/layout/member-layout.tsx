import { MEDIA, space } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { Outlet } from '@platform/kit/router';
import { styled } from 'styled-components';
import { SupportChat } from '../../features/support/chat/support-chat.tsx';

/** Layout of all member pages: adds the floating chat, with space for it below the page. */
export function MemberLayout() {
  const { user } = useSession();
  return (
    <PageArea>
      <Outlet />
      {user && <SupportChat key={user.id} userId={user.id} />}
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
