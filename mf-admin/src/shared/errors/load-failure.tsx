import { ErrorState } from '@platform/design-system';
import { isApiError } from '@platform/kit';
import { describeError } from './describe-error.ts';

type Props = {
  /** Names what failed to load, e.g. "Failed to load verifications". */
  title: string;
  error: unknown;
  retry: () => unknown;
  busy: boolean;
  level?: 1 | 2 | 3;
};

/** Replaces content that failed to load: the error and a Retry button. */
export function LoadFailure({ title, error, retry, busy, level }: Props) {
  return (
    <ErrorState
      title={title}
      level={level}
      onRetry={() => void retry()}
      busy={busy}
      requestId={isApiError(error) ? error.requestId : undefined}
    >
      {describeError(error)}
    </ErrorState>
  );
}
