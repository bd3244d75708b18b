import { Outlet } from '@platform/kit/router';
import { DocumentTitle } from '../layout/document-title.tsx';
import { KeptPage } from '../layout/kept-page.tsx';
import { SharedHead } from '../layout/shared-head.tsx';

/** The pages that anybody may see. */
export function PublicSection() {
  return (
    <>
      <DocumentTitle />
      <SharedHead />
      <KeptPage>
        <Outlet />
      </KeptPage>
    </>
  );
}
