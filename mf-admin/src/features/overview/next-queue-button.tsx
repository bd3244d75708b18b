import { DUE_CASES_MAX, listDueCases } from '@platform/contracts';
import { Button, ForwardIcon, Text } from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useAdminCountersQuery } from '../../shared/counters-api.ts';
import { getCasePath } from '../../shared/review/case/case-page-link.tsx';
import { useAdminDueCasesQuery } from '../../shared/review/case/cases-api.ts';
import { useMay } from '../../shared/use-may.ts';
import type { Queue } from './counters.tsx';

/** Links to what is due first: a case that is overdue, otherwise the first queue in which something waits. */
export function NextQueueButton({ queues }: { queues: readonly Queue[] }) {
  const { data } = useAdminCountersQuery();
  const overdue = useOverdue();
  if (!data) return null;
  const queue = queues.find(({ counter }) => data[counter] > 0);
  const next =
    overdue ?? (queue && { path: queue.link.path, text: `${queue.link.text} (${data[queue.counter]})` });
  if (!next) return <Text $tone="muted">Nothing to review.</Text>;
  return (
    <Button variant="primary" asChild>
      <Link to={next.path}>
        {next.text}
        <ForwardIcon size={18} />
      </Link>
    </Button>
  );
}

/** The first of the overdue cases, which the API lists due first, with their number. */
function useOverdue(): { path: string; text: string } | undefined {
  const may = useMay();
  const now = useServerTime();
  const { data } = useAdminDueCasesQuery({}, { skip: !may(listDueCases) });
  const overdue = (data?.items ?? []).filter(
    ({ dueAt }) => now !== undefined && Date.parse(dueAt) <= Date.parse(now),
  );
  const path = overdue[0] && getCasePath(overdue[0].kind, overdue[0].id);
  if (path === undefined) return undefined;
  const count = overdue.length === DUE_CASES_MAX ? `${DUE_CASES_MAX} or more` : `${overdue.length}`;
  return { path, text: `Start with ${count} overdue` };
}
