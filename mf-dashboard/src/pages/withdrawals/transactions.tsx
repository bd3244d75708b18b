import type { User } from '@platform/contracts';
import { CardSkeleton, Loading, Stack, Tab, TabList, TabPanel, Tabs } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { useSearchParams } from '@platform/kit/router';
import { Statement } from '../../features/ledger/statement/statement.tsx';
import { PendingVerifications } from '../../features/tasks/pending-verifications.tsx';
import { useCompletionsQuery } from '../../features/tasks/tasks-api.ts';
import { InReviewPanel } from '../../features/work/offers/in-review-panel.tsx';
import { WithdrawalHistory } from '../../features/withdrawals/withdrawal-history.tsx';

const TABS = ['history', 'pending', 'statement'] as const;

/** Shows the withdrawal history, the locked rewards and the statement as tabs; the URL holds the open tab. */
export function Transactions({ user }: { user: User }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const tab = TABS.find((name) => name === searchParams.get('tab')) ?? 'history';

  function openTab(name: string): void {
    setSearchParams(name === 'history' ? {} : { tab: name }, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs value={tab} onValueChange={openTab}>
      <TabList aria-label="Transactions">
        <Tab value="history">Withdrawal History</Tab>
        <Tab value="pending">Pending Verifications</Tab>
        <Tab value="statement">Statement</Tab>
      </TabList>
      <TabPanel value="history">
        <WithdrawalHistory />
      </TabPanel>
      <TabPanel value="pending">
        <Stack>
          <InReviewPanel />
          <LockedRewards />
        </Stack>
      </TabPanel>
      <TabPanel value="statement">
        <Statement user={user} />
      </TabPanel>
    </Tabs>
  );
}

function LockedRewards() {
  const query = useCompletionsQuery();
  return (
    <QueryBoundary query={query} resource="your rewards" skeleton={<LockedSkeleton />}>
      {({ items }) => <PendingVerifications completions={items} />}
    </QueryBoundary>
  );
}

function LockedSkeleton() {
  return (
    <Loading label="Loading your rewards">
      <CardSkeleton height="12rem" />
    </Loading>
  );
}
