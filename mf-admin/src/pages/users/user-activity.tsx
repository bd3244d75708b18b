import type { UserDetail } from '@platform/contracts';
import { Panel, Tab, TabList, TabPanel, Tabs } from '@platform/design-system';
import { useSearchParams } from '@platform/kit/router';
import {
  AuditActivity,
  CompletionActivity,
  LedgerActivity,
  PurchaseActivity,
  TicketActivity,
  VerificationActivity,
  WithdrawalActivity,
} from './user-activity-lists.tsx';

const TABS = [
  { value: 'ledger', label: 'Ledger', List: LedgerActivity },
  { value: 'completions', label: 'Completions', List: CompletionActivity },
  { value: 'verifications', label: 'Verifications', List: VerificationActivity },
  { value: 'purchases', label: 'Purchases', List: PurchaseActivity },
  { value: 'withdrawals', label: 'Withdrawals', List: WithdrawalActivity },
  { value: 'tickets', label: 'Tickets', List: TicketActivity },
  { value: 'audit', label: 'Audit', List: AuditActivity },
] as const;

/** A user's records and what was done to them, one tab per kind. The URL holds the open tab. */
export function UserActivity({ record }: { record: UserDetail }) {
  const [params, setParams] = useSearchParams();
  const openTab = TABS.find(({ value }) => value === params.get('activity')) ?? TABS[0];

  const showTab = (value: string) => {
    const next = new URLSearchParams(params);
    next.set('activity', value);
    setParams(next, { replace: true, preventScrollReset: true });
  };

  return (
    <Panel title="Activity">
      <Tabs value={openTab.value} onValueChange={showTab}>
        <TabList aria-label="Activity">
          {TABS.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={openTab.value}>
          <openTab.List userId={record.id} />
        </TabPanel>
      </Tabs>
    </Panel>
  );
}
