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
import { LoadFailure } from '../../errors/load-failure.tsx';
import { useFocusLoadedHeading } from '../../page/use-focus-loaded-heading.ts';

/** The query of one record, as returned by its hook. */
export type RecordQuery<Data> = {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type Props<Data> = {
  query: RecordQuery<Data>;
  /** The kind of record in lower case, e.g. "verification". */
  recordType: string;
  /** The link back to the list. */
  listLink: { readonly to: To; readonly state: unknown };
  children: (data: Data) => ReactNode;
};

/** Renders a record once it is loaded, and its loading, missing and error states. */
export function RecordBoundary<Data>({ query, recordType, listLink, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query;
  useFocusLoadedHeading(data !== undefined || error !== undefined);
  if (data !== undefined) return children(data);
  if (isApiError(error) && error.code === 'not_found') {
    return (
      <Card>
        <EmptyState
          title={`This ${recordType} does not exist`}
          level={1}
          drawing={<NotFoundDrawing />}
          action={
            <Button asChild>
              <Link {...listLink}>Back to the list</Link>
            </Button>
          }
        >
          Check the address. The record may have been deleted.
        </EmptyState>
      </Card>
    );
  }
  if (error) {
    return (
      <Card>
        <LoadFailure
          title={`Failed to load the ${recordType}`}
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
        {/* Not an h1 element: that would take the focus, and lose it when the record replaces this skeleton. */}
        <VisuallyHidden role="heading" aria-level={1}>{`Loading the ${recordType}`}</VisuallyHidden>
        <Loading label={`Loading the ${recordType}`}>
          <Skeleton $width="12rem" $height="1.75rem" />
        </Loading>
        <SkeletonLines count={6} />
        <Skeleton $width="10rem" $height="2.75rem" />
      </CardBody>
    </Card>
  );
}
