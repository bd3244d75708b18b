import { Button, NotFoundDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { titleOf } from '../layout/document-title.tsx';
import { MessagePage } from './message-page.tsx';

/** For an address that is nobody's. The server answers 404 with it. */
export function NotFoundPage() {
  const title = '404 Page Not Found';
  const home = (
    <Button variant="primary" asChild>
      <Link to={paths.home()}>Go to the home page</Link>
    </Button>
  );
  return (
    <MessagePage title={title} drawing={<NotFoundDrawing width={240} />} action={home}>
      <title>{titleOf(title)}</title>
      Nothing stands at this address. It may have moved, or the link has a slip in it.
    </MessagePage>
  );
}
