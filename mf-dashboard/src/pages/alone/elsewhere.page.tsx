import { Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link, useLocation } from '@platform/kit/router';
import { onPlatform } from '@platform/kit/standalone';
import { LeadingOn } from './leading-on.tsx';

/** For an address that is not the dashboard's: the sign-in, the support, the public pages. */
export function ElsewherePage() {
  const { pathname, search } = useLocation();
  return (
    <LeadingOn
      title="This page is on the platform"
      action={
        <>
          <Button variant="primary" asChild>
            <a href={onPlatform(pathname + search)}>Open it there</a>
          </Button>
          <Button asChild>
            <Link to={paths.dashboard.home()}>Back to the dashboard</Link>
          </Button>
        </>
      }
    >
      The dashboard stands alone here. What is at {pathname} belongs to the whole platform.
    </LeadingOn>
  );
}
