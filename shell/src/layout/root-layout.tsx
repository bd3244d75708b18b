import { MAIN_ID, UnsavedChangesGuard, useFocusOnNavigation, useLateFont } from '@platform/kit';
import { Outlet, ScrollRestoration, useLocation } from '@platform/kit/router';
import { findRemoteFor } from '@platform/releases/section';
import { Container, SkipLink, Text } from '@platform/design-system';
import { useEffect, type ReactNode } from 'react';
import { PAGE_ALIVE_EVENT } from '../page-data.ts';
import { useShell } from '../shell-context.ts';
import { DashboardLayout } from './dashboard-layout.tsx';
import { PublicLayout } from './public-layout.tsx';
import { SectionLoading } from './loading/section-loading.tsx';
import { usePendingRemotePath } from './loading/use-pending-remote-path.ts';
import { useNewVersionNotice } from './use-new-version-notice.ts';

/** Renders the layout of the current page, which depends on the remote that owns its path. */
export function RootLayout() {
  const { pathname } = useLocation();
  const pendingPath = usePendingRemotePath();
  useFocusOnNavigation();
  useLateFont();
  useNewVersionNotice();
  useEffect(() => void dispatchEvent(new Event(PAGE_ALIVE_EVENT)), []);

  return (
    <LayoutForPath path={pendingPath ?? pathname}>
      {pendingPath === undefined ? <Outlet /> : <SectionLoading />}
      <ScrollRestoration />
      <UnsavedChangesGuard />
    </LayoutForPath>
  );
}

/** The layout with a skeleton, while the first remote loads. */
export function InitialLayout() {
  const { pathname } = useLocation();
  return (
    <LayoutForPath path={pathname}>
      <noscript>
        <Container>
          <Text>This page needs JavaScript. Turn it on in your browser, then reload the page.</Text>
        </Container>
      </noscript>
      <SectionLoading />
    </LayoutForPath>
  );
}

function LayoutForPath({ path, children }: { path: string; children: ReactNode }) {
  const { sections } = useShell().registry;
  const visibility = sections[findRemoteFor(path, sections) ?? '']?.visibility ?? 'everybody';
  const Layout = visibility === 'everybody' ? PublicLayout : DashboardLayout;
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
      <Layout>{children}</Layout>
    </>
  );
}
