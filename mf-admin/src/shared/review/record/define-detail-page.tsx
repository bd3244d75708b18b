import type { QueryState } from '@platform/kit/queries';
import { useParams } from '@platform/kit/router';
import type { ComponentType } from 'react';
import { RecordRequestContext } from '../../undo/use-pending-decisions.ts';
import { useReviewQueue } from '../queue/review-queue.ts';
import { useQueueReload } from '../queue/use-queue-reload.ts';
import { RecordBoundary } from './record-boundary.tsx';

/** What differs between the detail pages of two queues. */
type DetailPageDefinition<Detail> = {
  /** The kind of record in lower case, e.g. "verification". */
  readonly recordType: string;
  /** Loads the record. A hook, called on every render. */
  readonly useRecord: (id: string) => QueryState<Detail> & {
    readonly currentData?: Detail | undefined;
    readonly startedTimeStamp?: number | undefined;
  };
  readonly Review: ComponentType<{ record: Detail }>;
};

/** Creates the page of one record, which `defineQueuePage` shows beside its queue. */
export function defineDetailPage<Detail extends { readonly id: string; readonly status?: string }>({
  recordType,
  useRecord,
  Review,
}: DetailPageDefinition<Detail>): ComponentType {
  return function DetailPage() {
    const { id = '' } = useParams();
    const { listLink } = useReviewQueue();
    const query = useRecord(id);
    const { currentData, error, isFetching, refetch, startedTimeStamp } = query;
    useQueueReload({ id, status: currentData?.status, isFetching, refetch });
    return (
      <RecordRequestContext value={{ startedTimeStamp, isLoaded: !isFetching && error === undefined }}>
        <RecordBoundary query={{ ...query, data: currentData }} recordType={recordType} listLink={listLink}>
          {(record) => <Review key={record.id} record={record} />}
        </RecordBoundary>
      </RecordRequestContext>
    );
  };
}
