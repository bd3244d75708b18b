import { Button, PageHead } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { SUPPORT_HOURS } from '../../content/support-chat.content.ts';
import { TicketList } from '../../features/support/tickets/ticket-list.tsx';
import { Page } from '../../shared/page/page.tsx';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';

/** The member's conversations with support. */
export function SupportPage() {
  return (
    <UserBoundary>
      {() => (
        <Page>
          <PageHead
            title="Support"
            lead={`Your messages and our answers. Support hours: ${SUPPORT_HOURS}.`}
            aside={
              <Button variant="primary" asChild>
                <Link to={paths.dashboard.newTicket()}>New message</Link>
              </Button>
            }
          />
          <TicketList />
        </Page>
      )}
    </UserBoundary>
  );
}
