import type { ReactNode } from 'react';
import { Button } from '../components/button/button.tsx';
import { FailedDrawing } from '../drawings/state-drawings.tsx';
import { EmptyState } from './empty-state.tsx';
import { type ErrorDescription, ErrorDetails } from './error-details.tsx';

type ErrorStateProps = {
  title: ReactNode;
  error?: ErrorDescription;
  onRetry?: () => void;
  /** Whether a retry is pending. */
  busy?: boolean;
  retryText?: string;
  level?: 1 | 2 | 3;
  drawing?: ReactNode;
};

/** Says that something failed to load, with a retry button. Announced at once. */
export function ErrorState(props: ErrorStateProps) {
  const { title, error, onRetry, busy, retryText = 'Retry', level, drawing } = props;
  return (
    <EmptyState
      role="alert"
      title={title}
      level={level}
      drawing={drawing ?? <FailedDrawing />}
      action={
        onRetry && (
          <Button onClick={onRetry} busy={busy}>
            {retryText}
          </Button>
        )
      }
    >
      {error && <ErrorDetails error={error} />}
    </EmptyState>
  );
}
