import { MEDIA, space } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { Outlet } from '@platform/kit/router';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { SupportChat } from '../../features/support/chat/support-chat.tsx';
import { keepFocus } from '../../shared/focus/keep-focus.ts';

/** Around all pages of a member: the floating chat, and room for it below the page. */
export function MemberLayout() {
  const { user } = useSession();
  const ref = useCallback((page: HTMLElement | null) => (page ? keepFocus(page) : undefined), []);
  return (
    <Room ref={ref}>
      <Outlet />
      {user && <SupportChat />}
    </Room>
  );
}

/** Whatever gets the focus is scrolled clear of the chat's button. */
const Room = styled.div`
  padding-bottom: ${space(8)};

  & :is(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-bottom: ${space(20)};
  }

  ${MEDIA.phone} {
    padding-bottom: ${space(16)};
  }
`;
