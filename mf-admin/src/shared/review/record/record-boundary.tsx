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
import { QueryBoundary, type QueryState } from '@platform/kit/queries';
import { Link, type To } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { useFocusLoadedHeading } from '../../page/use-focus-loaded-heading.ts';

type Props<Data> = {
  query: QueryState<Data>;
  /** The kind of record in lower case, e.g. "verification". */
  recordType: string;
  /** The link back to the list. */
  listLink: { readonly to: To; readonly state: unknown };
  children: (data: Data) => ReactNode;
};

/** Renders a record once it is loaded, and its loading, missing and error states. */
export function RecordBoundary<Data>({ query, recordType, listLink, children }: Props<Data>) {
  const { data, error } = query;
  useFocusLoadedHeading(data !== undefined || error !== undefined);
  if (data === undefined && isApiError(error) && error.code === 'not_found') {
    return <MissingRecord recordType={recordType} listLink={listLink} />;
  }
  return (
    <QueryBoundary
      query={query}
      resource={`the ${recordType}`}
      level={1}
      errorWrapper={Card}
      skeleton={<RecordSkeleton recordType={recordType} />}
    >
      {children}
    </QueryBoundary>
  );
}

function MissingRecord({ recordType, listLink }: Pick<Props<unknown>, 'recordType' | 'listLink'>) {
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

function RecordSkeleton({ recordType }: { recordType: string }) {
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
