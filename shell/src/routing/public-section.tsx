import { paths, useStartedElsewhere } from '@platform/kit';
import { Outlet, useLocation, useRevalidator } from '@platform/kit/router';
import { useEffect } from 'react';
import { DocumentTitle } from '../layout/metadata/document-title.tsx';
import { ServerHtmlFallback } from '../layout/loading/server-html-fallback.tsx';
import { PageMetadata } from '../layout/metadata/page-metadata.tsx';

/** Renders the public pages. */
export function PublicSection() {
  useLeaveLoginPage();
  return (
    <>
      <DocumentTitle />
      <ServerHtmlFallback>
        <Outlet />
        {/* Within: without the page's code, its data for search engines stays as served too. */}
        <PageMetadata />
      </ServerHtmlFallback>
    </>
  );
}

/** Leaves the login page, by its guard, once another tab has logged in. */
function useLeaveLoginPage(): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const shouldLeave = useStartedElsewhere() && pathname === paths.login();
  useEffect(() => {
    if (shouldLeave) void revalidate();
  }, [shouldLeave, revalidate]);
}
