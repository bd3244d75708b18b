import { Outlet } from '@platform/kit/router';
import { DocumentTitle } from '../layout/metadata/document-title.tsx';
import { ServerHtmlFallback } from '../layout/loading/server-html-fallback.tsx';
import { PageMetadata } from '../layout/metadata/page-metadata.tsx';

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
