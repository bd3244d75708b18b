import { Alert, Money } from '@platform/design-system';
import { useAdminCountersQuery } from '../../shared/counters-api.ts';

/** Warns of demo tasks that are open in production; nothing while they are closed. */
export function ClickableNotice() {
  const { data } = useAdminCountersQuery();
  if (!data || data.clickableDollars === 0) return null;
  return (
    <Alert tone="danger" title="Demo tasks are open in production">
      A member who owns every blueprint can earn <Money amount={data.clickableDollars} /> by clicking alone.
      Without DEMO_TASKS=on they are closed.
    </Alert>
  );
}
