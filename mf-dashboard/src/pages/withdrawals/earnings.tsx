import type { User } from '@platform/contracts';
import { CardSkeleton, Loading } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { EarningsPanel } from '../../features/ledger/earnings/earnings-panel.tsx';
import { useCompletionsQuery } from '../../features/tasks/tasks-api.ts';

/** Loads the member's completions and shows their earnings. */
export function Earnings({ user }: { user: User }) {
  const query = useCompletionsQuery();
  return (
    <QueryBoundary query={query} resource="your rewards" skeleton={<EarningsSkeleton />}>
      {({ items }) => <EarningsPanel completions={items} now={user.now} />}
    </QueryBoundary>
  );
}

function EarningsSkeleton() {
  return (
    <Loading label="Loading your rewards">
      <CardSkeleton height="21rem" />
    </Loading>
  );
}
