import { paths, useSession, useToast, type PageHandle, type Session } from '@platform/kit';
import { Navigate, Outlet, useLocation, useMatches } from '@platform/kit/router';
import { Fragment, useEffect } from 'react';
import { DocumentTitle } from '../layout/metadata/document-title.tsx';
import { PageSkeleton } from '../layout/loading/page-skeleton.tsx';
import { SessionFailure } from '../pages/session-failure.tsx';

/**
 * Renders the pages for logged-in users: a skeleton while the user loads, an error if the lookup fails. When the
 * session ends it redirects, unless the page handles the logged-out state itself (`staysSignedOut`).
 */
export function MemberSection() {
  const session = useSession();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;

  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'failed') return <SessionFailure error={session.error} />;
  if (session.status === 'signed-out' && !handle?.staysSignedOut)
    return <SignedOutRedirect ended={session.ended} />;
  // Nothing that one user has typed is there for the next.
  return (
    <Fragment key={session.user?.id}>
      <DocumentTitle />
      <Outlet />
    </Fragment>
  );
}

type Ended = Extract<Session, { status: 'signed-out' }>['ended'];

/**
 * Redirects home after an explicit logout, otherwise to the login page; after an expired session, back here after
 * login.
 */
function SignedOutRedirect({ ended }: { ended: Ended }) {
  const { pathname, search } = useLocation();
  const showToast = useToast();

  useEffect(() => {
    if (ended === 'expired') {
      showToast({
        title: 'Your session has ended',
        description: 'Log in again to continue where you left off.',
      });
    }
  }, [ended, showToast]);

  if (ended === 'signed-out') return <Navigate to={paths.home()} replace />;
  const next = ended === 'signed-out-elsewhere' ? undefined : pathname + search;
  return <Navigate to={paths.login(next)} replace />;
}
