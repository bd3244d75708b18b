import { Container, Loading, Skeleton, SkipLink, space } from '@platform/design-system';
import { MAIN_ID, useFocusOnNavigation, type PageHandle } from '@platform/kit';
import { Outlet, ScrollRestoration, useMatches } from '@platform/kit/router';
import { RequireUser } from '@platform/kit/standalone';
import { styled } from 'styled-components';
import { StandaloneHeader } from './standalone-header.tsx';
import { SignedOutPage } from './signed-out.page.tsx';

/** Replaces the parts of the shell's layout that the pages need on their own origin. */
export function StandaloneLayout() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  useFocusOnNavigation();

  return (
    <RequireUser signedOut={<SignedOutPage />}>
      <title>{`${handle?.title ?? 'Dashboard'} · AI Skill`}</title>
      <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
      <StandaloneHeader />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      <ScrollRestoration />
    </RequireUser>
  );
}

/** Shown until the page's chunk is loaded. */
export function InitialSkeleton() {
  return (
    <Main>
      <Container>
        <Loading label="Loading the dashboard">
          <Skeleton $width="16rem" $height="2rem" />
        </Loading>
      </Container>
    </Main>
  );
}

const Main = styled.main`
  padding-block: ${space(6)} ${space(16)};
`;
