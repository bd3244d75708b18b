import { Button, ForwardIcon, Text } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import type { Queue } from './counters.tsx';
import { useAdminCountersQuery } from '../../shared/counters-api.ts';

/** Links to the first queue with pending records. */
export function NextQueueButton({ queues }: { queues: readonly Queue[] }) {
  const { data } = useAdminCountersQuery();
  if (!data) return null;
  const next = queues.find(({ counter }) => data[counter] > 0);
  if (!next) return <Text $tone="muted">Nothing to review.</Text>;
  return (
    <Button variant="primary" asChild>
      <Link to={next.link.path}>
        {next.link.text} ({data[next.counter]})
        <ForwardIcon size={18} />
      </Link>
    </Button>
  );
}
