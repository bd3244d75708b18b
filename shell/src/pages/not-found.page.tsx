import { Button, NotFoundDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { formatTitle } from '../layout/metadata/document-title.tsx';
import { MessagePage } from './message-page.tsx';

/** 404 page for paths that no remote owns. The server sends it with status 404. */
export function NotFoundPage() {
  const title = '404 Page Not Found';
  const homeLink = (
    <Button variant="primary" asChild>
      <Link to={paths.home()}>Go to the home page</Link>
    </Button>
  );
  return (
    <MessagePage title={title} drawing={<NotFoundDrawing width={240} />} action={homeLink}>
      <title>{formatTitle(title)}</title>
      This page does not exist, or it has moved. Check the address, or start again from the home page.
    </MessagePage>
  );
}
