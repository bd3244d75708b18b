import { Alert, Button, ErrorState, isFocusLost, moveFocus } from '@platform/design-system';
import { describeError, getPageHeading } from '@platform/kit';
import { Fragment, useLayoutEffect, useRef, type ElementType, type ReactNode } from 'react';

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
  const { data, error, isFetching } = query;
  const retry = useRetry(query);
  if (data === undefined) {
    return error ? <QueryFailure query={query} retry={retry} resource={resource} {...failure} /> : skeleton;
  }
  return (
    <>
      {Boolean(error) && !isFetching && (
        <Alert
          tone="locked"
          title={`Failed to refresh ${resource}`}
          action={
            <Button size="compact" onClick={retry}>
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

type FailureProps = Pick<Props<unknown>, 'query' | 'resource' | 'level' | 'errorWrapper'> & {
  retry: () => void;
};

function QueryFailure({ query, retry, resource, level = 2, errorWrapper: Wrapper = Fragment }: FailureProps) {
  const { error, isFetching } = query;
  return (
    <Wrapper>
      <ErrorState
        title={`Failed to load ${resource}`}
        level={level}
        busy={isFetching}
        onRetry={retry}
        error={describeError(error)}
      />
    </Wrapper>
  );
}

/** Returns the Retry button's handler. A successful retry removes the button, so the page's heading gets its focus. */
function useRetry<Data>({ data, error, refetch }: QueryState<Data>): () => void {
  const isRetrying = useRef(false);

  useLayoutEffect(() => {
    if (!isRetrying.current || error || data === undefined) return;
    isRetrying.current = false;
    if (isFocusLost()) moveFocus(getPageHeading());
  }, [data, error]);

  return () => {
    isRetrying.current = true;
    void refetch();
  };
}
