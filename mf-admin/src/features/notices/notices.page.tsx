import { PageHead } from '@platform/design-system';
import { NoticeList } from '@platform/kit/notice-list';
import { resolveNoticePath } from './resolve-notice-path.ts';

/** The own notices of the administrator, in the standalone console. In the shell the dashboard has them. */
export function NoticesPage() {
  return (
    <>
      <PageHead title="Notices" lead="What happened in your account and with your decisions, newest first." />
      <NoticeList resolvePath={resolveNoticePath} />
    </>
  );
}
