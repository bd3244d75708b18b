import { Alert, Button, ErrorState } from '@platform/design-system';
import { isApiError } from '@platform/kit';
import type { ReactNode } from 'react';
import { errorWords } from '../errors/error-words.ts';

/** What a page needs of a query's hook. */
export type QueryState<Data> = {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type Props<Data> = {
  query: QueryState<Data>;
  /** What is read, as it stands in a sentence ('your blueprints'). */
  what: string;
  /** The shape of what is to come. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The four states of what is read: on its way, failed with a way to try again, there, and there but perhaps out of date. */
export function Loaded<Data>({ query, what, skeleton, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    if (!error) return skeleton;
    return (
      <ErrorState
        title={`Failed to load ${what}`}
        level={2}
        busy={isFetching}
        onRetry={() => void refetch()}
        requestId={isApiError(error) ? error.requestId : undefined}
      >
        {errorWords(error)}
      </ErrorState>
    );
  }
  return (
    <>
      {Boolean(error) && !isFetching && (
        <Alert
          tone="locked"
          title={`Could not ask again for ${what}`}
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
