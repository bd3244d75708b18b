import { ErrorState } from '@platform/design-system';
import { isApiError } from '@platform/kit';
import { errorWords } from './error-words.ts';

type Props = {
  /** What did not come, in words ('Failed to load verifications'). */
  title: string;
  error: unknown;
  retry: () => unknown;
  busy: boolean;
  level?: 1 | 2 | 3;
};

/** In place of what did not load: why, and the way to try again. */
export function LoadFailure({ title, error, retry, busy, level }: Props) {
  return (
    <ErrorState
      title={title}
      level={level}
      onRetry={() => void retry()}
      busy={busy}
      requestId={isApiError(error) ? error.requestId : undefined}
    >
      {errorWords(error)}
    </ErrorState>
  );
}
