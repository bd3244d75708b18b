import {
  Button,
  Card,
  CardBody,
  EmptyState,
  Loading,
  NotFoundDrawing,
  Skeleton,
  SkeletonLines,
  VisuallyHidden,
} from '@platform/design-system';
import { isApiError } from '@platform/kit';
import { Link, type To } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { LoadFailure } from '../errors/load-failure.tsx';
import { useLateArrival } from '../page/use-late-arrival.ts';

type Props<Data> = {
  query: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What it is in a sentence ('verification'). */
  what: string;
  /** Where its list is. */
  back: { readonly to: To; readonly state: unknown };
  children: (data: Data) => ReactNode;
};

/** One record in whichever state it is: on its way, not there, failed, there. */
export function RecordStates<Data>({ query, what, back, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query;
  useLateArrival(data !== undefined || error !== undefined);
  if (data !== undefined) return children(data);
  if (isApiError(error) && error.code === 'not_found') {
    return (
      <Card>
        <EmptyState
          title={`There is no such ${what}`}
          level={1}
          drawing={<NotFoundDrawing />}
          action={
            <Button asChild>
              <Link {...back}>Back to the list</Link>
            </Button>
          }
        >
          The address has a slip in it, or the record is gone.
        </EmptyState>
      </Card>
    );
  }
  if (error) {
    return (
      <Card>
        <LoadFailure
          title={`Failed to load the ${what}`}
          level={1}
          error={error}
          retry={refetch}
          busy={isFetching}
        />
      </Card>
    );
  }
  return (
    <Card>
      <CardBody $gap={5}>
        {/* It is no h1, because that takes the focus, and would lose it again when the record is here. */}
        <VisuallyHidden role="heading" aria-level={1}>{`The ${what} is on its way`}</VisuallyHidden>
        <Loading label={`Loading the ${what}`}>
          <Skeleton $width="12rem" $height="1.75rem" />
        </Loading>
        <SkeletonLines count={6} />
        <Skeleton $width="10rem" $height="2.75rem" />
      </CardBody>
    </Card>
  );
}
