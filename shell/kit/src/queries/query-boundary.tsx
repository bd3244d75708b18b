import { Alert, Button, ErrorState } from '@platform/design-system';
import { describeError, isApiError } from '@platform/kit';
import { Fragment, type ElementType, type ReactNode } from 'react';

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
  /** Heading level of the error state. */
  level?: 1 | 2 | 3;
  /** Contains the error state where the content brings its own box. */
  errorWrapper?: ElementType<{ children: ReactNode }>;
  children: (data: Data) => ReactNode;
};

/** Renders one of a query's four states: loading, failed with a retry, loaded, and loaded but possibly outdated. */
export function QueryBoundary<Data>({ query, resource, skeleton, children, ...failure }: Props<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    return error ? <QueryFailure query={query} resource={resource} {...failure} /> : skeleton;
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

type FailureProps = Pick<Props<unknown>, 'query' | 'resource' | 'level' | 'errorWrapper'>;

function QueryFailure({ query, resource, level = 2, errorWrapper: Wrapper = Fragment }: FailureProps) {
  const { error, isFetching, refetch } = query;
  return (
    <Wrapper>
      <ErrorState
        title={`Failed to load ${resource}`}
        level={level}
        busy={isFetching}
        onRetry={() => void refetch()}
        requestId={isApiError(error) ? error.requestId : undefined}
      >
        {describeError(error)}
      </ErrorState>
    </Wrapper>
  );
}
