import { Button, ForwardIcon, Text } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import type { Queue } from './counters.tsx';
import { useAdminCountersQuery } from './counters-api.ts';

/** The one thing to do next: the first queue in which something waits. */
export function NextStep({ queues }: { queues: readonly Queue[] }) {
  const { data } = useAdminCountersQuery();
  if (!data) return null;
  const next = queues.find(({ counter }) => data[counter] > 0);
  if (!next) return <Text $tone="muted">Nothing waits.</Text>;
  return (
    <Button variant="primary" asChild>
      <Link to={next.link.path}>
        {next.link.text} ({data[next.counter]})
        <ForwardIcon size={18} />
      </Link>
    </Button>
  );
}
