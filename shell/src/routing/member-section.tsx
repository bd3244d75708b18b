import { paths, useSession, useToast, type PageHandle, type Session } from '@platform/kit';
import { Navigate, Outlet, useLocation, useMatches } from '@platform/kit/router';
import { useEffect } from 'react';
import { DocumentTitle } from '../layout/document-title.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { SessionFailure } from '../pages/session-failure.tsx';

/**
 * The pages behind the sign-in, while somebody is on them: a skeleton until it is known who that is, nothing for
 * nobody. A session that ends leads out, except on a page that says itself what it is without one.
 */
export function MemberSection() {
  const session = useSession();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;

  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'failed') return <SessionFailure error={session.error} />;
  if (session.status === 'signed-out' && !handle?.staysSignedOut) return <WayOut ended={session.ended} />;
  return (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  );
}

type Ended = Extract<Session, { status: 'signed-out' }>['ended'];

/** Home after a sign-out of one's own; else to the sign-in page, and back here afterwards if the session just ran out. */
function WayOut({ ended }: { ended: Ended }) {
  const { pathname, search } = useLocation();
  const showToast = useToast();

  useEffect(() => {
    if (ended === 'expired') {
      showToast({ title: 'Your session has ended', description: 'Sign in again to go on where you were.' });
    }
  }, [ended, showToast]);

  if (ended === 'signed-out') return <Navigate to={paths.home()} replace />;
  const next = ended === 'signed-out-elsewhere' ? undefined : pathname + search;
  return <Navigate to={paths.login(next)} replace />;
}
