import {
  listAllWithdrawals,
  listAudit,
  listPurchases,
  listTickets,
  listUserCompletions,
  listUserEntries,
  listVerifications,
  type UserDetail,
} from '@platform/contracts';
import { Panel, Tab, TabList, TabPanel, Tabs } from '@platform/design-system';
import { useSearchParams } from '@platform/kit/router';
import { useMay } from '../../shared/use-may.ts';
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
  { value: 'ledger', label: 'Ledger', endpoint: listUserEntries, List: LedgerActivity },
  { value: 'completions', label: 'Completions', endpoint: listUserCompletions, List: CompletionActivity },
  { value: 'verifications', label: 'Verifications', endpoint: listVerifications, List: VerificationActivity },
  { value: 'purchases', label: 'Purchases', endpoint: listPurchases, List: PurchaseActivity },
  { value: 'withdrawals', label: 'Withdrawals', endpoint: listAllWithdrawals, List: WithdrawalActivity },
  { value: 'tickets', label: 'Tickets', endpoint: listTickets, List: TicketActivity },
  { value: 'audit', label: 'Audit', endpoint: listAudit, List: AuditActivity },
] as const;

/** A user's records and what was done to them, one tab per kind that the roles include. The URL holds the open tab. */
export function UserActivity({ record }: { record: UserDetail }) {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const tabs = TABS.filter(({ endpoint }) => may(endpoint));
  const openTab = tabs.find(({ value }) => value === params.get('activity')) ?? tabs[0];
  if (!openTab) return null;

  const showTab = (value: string) => {
    const next = new URLSearchParams(params);
    next.set('activity', value);
    setParams(next, { replace: true, preventScrollReset: true });
  };

  return (
    <Panel title="Activity">
      <Tabs value={openTab.value} onValueChange={showTab}>
        <TabList aria-label="Activity">
          {tabs.map(({ value, label }) => (
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
