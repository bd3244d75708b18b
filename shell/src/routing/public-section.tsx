import { Outlet } from '@platform/kit/router';
import { DocumentTitle } from '../layout/document-title.tsx';
import { ServerHtmlFallback } from '../layout/server-html-fallback.tsx';
import { PageMetadata } from '../layout/page-metadata.tsx';

/** Renders the public pages. */
export function PublicSection() {
  return (
    <>
      <DocumentTitle />
      <PageMetadata />
      <ServerHtmlFallback>
        <Outlet />
      </ServerHtmlFallback>
    </>
  );
}
