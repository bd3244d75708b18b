import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/button/button.tsx';
import { FailedDrawing } from '../drawings/state-drawings.tsx';
import { Text } from '../primitives/text.ts';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  title: ReactNode;
  /** What it means and what to do, in plain words. */
  children?: ReactNode;
  onRetry?: () => void;
  /** The retry is under way. */
  busy?: boolean;
  retryText?: string;
  /** By which support finds it in the log. */
  requestId?: string;
  level?: 1 | 2 | 3;
  drawing?: ReactNode;
};

/** Something did not come: said at once, with the way to try again. */
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
          Request <Id>{requestId}</Id>
        </Text>
      )}
    </EmptyState>
  );
}

const Id = styled.code`
  font-family: ui-monospace, Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
`;
