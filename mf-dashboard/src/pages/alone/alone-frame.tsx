import { Container, Loading, Skeleton, SkipLink, space } from '@platform/design-system';
import { MAIN_ID, useArrival, type PageHandle } from '@platform/kit';
import { Outlet, ScrollRestoration, useMatches } from '@platform/kit/router';
import { MemberGate } from '@platform/kit/standalone';
import { styled } from 'styled-components';
import { AloneHeader } from './alone-header.tsx';
import { SignedOutPage } from './signed-out.page.tsx';

/** What the shell has around the pages, as far as they need it on an address of their own. */
export function AloneFrame() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  useArrival();

  return (
    <MemberGate signedOut={<SignedOutPage />}>
      <title>{`${handle?.title ?? 'Dashboard'} · AI Skill`}</title>
      <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
      <AloneHeader />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      <ScrollRestoration />
    </MemberGate>
  );
}

/** Until the page's own script is here. */
export function FirstPaint() {
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
