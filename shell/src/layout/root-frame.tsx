import { MAIN_ID, ownerOf, TERRITORIES, useArrival } from '@platform/kit';
import { Outlet, ScrollRestoration, useLocation } from '@platform/kit/router';
import { SkipLink } from '@platform/design-system';
import { useEffect, type ReactNode } from 'react';
import { ALIVE_EVENT } from '../server/start-script.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { PublicFrame } from './public-frame.tsx';
import { SectionLoading } from './section-loading.tsx';
import { useRemoteUnderWay } from './use-remote-under-way.ts';

/** The frame around every page, chosen by whose page it is. */
export function RootFrame() {
  const { pathname } = useLocation();
  const underWay = useRemoteUnderWay();
  useArrival();
  useEffect(() => void dispatchEvent(new Event(ALIVE_EVENT)), []);

  return (
    <FrameFor path={underWay ?? pathname}>
      {underWay === undefined ? <Outlet /> : <SectionLoading />}
      <ScrollRestoration />
    </FrameFor>
  );
}

/** The frame while the first remote of the page is on its way. */
export function InitialFrame() {
  const { pathname } = useLocation();
  return (
    <FrameFor path={pathname}>
      <SectionLoading />
    </FrameFor>
  );
}

function FrameFor({ path, children }: { path: string; children: ReactNode }) {
  const owner = ownerOf(path);
  const Frame = owner && TERRITORIES[owner].audience !== 'everybody' ? DashboardFrame : PublicFrame;
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>Skip to the content</SkipLink>
      <Frame>{children}</Frame>
    </>
  );
}
