import { Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { useLocation } from '@platform/kit/router';
import { onPlatform } from '@platform/kit/standalone';
import { LeadingOn } from './leading-on.tsx';

/** In place of every page while nobody is signed in. */
export function SignedOutPage() {
  const { pathname, search } = useLocation();
  return (
    <LeadingOn
      title="Nobody is signed in"
      action={
        <Button variant="primary" asChild>
          <a href={onPlatform(paths.login(pathname + search))}>Sign in on the platform</a>
        </Button>
      }
    >
      These pages show an account, and they stand alone here. The platform that they are part of has the
      sign-in, and this page too.
    </LeadingOn>
  );
}
