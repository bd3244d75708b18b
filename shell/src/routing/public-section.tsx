import { Outlet } from '@platform/kit/router';
import { DocumentTitle } from '../layout/document-title.tsx';
import { KeptPage } from '../layout/kept-page.tsx';

/** The pages that anybody may see. */
export function PublicSection() {
  return (
    <>
      <DocumentTitle />
      <KeptPage>
        <Outlet />
      </KeptPage>
    </>
  );
}
