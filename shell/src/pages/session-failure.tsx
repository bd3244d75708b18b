import { FailedDrawing } from '@platform/design-system';
import { nextStep, type ApiError } from '@platform/kit';
import { titleOf } from '../layout/document-title.tsx';
import { MessagePage } from './message-page.tsx';
import { RetryButton } from './retry-button.tsx';

/** Nobody can tell who is signed in. Words of the lookup: `status: body` (product specification, section 8). */
export function SessionFailure({ error }: { error: ApiError }) {
  const title = 'Your account cannot be reached';
  return (
    <MessagePage title={title} drawing={<FailedDrawing />} action={<RetryButton />} urgent>
      <title>{titleOf(title)}</title>
      {error.status === 0 ? error.message : `${error.status}: ${error.message}`} {nextStep(error)}
    </MessagePage>
  );
}
