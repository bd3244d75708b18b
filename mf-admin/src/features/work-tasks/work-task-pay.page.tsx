import { BLUEPRINTS, MEDIAN_MAX_COUNT, type WorkTaskPay } from '@platform/contracts';
import { Card, EmptyState, Loading, PageHead, RefreshButton, Skeleton } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { PayTable } from './pay-table.tsx';
import { useAdminWorkTaskPayQuery } from './work-tasks-api.ts';

/** Compares what paid tasks pay per hour: as their authors estimate it, and as members did them. */
export function WorkTaskPayPage() {
  const query = useAdminWorkTaskPayQuery();
  const { isFetching, refetch } = query;
  return (
    <>
      <PageHead
        title="Pay per hour"
        lead={`Paid tasks on offer. A median is of the latest ${MEDIAN_MAX_COUNT} submissions that a person approved; those approved automatically do not count.`}
        aside={<RefreshButton busy={isFetching} onClick={() => void refetch()} />}
      />
      <QueryBoundary
        query={query}
        resource="the pay per hour"
        skeleton={
          <Loading label="Loading the pay per hour">
            <Skeleton $height="22rem" />
          </Loading>
        }
      >
        {({ items }) => <PayByBlueprint tasks={items} />}
      </QueryBoundary>
    </>
  );
}

/** One table for each blueprint, whose tasks all have the same reward. */
function PayByBlueprint({ tasks }: { tasks: readonly WorkTaskPay[] }) {
  if (tasks.length === 0)
    return (
      <Card>
        <EmptyState level={2} title="No paid tasks are on offer">
          Tasks come from the content of the platform.
        </EmptyState>
      </Card>
    );
  return BLUEPRINTS.map(({ id, name }) => {
    const own = tasks.filter(({ blueprintId }) => blueprintId === id);
    return own.length > 0 && <PayTable key={id} blueprint={name} tasks={own} />;
  });
}
