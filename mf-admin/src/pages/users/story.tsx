import type { UserCase } from '@platform/contracts';
import { Panel, Tab, TabList, TabPanel, Tabs } from '@platform/design-system';
import { useSearchParams } from '@platform/kit/router';
import {
  AuditStory,
  BlueprintStory,
  CompletionStory,
  LedgerStory,
  TicketStory,
  VerificationStory,
  WithdrawalStory,
} from './story-parts.tsx';

const PARTS = [
  { value: 'ledger', label: 'Ledger', Part: LedgerStory },
  { value: 'completions', label: 'Completions', Part: CompletionStory },
  { value: 'verifications', label: 'Verifications', Part: VerificationStory },
  { value: 'purchases', label: 'Purchases', Part: BlueprintStory },
  { value: 'withdrawals', label: 'Withdrawals', Part: WithdrawalStory },
  { value: 'tickets', label: 'Tickets', Part: TicketStory },
  { value: 'audit', label: 'Audit', Part: AuditStory },
] as const;

/** What a user did and what was done about it, by subject; the open one is kept in the address. */
export function Story({ record }: { record: UserCase }) {
  const [params, setParams] = useSearchParams();
  const open = PARTS.find(({ value }) => value === params.get('story')) ?? PARTS[0];

  const show = (value: string) => {
    const next = new URLSearchParams(params);
    next.set('story', value);
    setParams(next, { replace: true, preventScrollReset: true });
  };

  return (
    <Panel title="Story">
      <Tabs value={open.value} onValueChange={show}>
        <TabList aria-label="Story">
          {PARTS.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={open.value}>
          <open.Part userId={record.id} />
        </TabPanel>
      </Tabs>
    </Panel>
  );
}
