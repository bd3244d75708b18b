import { ErrorDetails, FailedDrawing } from '@platform/design-system';
import { describeSessionError, type ApiError } from '@platform/kit';
import { formatTitle } from '../layout/metadata/document-title.tsx';
import { MessagePage } from './message-page.tsx';
import { RetryButton } from './retry-button.tsx';

/**
 * Shown when the lookup of the current user fails. Message format: `status: body` (docs/specification.md#8-messages).
 */
export function SessionFailure({ error }: { error: ApiError }) {
  const title = 'We could not load your account';
  return (
    <MessagePage title={title} drawing={<FailedDrawing />} action={<RetryButton />} urgent>
      <title>{formatTitle(title)}</title>
      <ErrorDetails error={describeSessionError(error)} />
    </MessagePage>
  );
}
