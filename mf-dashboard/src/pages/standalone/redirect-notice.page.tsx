import { Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link, useLocation } from '@platform/kit/router';
import { platformUrl } from '@platform/kit/standalone';
import { NoticePage } from './notice-page.tsx';

/** Links to the platform for paths outside the dashboard, such as login, support and the public pages. */
export function RedirectNoticePage() {
  const { pathname, search } = useLocation();
  return (
    <NoticePage
      title="This page is on the platform"
      action={
        <>
          <Button variant="primary" asChild>
            <a href={platformUrl(pathname + search)}>Open on the platform</a>
          </Button>
          <Button asChild>
            <Link to={paths.dashboard.home()}>Back to the dashboard</Link>
          </Button>
        </>
      }
    >
      This address has only the dashboard. You can open {pathname} on the platform.
    </NoticePage>
  );
}
