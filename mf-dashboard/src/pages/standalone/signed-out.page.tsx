import { Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { useLocation } from '@platform/kit/router';
import { platformUrl } from '@platform/kit/standalone';
import { NoticePage } from './notice-page.tsx';

/** Replaces every page while there is no session. */
export function SignedOutPage() {
  const { pathname, search } = useLocation();
  return (
    <NoticePage
      title="You are logged out"
      action={
        <Button variant="primary" asChild>
          <a href={platformUrl(paths.login(pathname + search))}>Log in on the platform</a>
        </Button>
      }
    >
      The dashboard shows your account. Log in on the platform, and you continue on this page there.
    </NoticePage>
  );
}
