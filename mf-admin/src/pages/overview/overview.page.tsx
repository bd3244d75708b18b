import { PageHead } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Counters, type Queue } from '../../features/admin/counters.tsx';
import { Guidelines } from '../../features/admin/guidelines.tsx';
import { NextStep } from '../../features/admin/next-step.tsx';

const QUEUES: readonly Queue[] = [
  {
    counter: 'verifications',
    label: 'Pending identity verifications',
    link: { path: paths.admin.verifications(), text: 'Review verifications' },
    note: 'Promised within 24-48 hours',
  },
  {
    counter: 'purchases',
    label: 'Pending paid purchases',
    link: { path: paths.admin.blueprints(), text: 'Review purchases' },
    note: 'Promised within about 24 hours',
  },
  {
    counter: 'withdrawals',
    label: 'Pending withdrawals',
    link: { path: paths.admin.withdrawals(), text: 'Review withdrawals' },
    note: 'Paid out 1-3 business days after approval',
  },
];

/** What waits for an administrator, and what an administrator keeps to. */
export function OverviewPage() {
  return (
    <>
      <PageHead
        title="Admin Dashboard"
        lead="What waits for a decision."
        aside={<NextStep queues={QUEUES} />}
      />
      <Counters queues={QUEUES} />
      <Guidelines />
    </>
  );
}
