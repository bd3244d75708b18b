import type { User } from '@platform/contracts';
import { CardSkeleton, Loading } from '@platform/design-system';
import { EarningsPanel } from '../../features/ledger/earnings/earnings-panel.tsx';
import { useCompletionsQuery } from '../../features/tasks/tasks-api.ts';
import { Loaded } from '../../shared/loaded/loaded.tsx';

/** What the member's tasks have earned. */
export function Rewards({ user }: { user: User }) {
  const query = useCompletionsQuery();
  return (
    <Loaded query={query} what="your rewards" skeleton={<RewardsSkeleton />}>
      {({ items }) => <EarningsPanel completions={items} now={user.now} />}
    </Loaded>
  );
}

function RewardsSkeleton() {
  return (
    <Loading label="Loading your rewards">
      <CardSkeleton height="21rem" />
    </Loading>
  );
}
