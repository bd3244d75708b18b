import { PageHead } from '@platform/design-system';
import { NoticeList } from '@platform/kit/notice-list';
import { Page } from '../../shared/page/page.tsx';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';

/** What happened in the member's account. */
export function NoticesPage() {
  return (
    <UserBoundary>
      {() => (
        <Page>
          <PageHead title="Notices" lead="What happened in your account, newest first." />
          <NoticeList />
        </Page>
      )}
    </UserBoundary>
  );
}
