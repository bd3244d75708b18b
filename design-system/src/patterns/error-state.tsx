import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/button/button.tsx';
import { FailedDrawing } from '../drawings/state-drawings.tsx';
import { Text } from '../primitives/text.ts';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  title: ReactNode;
  /** What went wrong and what to do next. */
  children?: ReactNode;
  onRetry?: () => void;
  /** Whether a retry is pending. */
  busy?: boolean;
  retryText?: string;
  /** Request id that support uses to find the error in the log. */
  requestId?: string;
  level?: 1 | 2 | 3;
  drawing?: ReactNode;
};

/** Says that something failed to load, with a retry button. Announced at once. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, busy, retryText = 'Retry', requestId, level, drawing } = props;
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
      {children}
      {requestId && (
        <Text $size={14}>
          Request <RequestId>{requestId}</RequestId>
        </Text>
      )}
    </EmptyState>
  );
}

const RequestId = styled.code`
  overflow-wrap: anywhere;
`;
