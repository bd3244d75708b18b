import { Alert, Button, ErrorState } from '@platform/design-system';
import { isApiError } from '@platform/kit';
import type { ReactNode } from 'react';
import { getErrorMessage } from '../errors/error-message.ts';

/** The part of a query hook's result that pages use. */
export type QueryState<Data> = {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type Props<Data> = {
  query: QueryState<Data>;
  /** Names the data in messages ('your blueprints'). */
  resource: string;
  /** Placeholder of the same size as the content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders one of a query's four states: loading, failed with a retry, loaded, and loaded but possibly outdated. */
export function QueryBoundary<Data>({ query, resource, skeleton, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    if (!error) return skeleton;
    return (
      <ErrorState
        title={`Failed to load ${resource}`}
        level={2}
        busy={isFetching}
        onRetry={() => void refetch()}
        requestId={isApiError(error) ? error.requestId : undefined}
      >
        {getErrorMessage(error)}
      </ErrorState>
    );
  }
  return (
    <>
      {Boolean(error) && !isFetching && (
        <Alert
          tone="locked"
          title={`Failed to refresh ${resource}`}
          action={
            <Button size="compact" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          What you see may be out of date.
        </Alert>
      )}
      {children(data)}
    </>
  );
}
