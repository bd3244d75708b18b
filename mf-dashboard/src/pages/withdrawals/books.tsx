import { CardSkeleton, Loading, Tab, TabList, TabPanel, Tabs } from '@platform/design-system';
import { useSearchParams } from '@platform/kit/router';
import { useState } from 'react';
import { Statement } from '../../features/ledger/statement/statement.tsx';
import { PendingVerifications } from '../../features/tasks/pending-verifications.tsx';
import { useCompletionsQuery } from '../../features/tasks/tasks-api.ts';
import { WithdrawalHistory } from '../../features/withdrawals/withdrawal-history.tsx';
import { Loaded } from '../../shared/loaded/loaded.tsx';

const TABS = ['history', 'pending', 'statement'] as const;

/** The three books of a member's money. Which one is open stands in the address. */
export function Books() {
  const [address, setAddress] = useSearchParams();
  const [tab, setTab] = useState(() => TABS.find((name) => name === address.get('tab')) ?? 'history');

  function open(name: string): void {
    setTab(TABS.find((known) => known === name) ?? 'history');
    setAddress(name === 'history' ? {} : { tab: name }, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs value={tab} onValueChange={open}>
      <TabList aria-label="Your books">
        <Tab value="history">Withdrawal History</Tab>
        <Tab value="pending">Pending Verifications</Tab>
        <Tab value="statement">Statement</Tab>
      </TabList>
      <TabPanel value="history">
        <WithdrawalHistory />
      </TabPanel>
      <TabPanel value="pending">
        <LockedRewards />
      </TabPanel>
      <TabPanel value="statement">
        <Statement />
      </TabPanel>
    </Tabs>
  );
}

function LockedRewards() {
  const query = useCompletionsQuery();
  return (
    <Loaded query={query} what="your rewards" skeleton={<LockedSkeleton />}>
      {({ items }) => <PendingVerifications completions={items} />}
    </Loaded>
  );
}

function LockedSkeleton() {
  return (
    <Loading label="Loading your rewards">
      <CardSkeleton height="12rem" />
    </Loading>
  );
}
