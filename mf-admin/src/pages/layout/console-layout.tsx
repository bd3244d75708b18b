import { Loading, MEDIA, Skeleton, SkipLink, space } from '@platform/design-system';
import { MAIN_ID, paths, useFocusOnNavigation, useSession, type PageHandle } from '@platform/kit';
import { Navigate, ScrollRestoration, useLocation, useMatches } from '@platform/kit/router';
import { SecondFactorResetNotice } from '@platform/kit/second-factor-reset';
import { RequireUser } from '@platform/kit/standalone';
import { styled } from 'styled-components';
import { AdminPage } from '../../shared/page/admin-page.tsx';
import { SecondFactorRequired } from '../../shared/page/second-factor-required.tsx';
import { ConsolePrompts } from '../../features/sign-in/console-prompts.tsx';
import { ConsoleSidebar } from './console-sidebar.tsx';
import { SectionOutlet } from './section-outlet.tsx';

/** The layout of the standalone console. Redirects to the login page when no user is logged in. */
export function ConsoleLayout() {
  return (
    <RequireUser signedOut={<RedirectToSignIn />}>
      <SignedInLayout />
    </RequireUser>
  );
}

function SignedInLayout() {
  const { user } = useSession();
  const mustSetUp = user?.mustSetUpSecondFactor ?? false;
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  useFocusOnNavigation();

  return (
    <Columns>
      <title>{`${handle?.title ?? 'Console'} · AI Skill Console`}</title>
      <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
      <ConsoleSidebar />
      <Main id={MAIN_ID} tabIndex={-1}>
        <AdminPage>
          <SecondFactorResetNotice reset={user?.secondFactorReset} />
          {mustSetUp ? <SecondFactorRequired /> : <SectionOutlet />}
        </AdminPage>
      </Main>
      <ConsolePrompts />
      <ScrollRestoration />
    </Columns>
  );
}

/** Reserves the layout's space until the screen's code has loaded, to prevent layout shift. */
export function ConsoleSkeleton() {
  return (
    <Columns>
      <div />
      <Main>
        <AdminPage>
          <Loading label="Loading the console">
            <Skeleton $width="16rem" $height="2rem" />
          </Loading>
        </AdminPage>
      </Main>
    </Columns>
  );
}

/** Returns here after the login, except after an explicit logout. */
function RedirectToSignIn() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const hasSignedOut = session.status === 'signed-out' && session.ended === 'signed-out';
  const next = hasSignedOut || pathname === paths.admin.overview() ? undefined : pathname + search;
  return <Navigate to={paths.login(next)} replace />;
}

const Columns = styled.div`
  --admin-page-width: 100rem;
  min-height: 100vh;
  min-height: 100dvh;

  ${MEDIA.wide} {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    align-items: start;
  }
`;

const Main = styled.main`
  min-width: 0;
  padding-block: ${space(6)} ${space(16)};
`;
