import { Loading, Skeleton, SkipLink, space } from '@platform/design-system';
import { MAIN_ID, paths, useArrival, useSession, type PageHandle } from '@platform/kit';
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches } from '@platform/kit/router';
import { MemberGate } from '@platform/kit/standalone';
import { styled } from 'styled-components';
import { AdminPage } from '../../shared/page/admin-page.tsx';
import { ConsoleSide } from './console-side.tsx';

/** The console's frame: its places, who is signed in, the screen. Leads to the sign-in while nobody is. */
export function ConsoleFrame() {
  return (
    <MemberGate signedOut={<ToSignIn />}>
      <Signed />
    </MemberGate>
  );
}

function Signed() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  useArrival();

  return (
    <Columns>
      <title>{`${handle?.title ?? 'Console'} · AI Skill Console`}</title>
      <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
      <ConsoleSide />
      <Main id={MAIN_ID} tabIndex={-1}>
        <AdminPage>
          <Outlet />
        </AdminPage>
      </Main>
      <ScrollRestoration />
    </Columns>
  );
}

/** Until the screen's own script is here: its room, so that nothing jumps. */
export function FirstPaint() {
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

/** Back here after the sign-in, unless one has left by oneself. */
function ToSignIn() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const left = session.status === 'signed-out' && session.ended === 'signed-out';
  const next = left || pathname === paths.admin.overview() ? undefined : pathname + search;
  return <Navigate to={paths.login(next)} replace />;
}

const Columns = styled.div`
  --admin-page-width: 100rem;
  min-height: 100vh;
  min-height: 100dvh;

  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    align-items: start;
  }
`;

const Main = styled.main`
  min-width: 0;
  padding-block: ${space(6)} ${space(16)};
`;
